import { agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'
import { firstSense, englishQuality } from '#core/khulu/reading/english-of-role.ts'
import { englishBe, readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import type { ReadWordMeaning, WordRole } from '#core/khulu/reading/word-role.ts'
import { isCounted } from '#core/khulu/words/english-forms.ts'
import { readNounPhrase } from '#core/khulu/reading/noun-phrase.ts'
import { type Chunk, OWN_SUBJECT } from '#core/khulu/reading/chunk.ts'
import { readTwoWords, namesObject, readVerbChunk } from '#core/khulu/reading/read-verb-chunk.ts'
import { readWithNoun, readStressedOrBeing, readWhere, readStateOrName } from '#core/khulu/reading/read-being-chunk.ts'

/** True if the verb before has this noun as its object concord, so the noun is known: ndiyamazi utitshala, "the teacher". */
function isNamedThing(before: WordRole | undefined, words: readonly ReadWordMeaning[], at: number): boolean {
  const role = words[at]?.role
  return (
    before?.kind === 'verb' &&
    role?.kind === 'noun' &&
    !role.plural &&
    isCounted(firstSense(role.root)) &&
    namesObject(readVerbSense(before.morphemes), words, at)
  )
}

/** Reads the words from `at` on that make one English phrase; `next` is the place of the word after them. */
export function readChunk(
  words: readonly ReadWordMeaning[],
  at: number,
  subject: Agreement | null,
  before: WordRole | undefined,
): Chunk {
  const role = words[at]?.role
  const english = words[at]?.english ?? ''
  const next = words[at + 1]?.role
  const stressed = readStressedOrBeing(words, at, before)
  if (stressed) return stressed
  if (role?.kind === 'closed' && role.word.kind === 'exists' && next?.kind === 'noun' && next.plural)
    return { text: english.replace('is', 'are').replace('was', 'were'), next: at + 1 }
  const compound = readTwoWords(words, at, subject) ?? readWithNoun(words, at, subject)
  if (compound) return compound
  if (role?.kind === 'closed' && role.word.kind === 'where') return readWhere(role.word, words, at)
  const placed = readStateOrName(words, at, subject, before)
  if (placed) return placed
  const noun = readNounPhrase(
    words,
    at,
    at === 0 ||
      (before?.kind === 'whole' && before.root.partOfSpeech === 'conjunction' && before.root.lemma !== 'okanye') ||
      isNamedThing(before, words, at),
  )
  // Amanzi ashushu: the water is hot.
  if (noun)
    return {
      text: noun.text,
      next: noun.next,
      noun: words
        .slice(at, noun.next)
        .some(
          (one) =>
            one.role.kind === 'noun' &&
            noun.agreement === '6' &&
            !firstSense(one.role.root).endsWith('s') &&
            !isCounted(firstSense(one.role.root).split(' ').at(-1) ?? ''),
        )
        ? '14'
        : noun.agreement,
    }
  if (role?.kind === 'verb') return readVerbChunk(role, words, at, subject)
  if (role?.kind === 'closed' && role.word.kind === 'quality' && subject !== null) {
    const { past, negative, root } = role.word
    const be = englishBe(agreementClass(subject), past)
    return { text: `${be} ${negative ? 'not ' : ''}${englishQuality(root, agreementClass(subject))}`, next: at + 1 }
  }
  return { text: subject === null ? english : english.replace(OWN_SUBJECT, ''), next: at + 1 }
}
