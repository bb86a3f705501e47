import { readWord } from '#core/grammar/analyse-word.ts'
import { isSameAgreement } from '#core/grammar/check-agreement.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { classOfTag, kindOfTag } from '#core/grammar/morpheme.ts'
import { agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'
import type { WordReading } from '#core/grammar/word-reading.ts'

/** Cost beside the best reading up to which another is about as likely. */
const LIKELY = 300

/** Kinds of the first morpheme of a noun. */
const NOUN_STARTS = ['NPrePre', 'BPre']

/** Returns the readings of a word that are about as likely as the best. */
export function likelyReadings(word: string, engine: LanguageEngine): readonly WordReading[] {
  const readings = readWord(word, engine)
  return readings.filter(({ cost }) => cost - (readings[0]?.cost ?? 0) <= LIKELY)
}

/** Returns the classes of the nouns that a word can be, as they agree. `more` are further kinds of a first morpheme. */
export function nounClassesOf(word: string, engine: LanguageEngine, more: readonly string[] = []): Set<Agreement> {
  const starts = [...NOUN_STARTS, ...more]
  return new Set(
    likelyReadings(word, engine).flatMap(({ morphemes: [first] }) =>
      first && starts.includes(kindOfTag(first[1])) ? [agreementClass(classOfTag(first[1]) as Agreement)] : [],
    ),
  )
}

/** Tells whether a concord is of one of these classes. */
export const agreesWithAny = (concord: Agreement, classes: ReadonlySet<Agreement>): boolean =>
  [...classes].some((nounClass) => isSameAgreement(concord, nounClass))
