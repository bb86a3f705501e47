import type { ClauseMeaning, JoinedMeaning, NounMeaning, PlaceMeaning } from '#core/grammar/sentence/meaning.ts'

/** Meaning of the last utterance, which a follow-up changes. */
export type SaidMeaning = (
  | { clause: ClauseMeaning }
  | { noun: NounMeaning }
  | { place: PlaceMeaning }
  | { joined: JoinedMeaning }
) & {
  /** The English that it was read from, where it was. */
  english?: string
}
