//! One game between two people: the turn, two boards, two scores. Never speaks:
//! it returns facts to record and notices for somebody.
