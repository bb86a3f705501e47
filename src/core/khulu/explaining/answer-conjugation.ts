import { conjugateVerb, type ConjugatedVerb } from '#core/grammar/conjugate-verb.ts'
import { agreementClass, isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { answerEnglishForm, answerForm, SEVERAL } from '#core/khulu/explaining/answer-form.ts'
import { answerClause } from '#core/khulu/answers/answer-sentence.ts'
import { findNoun, findVerb, readOne } from '#core/khulu/answers/find-word.ts'
import { answerUnknown, answerUnknownWord, askMean } from '#core/khulu/answers/offer-near.ts'
import { lexiconSource, morphemeBlock, practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { CannotSay } from '#core/grammar/sentence/write-noun.ts'
import { say, type KhuluAnswer, type KhuluText, type SayingValue, type VerbThread } from '#core/khulu/khulu-answer.ts'
import { glossOf, tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { VerbChange } from '#core/khulu/questions/question.ts'
import { englishPredicate, readVerbSense, englishSubject } from '#core/khulu/reading/english-of-verb.ts'

const PRACTISE = '/grammar?category=verbs'
const SHOWN: readonly Agreement[] = ['1ps', '2ps', '1', '1pp', '2pp', '2']

const TENSES: Readonly<Record<VerbThread['tense'], 'present' | 'recent-past' | 'remote-past' | 'future'>> = {
  present: 'present',
  past: 'recent-past',
  'long-past': 'remote-past',
  future: 'future',
}
const TENSE_NAMES: Readonly<Record<VerbThread['tense'], KhuluText>> = {
  present: 'khulu.tense.present',
  past: 'khulu.tense.past',
  'long-past': 'khulu.tense.longPast',
  future: 'khulu.tense.future',
}
const TENSE_RULES: Readonly<Record<VerbThread['tense'], KhuluText>> = {
  present: 'khulu.rule.present',
  past: 'khulu.rule.past',
  'long-past': 'khulu.rule.past',
  future: 'khulu.rule.future',
}

const conjugate = ({ verb, subject, tense, negative }: VerbThread, { engine }: KhuluWorld): ConjugatedVerb =>
  conjugateVerb(
    {
      verb,
      subject,
      tense: TENSES[tense],
      polarity: negative ? 'negative' : 'positive',
      mood: 'indicative',
      verbForm: 'long',
    },
    engine.grammar,
  )

/** Returns the text of a subject: a person by name, a class by number. */
const whoOf = (subject: Agreement): SayingValue =>
  isPerson(subject) || subject === '1' || subject === '2' ? { text: `khulu.who.${subject}` } : { text: 'khulu.who.it' }

const tenseValues = ({ tense, negative }: VerbThread): Record<string, SayingValue> => ({
  tense: { text: TENSE_NAMES[tense] },
  polarity: { text: negative ? 'khulu.polarity.negative' : 'khulu.polarity.positive' },
})

const sourcesOf = (root: LexiconRoot, { tense, negative }: VerbThread): KhuluAnswer['sources'] => [
  lexiconSource(root),
  ruleSource(TENSE_RULES[tense]),
  ...(negative ? [ruleSource('khulu.rule.negative')] : []),
]

/** Answers one form of a verb, in its pieces. */
function answerOne(root: LexiconRoot, thread: VerbThread, world: KhuluWorld): KhuluAnswer {
  const { forms, morphemes } = conjugate(thread, world)
  const [form = '', ...others] = forms
  const { subject, tense, negative } = thread
  const sense = { subject, tense, negative, form: 'statement', object: null, passive: false, perfect: true } as const
  const predicate = englishPredicate(root, { ...readVerbSense([]), ...sense })
  const meaning = `${englishSubject(agreementClass(subject))} ${predicate}`
  const alone = morphemes.length === 1
  return {
    says: [
      say(
        'khulu.conjugate.one',
        { word: form },
        { meaning: tellMeaning(meaning, world), who: whoOf(thread.subject), ...tenseValues(thread) },
      ),
      ...(others[0] === undefined || thread.tense === 'present' ? [] : [say('khulu.say.also', { word: others[0] })]),
    ],
    blocks: [
      ...(alone ? morphemeBlock(form, morphemes[0] ?? [], root, world) : []),
      ...soundBlock(form, world),
      practiseBlock(PRACTISE),
    ],
    sources: sourcesOf(root, thread),
    known: true,
    asked: 'conjugate',
    thread,
  }
}

/** Answers the forms of all persons in one tense. */
function answerTable(root: LexiconRoot, thread: VerbThread, world: KhuluWorld): KhuluAnswer {
  const rows = SHOWN.map((subject) => [
    { saying: say(`khulu.who.${subject}`) },
    { word: conjugate({ ...thread, subject }, world).forms[0] ?? '' },
  ])
  return {
    says: [
      say('khulu.conjugate.table', { word: root.lemma }, { meaning: glossOf(root, world), ...tenseValues(thread) }),
    ],
    blocks: [{ kind: 'table', heads: [say('khulu.head.who'), say('khulu.head.form')], rows }, practiseBlock(PRACTISE)],
    sources: sourcesOf(root, thread),
    known: true,
    asked: 'conjugate',
    thread: { ...thread, all: true },
  }
}

/** Answers with a verb in the requested tense and polarity, in one person or all. */
export function answerConjugation(phrase: string, change: VerbChange, world: KhuluWorld): KhuluAnswer {
  const formed =
    change.tense === undefined && change.negative === undefined
      ? null
      : (answerForm(phrase, change, world) ??
        (phrase.includes(' ')
          ? answerEnglishForm(
              world.prefersAfrikaans ? world.speech.read(phrase, world.afrikaans).english : phrase,
              change,
              world,
            )
          : null))
  if (formed) return formed
  const root = findVerb(phrase, world)
  if (!root) {
    const isKnown = readOne(phrase, world) !== null || findNoun(phrase, world) !== null
    return isKnown
      ? answerUnknown(
          [say('khulu.verb.isNone', {}, { phrase })],
          [askMean(findNoun(phrase, world)?.root.lemma ?? phrase), say('khulu.ask.conjugate', { word: 'ukufunda' })],
        )
      : answerUnknownWord(phrase, world)
  }
  const thread: VerbThread = {
    kind: 'verb',
    verb: root.lemma,
    subject: change.subject ?? '1ps',
    tense: change.tense ?? 'present',
    negative: change.negative ?? false,
  }
  return change.subject === undefined ? answerTable(root, thread, world) : answerOne(root, thread, world)
}

/** Answers with the conversation's verb in another tense, polarity or person. A sentence changes as a whole. */
export function answerChange(thread: VerbThread, asked: VerbChange, plural: boolean, world: KhuluWorld): KhuluAnswer {
  const change = plural && asked.subject === undefined ? { ...asked, subject: SEVERAL[thread.subject] } : asked
  const changed: VerbThread = {
    ...thread,
    all: false,
    tense: change.tense ?? thread.tense,
    negative: change.negative ?? thread.negative,
    subject: change.subject ?? thread.subject,
  }
  const several = plural && thread.clause?.subject?.kind === 'noun' ? thread.clause.subject : null
  const { clause } = thread
  const root = world.engine.lexicon.words
    .get(thread.verb.toLowerCase())
    ?.find(({ partOfSpeech }) => partOfSpeech === 'verb')
  // An order to several: don't run, and to many children?
  if (clause?.mood === 'order' && plural) return answerClause({ ...clause, several: true }, world)
  if (clause && clause.subject) {
    const { subject } = change
    const who = several
      ? { ...several, plural: true }
      : subject !== undefined && (isPerson(subject) || subject === '1' || subject === '2')
        ? ({ kind: 'pronoun', agreement: subject } as const)
        : clause.subject
    try {
      return answerClause(
        { ...clause, tense: change.tense ?? clause.tense, negative: changed.negative, subject: who },
        world,
      )
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error
    }
  }
  return root
    ? (thread.all && change.subject === undefined ? answerTable : answerOne)(root, changed, world)
    : answerUnknownWord(thread.verb, world)
}
