import { mistakenClasses } from '#core/exercises/alter-clause.ts'
import type { Candidate } from '#core/exercises/draft.ts'
import { genitive, indefinite, pronounOwner } from '#core/exercises/english-phrases.ts'
import type { BankDescription, BankNoun, ExerciseBank, NounForm } from '#core/exercises/exercise-bank.ts'
import type { ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'
import { numberOf, pickForm, PRONOUN_SUBJECTS } from '#core/exercises/pick-clause.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { absolutePronoun, adjectiveForm, relativeForm } from '#core/grammar/agree.ts'
import { makePossessive, possessivePronoun } from '#core/grammar/inflect-noun.ts'
import type { Agreement, NounClass } from '#core/grammar/noun-classes.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

/** A noun and a word that agrees with it: `inja enkulu`, `incwadi yam`. */
export type NounPhrase = {
  noun: NounForm
  /** The word that agrees. */
  word: string
  /** Base of the word as shown: `-khulu`, `umntwana`, `mna`. */
  from: string
  english: string
  wrong: readonly Candidate[]
  roots: readonly string[]
  skills: readonly GrammarSkill[]
}

/** Returns the phrase with the word that each mistaken class would have. */
const wrongWords = (noun: NounForm, words: readonly string[], errorClasses: readonly ErrorClass[]): Candidate[] =>
  words.map((word) => ({ text: word, answer: `${noun.word} ${word}`, errorClasses }))

/** Picks a noun with an adjective or a relative. */
export function pickDescribed(
  random: SeededRandom,
  { descriptions, engine: { grammar } }: ExerciseBank,
  level: ExerciseLevel,
  kind: 'adjective' | 'relative',
): NounPhrase {
  const fitting = descriptions.filter(
    ({ root, level: from }) => root.partOfSpeech === kind && (level === 'A2' || from === 'A1'),
  )
  const { root, english, nouns }: BankDescription = random.pick(fitting)
  const noun = pickForm(random, nouns)
  const form = (nounClass: NounClass): string =>
    kind === 'adjective' ? adjectiveForm(root.root, nounClass, grammar) : relativeForm(root.root, nounClass, grammar)
  return {
    noun,
    word: form(noun.nounClass),
    from: `-${root.root}`,
    english: indefinite(noun, english),
    wrong: wrongWords(noun, mistakenClasses(noun.nounClass, random).map(form), [`${kind}-concord`]),
    roots: [noun.root.id, root.id],
    skills: [`${kind}-concord.${noun.nounClass}`],
  }
}

/**
 * Returns the form that so many owners have of something: several people have several heads and hats. Null where the
 * noun has no such form.
 */
function formFor(owner: 'singular' | 'plural', { forms }: BankNoun, random: SeededRandom): NounForm | null {
  const noun = random.pick(forms)
  const ofEach = noun.root.semanticClass === 'body-part' || noun.root.semanticClass === 'clothing'
  return ofEach && owner === 'plural' && noun.number === 'singular'
    ? (forms.find(({ number }) => number === 'plural') ?? null)
    : noun
}

/** Makes a possessive of a person without a name: `incwadi yam`. */
function ownedByPerson(
  owned: BankNoun,
  random: SeededRandom,
  { engine: { grammar } }: ExerciseBank,
): NounPhrase | null {
  const owner: Agreement = random.pick(PRONOUN_SUBJECTS)
  const noun = formFor(numberOf(owner), owned, random)
  if (!noun) return null
  const form = (nounClass: NounClass): string => possessivePronoun(owner, nounClass, grammar)
  const otherOwners = random
    .shuffle(PRONOUN_SUBJECTS.filter((other) => other !== owner))
    .map((other) => possessivePronoun(other, noun.nounClass, grammar))
  return {
    noun,
    word: form(noun.nounClass),
    from: absolutePronoun(owner, grammar),
    english: `${pronounOwner(owner)} ${noun.english}`,
    wrong: [
      ...wrongWords(noun, mistakenClasses(noun.nounClass, random).slice(0, 4).map(form), ['possessive-concord']),
      ...wrongWords(noun, otherOwners, ['other-word']),
    ],
    roots: [noun.root.id],
    skills: [`possessive-concord.${noun.nounClass}`],
  }
}

/** Writes a noun with its owner: `incwadi yomntwana`, `isikolo sikamama`. */
function ownedByNoun(
  owned: BankNoun,
  random: SeededRandom,
  { owners, engine: { grammar } }: ExerciseBank,
): NounPhrase | null {
  const owner = pickForm(random, owners)
  const noun = formFor(owner.number, owned, random)
  if (!noun) return null
  const form = (nounClass: NounClass): string => makePossessive(owner.word, owner.nounClass, nounClass, grammar)
  return {
    noun,
    word: form(noun.nounClass),
    from: owner.word,
    english: `${genitive(owner)} ${noun.english}`,
    wrong: wrongWords(noun, mistakenClasses(noun.nounClass, random).map(form), ['possessive-concord']),
    roots: [noun.root.id, owner.root.id],
    skills: [`possessive-concord.${noun.nounClass}`],
  }
}

/** Picks a thing and its owner; null if the drawn words don't fit each other. */
export function pickOwned(random: SeededRandom, bank: ExerciseBank): NounPhrase | null {
  const owned = random.pick(bank.owned)
  return random.next() < 0.5 ? ownedByPerson(owned, random, bank) : ownedByNoun(owned, random, bank)
}
