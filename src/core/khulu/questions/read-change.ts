import type { VerbChange } from '#core/khulu/questions/question.ts'
import type { AskingWords } from '#core/khulu/asking/asking-words.ts'

/** Changes of a verb, in the order of the search; the first of each kind counts. */
const CHANGES: readonly VerbChange[] = [
  { tense: 'long-past' },
  { tense: 'past' },
  { tense: 'future' },
  { tense: 'present' },
  { negative: true },
  { negative: false },
  { subject: '2pp' },
  { subject: '1pp' },
  { subject: '2' },
  { subject: '1' },
  { subject: '2ps' },
  { subject: '1ps' },
]

/** Requested change, whether there is any, and the phrase it applies to. */
export type AskedChange = { change: VerbChange; isAny: boolean; rest: string }

/** Takes tense, polarity and person out of a text; the rest is the phrase. */
export function readChange(
  text: string,
  askingLanguages: readonly Pick<AskingWords, 'changes' | 'fillers'>[],
): AskedChange {
  let rest = ` ${text} `
  const take = (sign: RegExp | null | undefined): boolean => {
    const found = sign?.test(rest) ?? false
    if (found && sign) rest = rest.replace(sign, ' ')
    return found
  }
  const change: VerbChange = {}
  for (const [at, one] of CHANGES.entries()) {
    const isOpen = Object.keys(one).every((kind) => !(kind in change))
    if (isOpen && askingLanguages.some(({ changes }) => take(changes[at]))) Object.assign(change, one)
  }
  for (const { fillers } of askingLanguages) rest = rest.replaceAll(fillers, ' ')
  return {
    change,
    isAny: Object.keys(change).length > 0,
    rest: rest.replaceAll(/[?.,]/g, ' ').replaceAll(/\s+/g, ' ').trim(),
  }
}
