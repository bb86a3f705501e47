import { isDoneByPerson, type Clause } from '#core/exercises/clause.ts'
import type { BankFrame, BankNoun, ExerciseBank, NounForm, SentenceEnding } from '#core/exercises/exercise-bank.ts'
import type { ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import type { ExerciseTense } from '#core/exercises/grammar-skills.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { locateNoun } from '#core/grammar/locate-noun.ts'
import { PERSONS, type Agreement } from '#core/grammar/noun-classes.ts'

/** Wishes for a clause. */
export type ClauseWish = {
  level: ExerciseLevel
  subject: 'noun' | 'person'
  object: 'none' | 'maybe' | 'concord'
  tenses: readonly ExerciseTense[]
  negative: boolean
  /** True if words of time or place may follow. */
  ending: boolean
}

/** Subjects of a verb without a noun: I, you, we, he or she (class 1), they (class 2). */
export const PRONOUN_SUBJECTS: readonly Agreement[] = [...PERSONS, '1', '2']

/** A verb that only some can be said to do (to crawl, to bark) isn't said of I or you. */
const FEWEST_DOERS = 5

const isPerson = ({ root }: BankNoun): boolean => root.semanticClass === 'person'

const suitsAnyone = ({ subjects }: BankFrame): boolean => subjects.filter(isPerson).length >= FEWEST_DOERS

/** Verbs beginning with a vowel join with the object concord before them, which then can't be seen apart. */
const showsObjectConcord = ({ verb }: BankFrame): boolean => !/^[aeiou]/.test(verb.root)

const atLevel =
  (level: ExerciseLevel) =>
  (made: { level: ExerciseLevel }): boolean =>
    level === 'A2' || made.level === 'A1'

/** Tells whether the long past sounds like the present: after ba- and a-, before an object (batya isonka). */
const soundsPresent = (subject: Agreement, hasObject: boolean): boolean =>
  hasObject && ['2', '2a', '6'].includes(subject)

function pickFrame(
  random: SeededRandom,
  { frames }: ExerciseBank,
  { level, subject, object, tenses }: ClauseWish,
): { frame: BankFrame; tense: ExerciseTense } {
  const tense = random.pick(tenses)
  const wantsObject = object === 'concord' || (object === 'maybe' && random.next() < 0.6)
  const fitting = frames
    .filter(atLevel(level))
    .filter(
      (frame) =>
        !frame.without.includes(tense) &&
        (frame.objects !== null) === wantsObject &&
        (subject === 'noun' || suitsAnyone(frame)) &&
        (object !== 'concord' || showsObjectConcord(frame)),
    )
  return { frame: random.pick(fitting), tense }
}

/** Picks a noun in one of its numbers. */
export const pickForm = (random: SeededRandom, nouns: readonly BankNoun[]): NounForm =>
  random.pick(random.pick(nouns).forms)

/** Returns the number, singular or plural, of a person or of class 1 or 2. */
export const numberOf = (subject: Agreement): NounForm['number'] =>
  ['1pp', '2pp', '2'].includes(subject) ? 'plural' : 'singular'

/** Picks an object; where everyone has their own (hats that are put on), in the number of the subject. */
function pickObject(
  random: SeededRandom,
  frame: BankFrame,
  noun: NounForm | null,
  subject: Agreement,
): NounForm | null {
  const others = (frame.objects ?? []).filter(({ root }) => root !== noun?.root)
  if (others.length === 0) return null
  if (!frame.sameNumber) return pickForm(random, others)
  const wanted = noun?.number ?? numberOf(subject)
  const { forms } = random.pick(others)
  return forms.find(({ number }) => number === wanted) ?? random.pick(forms)
}

/** Picks the time or place of a clause. Only people get a place, since a cow is not at school. */
function pickEnding(
  random: SeededRandom,
  clause: Clause,
  { times, places, engine }: ExerciseBank,
): SentenceEnding | null {
  if (!isDoneByPerson(clause) || random.next() < 0.5) return null
  const place =
    clause.frame.places.length > 0 && random.next() < 0.7 ? places.get(random.pick(clause.frame.places)) : undefined
  if (place?.root.nounClass) {
    const { root, english } = place
    return {
      skill: 'sentence.place',
      root,
      english,
      words: locateNoun(root.lemma, root.nounClass ?? '9', engine.grammar, root.locative),
    }
  }
  const adverbs = times[clause.tense] ?? []
  if (adverbs.length === 0 || !clause.frame.hasTime) return null
  const { root, english } = random.pick(adverbs)
  return { skill: 'sentence.time', root, english, words: [root.lemma] }
}

/** Tells whether a clause shows its tense unambiguously. */
export const isPlainTense = ({ tense, subject, object, negative }: Clause): boolean =>
  tense !== 'remote-past' || negative || !soundsPresent(subject, object !== null)

/** Picks a sensible clause that meets a wish. */
export function pickClause(random: SeededRandom, bank: ExerciseBank, wish: ClauseWish): Clause {
  const { frame, tense } = pickFrame(random, bank, wish)
  const noun = wish.subject === 'noun' ? pickForm(random, frame.subjects) : null
  const subject = noun?.nounClass ?? random.pick(PRONOUN_SUBJECTS)
  const object = pickObject(random, frame, noun, subject)
  const clause: Clause = {
    subject,
    noun,
    frame,
    object,
    objectConcord: wish.object === 'concord' && object !== null,
    tense,
    negative: wish.negative,
    ending: null,
  }
  return wish.ending ? { ...clause, ending: pickEnding(random, clause, bank) } : clause
}
