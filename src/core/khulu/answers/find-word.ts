import { splitNoun } from '#core/grammar/find-noun-class.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import type { EnglishMatch } from '#core/khulu/words/english-index.ts'

/** Removes the article and “to” from a phrase. */
export const bareEnglish = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/^(?:to |an? |the |die |'n |’n )/, '')
    .trim()

/** Returns a phrase in English; Afrikaans words that English lacks are translated. */
export function asEnglish(phrase: string, world: KhuluWorld): string {
  const bare = bareEnglish(phrase)
  const own = world.prefersAfrikaans ? world.afrikaans.toEnglish.get(bare) : undefined
  if (world.english.has(bare) && own === undefined) return bare
  const read = world.speech.read(phrase, world.afrikaans)
  return read.unknown.length === 0 && read.known > 0 ? bareEnglish(read.english) : bare
}

/** Finds the roots of an English or Afrikaans word or phrase, the most usual first. */
export const matchEnglish = (phrase: string, world: KhuluWorld): readonly EnglishMatch[] =>
  world.english.get(asEnglish(phrase, world)) ?? []

/** Reads a phrase of one word of the learning language; null for others. */
export function readOne(phrase: string, world: KhuluWorld): WordRole | null {
  const words = wordsOfText(phrase)
  if (words.length !== 1) return null
  const [role] = listRoles(words[0] ?? '', world.engine, world.closed)
  return role && role.kind !== 'unknown' ? role : null
}

/** Tells whether the learning language has every word of a phrase. */
export function isOwnLanguage(phrase: string, world: KhuluWorld): boolean {
  const words = wordsOfText(phrase)
  return (
    words.length > 0 &&
    words.every(
      (word) => world.contentWords.has(word) || listRoles(word, world.engine, world.closed)[0]?.kind !== 'unknown',
    )
  )
}

/** Tells whether a phrase belongs to the learning language rather than to English or Afrikaans. */
export function isMeantAsOwn(phrase: string, world: KhuluWorld): boolean {
  if (!isOwnLanguage(phrase, world)) return false
  const words = wordsOfText(phrase)
  const known = words.filter(
    (word) => world.engine.lexicon.words.has(plainWord(word)) || world.contentWords.has(word),
  ).length
  const foreign = words.filter(
    (word) => world.english.has(word) || world.afrikaans.toEnglish.has(word) || /^(?:the|to|am)$/.test(word),
  ).length
  return (
    foreign === 0 ||
    known > foreign ||
    (known === foreign && known === words.length && words.length === 1 && /^(?:i|u|a|o)/.test(words[0] ?? ''))
  )
}

/** Noun of a question, with the form in which it was asked. */
export type FoundNoun = { root: LexiconRoot; asked: string; plural: boolean }

/** Finds the noun of a phrase in the learning language, English or Afrikaans; in a longer phrase the first noun. */
export function findNoun(phrase: string, world: KhuluWorld): FoundNoun | null {
  const whole = findNounOf(phrase, world)
  if (whole || !phrase.includes(' ')) return whole
  const words = wordsOfText(phrase).filter((word) => !world.stopWords.has(word))
  return (
    [...words.filter((word) => isMeantAsOwn(word, world)), ...words]
      .map((word) => findNounOf(word, world))
      .find((found) => found !== null) ?? null
  )
}

function findNounOf(phrase: string, world: KhuluWorld): FoundNoun | null {
  const entry = world.engine.lexicon.words
    .get(plainWord(phrase))
    ?.find(({ partOfSpeech, nounClass }) => partOfSpeech === 'noun' && nounClass !== undefined)
  if (entry) {
    const plural =
      entry.plural !== undefined &&
      plainWord(entry.plural) === plainWord(phrase) &&
      plainWord(entry.lemma) !== plainWord(phrase)
    return { root: entry, asked: plural ? (entry.plural ?? entry.lemma) : entry.lemma, plural }
  }
  const role = readOne(phrase, world)
  if (
    role?.kind === 'noun' &&
    role.root.nounClass !== undefined &&
    !(world.english.get(bareEnglish(phrase))?.some(({ root }) => root.partOfSpeech === 'noun') && role.link !== 'none')
  ) {
    return {
      root: role.root,
      asked: role.plural && role.root.plural !== undefined ? role.root.plural : role.root.lemma,
      plural: role.plural,
    }
  }
  const match = matchEnglish(phrase, world).find(({ root }) => root.partOfSpeech === 'noun')
  // Sesitya, of the dish, though it is also what we still do.
  const owner =
    match || role?.kind === 'noun'
      ? undefined
      : listRoles(phrase, world.engine, world.closed).find((one) => one.kind === 'noun' && one.link === 'of')
  if (owner?.kind === 'noun' && owner.root.nounClass !== undefined)
    return {
      root: owner.root,
      asked: owner.plural ? (owner.root.plural ?? owner.root.lemma) : owner.root.lemma,
      plural: owner.plural,
    }
  return match
    ? {
        root: match.root,
        asked: match.form === 'plural' && match.root.plural !== undefined ? match.root.plural : match.root.lemma,
        plural: match.form === 'plural',
      }
    : null
}

/** Finds the verb of a phrase in the learning language, English or Afrikaans. */
export function findVerb(phrase: string, world: KhuluWorld): LexiconRoot | null {
  const words = wordsOfText(phrase)
  const candidates = [phrase, ...words.toReversed()]
  for (const candidate of candidates) {
    const plain = plainWord(candidate)
    const entry =
      world.engine.lexicon.words.get(plain)?.find(({ partOfSpeech }) => partOfSpeech === 'verb') ??
      world.engine.lexicon.words
        .get(plain.startsWith('uku') ? plain : `uku${plain.replace(/^-/, '')}`)
        ?.find(({ partOfSpeech }) => partOfSpeech === 'verb')
    if (entry) return entry
    const role = readOne(candidate, world)
    if (role?.kind === 'verb' && !world.english.has(bareEnglish(candidate))) return role.root
    const match = matchEnglish(candidate, world).find(({ root }) => root.partOfSpeech === 'verb')
    if (match) return match.root
  }
  return null
}

/** Finds the likeliest class of a noun that the lexicon lacks, but texts attest. */
export function findAttestedNoun(
  phrase: string,
  { engine }: KhuluWorld,
): { noun: string; nounClass: NonNullable<LexiconRoot['nounClass']> } | null {
  const noun = phrase.trim()
  if (!/^[aeiou][a-z-]+$/i.test(noun)) return null
  const split = splitNoun(noun, engine.grammar).find(({ stem }) => engine.lexicon.attested.NStem.has(plainWord(stem)))
  return split ? { noun, nounClass: split.nounClass } : null
}
