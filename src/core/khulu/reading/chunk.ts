import type { Agreement } from '#core/grammar/noun-classes.ts'

/** Words read as one English phrase, with the place of the next word. */
export type Chunk = { text: string; next: number; noun?: Agreement }

/** Pattern of a pronoun at the beginning of a phrase, which a subject before it makes needless. */
export const OWN_SUBJECT = /^(?:I|you \(several\)|you|we|they|he or she|it) /
