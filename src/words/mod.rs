//! What can be said and heard in play, as typed tables, one file a language.
//! Never knows how words reach a person.
