/** Version of the partner charter: the day of its text. A new text needs a new version, which everybody is asked to accept. */
export const CHARTER_VERSION = '2026-11-24'

/** Sections of the charter, in order. Each has a title and a text: `partnersCharter.<section>` and `.text`. */
export const CHARTER_SECTIONS = ['children', 'honesty', 'language', 'data', 'money', 'support', 'ending'] as const
