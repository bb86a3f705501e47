import type { BankNoun, ExerciseBank } from '#core/exercises/exercise-bank.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

type Keep = (noun: BankNoun) => BankNoun | null

const keepAll = (nouns: readonly BankNoun[], keep: Keep): BankNoun[] => nouns.map(keep).filter((noun) => noun !== null)

/** Returns the bank with only the nouns that `of` keeps in each place; frames without nouns are removed. */
function keepNouns(
  bank: ExerciseBank,
  of: { subjects?: Keep; objects?: Keep; described?: Keep; owners?: Keep; owned?: Keep; counted?: Keep },
): ExerciseBank {
  const all: Keep = (noun) => noun
  const { subjects = all, objects = all, described = all, owners = all, owned = all, counted = all } = of
  return {
    ...bank,
    frames: bank.frames
      .map((frame) => ({
        ...frame,
        subjects: keepAll(frame.subjects, subjects),
        objects: frame.objects && keepAll(frame.objects, objects),
      }))
      .filter((frame) => frame.subjects.length > 0 && frame.objects?.length !== 0),
    descriptions: bank.descriptions
      .map((description) => ({ ...description, nouns: keepAll(description.nouns, described) }))
      .filter(({ nouns }) => nouns.length > 0),
    owners: keepAll(bank.owners, owners),
    owned: keepAll(bank.owned, owned),
    counted: keepAll(bank.counted, counted),
  }
}

/** Returns the bank reduced to known roots. */
export function limitBank(bank: ExerciseBank, known: ReadonlySet<string>): ExerciseBank {
  const knows = ({ root }: { root: LexiconRoot }): boolean => known.has(root.id)
  const keep: Keep = (noun) => (knows(noun) ? noun : null)
  const limited = keepNouns(bank, {
    subjects: keep,
    objects: keep,
    described: keep,
    owners: keep,
    owned: keep,
    counted: keep,
  })
  const times = Object.entries(limited.times).map(([tense, adverbs]) => [tense, adverbs.filter(knows)])
  return {
    ...limited,
    frames: limited.frames
      .filter(({ verb }) => known.has(verb.id))
      .map((frame) => ({ ...frame, places: frame.places.filter((place) => known.has(place)) })),
    descriptions: limited.descriptions.filter(knows),
    times: Object.fromEntries(times) as ExerciseBank['times'],
  }
}

/** Returns a noun in its forms of a class alone; null where it has none. */
const inClass =
  (nounClass: string): Keep =>
  (noun) => {
    const forms = noun.forms.filter((form) => form.nounClass === nounClass)
    return forms.length === 0 ? null : { ...noun, forms }
  }

/** A noun whose singular is of a class. */
const withSingular =
  (nounClass: string): Keep =>
  (noun) =>
    noun.singular?.nounClass === nounClass && noun.plural ? noun : null

const CLASSLESS_KINDS = ['tense', 'negative', 'number', 'time', 'sentence']

const NOTHING_DESCRIBED = { owned: [], owners: [], descriptions: [] } as const

/**
 * Returns the bank reduced to words that show a skill, so that a draw needn't wait for one by luck. @param known the
 * learner's skills: numbers agree with what is counted
 */
export function focusBank(bank: ExerciseBank, skill: GrammarSkill, known: ReadonlySet<GrammarSkill>): ExerciseBank {
  const [kind = '', rest = ''] = skill.split('.')
  if (skill === 'number.counting')
    return keepNouns(bank, {
      counted: (noun) => (known.has(`adjective-concord.${noun.plural?.nounClass ?? '10'}`) ? noun : null),
    })
  if (CLASSLESS_KINDS.includes(kind) || /p[sp]$/.test(rest)) return bank
  const nouns = inClass(rest)
  if (kind === 'subject-concord') return { ...keepNouns(bank, { subjects: nouns }), ...NOTHING_DESCRIBED }
  if (kind === 'object-concord') return { ...keepNouns(bank, { objects: nouns }), ...NOTHING_DESCRIBED }
  if (kind === 'possessive-concord') return { ...keepNouns(bank, { owned: nouns }), frames: [], descriptions: [] }
  if (kind === 'noun-plural') return keepNouns(bank, { subjects: withSingular(rest), counted: withSingular(rest) })
  const described = keepNouns(bank, { described: nouns }).descriptions
  return {
    ...bank,
    frames: [],
    owned: [],
    descriptions: described.filter(({ root }) => `${root.partOfSpeech}-concord` === kind),
  }
}
