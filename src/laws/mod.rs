//! What the Laws say: editions as tables of parameters with their article numbers.
//! Never decides a game: it answers, and names what is left to judgement.
