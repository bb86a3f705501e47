import type { MessageId } from '../../platform/i18n/text-areas.ts'

/** Keys of retired answer texts, with their replacements; stored conversations still use them. */
const RETIRED: Readonly<Record<string, MessageId>> = {
  'khulu.ask.meanEnkosi': 'khulu.ask.mean',
  'khulu.ask.conjugatePast': 'khulu.ask.conjugate',
  'khulu.unknown.phrase': 'khulu.unknown.word',
}

/** Returns the text key of an answer, also of one that an earlier version stored. */
export const textToday = (text: string): MessageId => RETIRED[text] ?? (text as MessageId)
