import type { ClauseMeaning, JoinedMeaning, NounMeaning, PlaceMeaning } from '#core/grammar/sentence/meaning.ts'

/** What was said last, as it is meant: what a follow-up says otherwise. */
export type SaidMeaning = (
  | { clause: ClauseMeaning }
  | { noun: NounMeaning }
  | { place: PlaceMeaning }
  | { joined: JoinedMeaning }
) & {
  /** The English that it was read from, where it was. */
  english?: string
}
