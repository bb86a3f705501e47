/**
 * Kinds of suggestions: a better interface text, a better word for an item, or a better English meaning of it. None
 * changes what ships: people take accepted ones over by hand.
 */
export const SUGGESTION_KINDS = ['text', 'word', 'meaning'] as const

export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

/** States of a suggestion. Only its author and staff see a waiting one. */
export const SUGGESTION_STATES = ['waiting', 'accepted', 'declined'] as const

export type SuggestionState = (typeof SUGGESTION_STATES)[number]

/** Decisions of staff. */
export const SUGGESTION_DECISIONS = ['accepted', 'declined'] as const satisfies readonly SuggestionState[]

/** Longest texts in characters, and the most rows of a list. */
export const COMMUNITY_LIMITS = { text: 1000, note: 500, query: 80, target: 120, found: 20, listed: 50, exported: 2000 }
