import type { Agreement } from '#core/grammar/noun-classes.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { answerClause } from '#core/khulu/answers/answer-sentence.ts'
import { lexiconSource, morphemeBlock, practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { readEnglish } from '#core/khulu/clause/read-english.ts'
import { CannotSay } from '#core/grammar/sentence/write-noun.ts'
import { say, type KhuluAnswer, type VerbThread } from '#core/khulu/khulu-answer.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import type { VerbChange } from '#core/khulu/questions/question.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'

/** Plural of each singular person. */
export const SEVERAL: Readonly<Partial<Record<Agreement, Agreement>>> = {
  '1ps': '1pp',
  '2ps': '2pp',
  '1': '2',
  '3': '4',
  '5': '6',
  '7': '8',
  '9': '10',
  '11': '10',
}

const TENSES: Readonly<Record<VerbThread['tense'], 'present' | 'recent-past' | 'remote-past' | 'future'>> = {
  present: 'present',
  past: 'recent-past',
  'long-past': 'remote-past',
  future: 'future',
}

const asThreadTense = (tense: string): VerbThread['tense'] =>
  tense === 'past' || tense === 'long-past' || tense === 'future' ? tense : 'present'

/** Returns the meaning of a fully known form or sentence. */
const meaningOf = (text: string, meant: LexiconRoot, world: KhuluWorld): string =>
  readMeaning(wordsOfText(text), world.engine, world.closed, new Set([meant])).english

/**
 * Changes a verb form or sentence in tense, polarity or person: `bayadlala` in the past, `Utata upheka inyama` in the
 * negative. Null if the phrase is neither.
 */
export function answerForm(phrase: string, change: VerbChange, world: KhuluWorld): KhuluAnswer | null {
  const texts = wordsOfText(phrase)
  const { words } = readMeaning(texts, world.engine, world.closed)
  if (words.some(({ role }) => role.kind === 'unknown') || words.length !== texts.length) return null
  const told = words.findIndex(({ role }) => role.kind === 'verb')
  // Ndiya esikolweni: where no verb follows, what else tells that something will be is going itself.
  const at = told >= 0 ? told : words.findIndex(({ role }) => role.kind === 'closed' && role.word.kind === 'future')
  const role =
    told >= 0
      ? words[told]?.role
      : listRoles(words[at]?.word ?? '', world.engine, world.closed).find(({ kind }) => kind === 'verb')
  if (role?.kind !== 'verb') return null
  const sense = readVerbSense(role.morphemes)
  if (sense.form !== 'statement' || sense.subject === null || sense.passive) return null
  // Ndiza kutya: who it is and that it will be are told by the word before.
  const helper = words[at - 1]?.role
  const will = helper?.kind === 'closed' && helper.word.kind === 'future' ? helper.word : undefined
  const subject = change.subject ?? will?.agreement ?? sense.subject
  const thread: VerbThread = {
    kind: 'verb',
    verb: role.root.lemma,
    subject,
    tense: change.tense ?? (will ? 'future' : asThreadTense(sense.tense)),
    negative: change.negative ?? (will ?? sense).negative,
  }
  const object =
    sense.object === null || sense.object === 'each-other'
      ? {}
      : { object: sense.object === 'self' ? ('reflexive' as const) : sense.object }
  const rest = words.slice(at + 1).map(({ word }) => word)
  const { forms, morphemes } = conjugateVerb(
    {
      verb: thread.verb,
      subject,
      tense: TENSES[thread.tense],
      polarity: thread.negative ? 'negative' : 'positive',
      mood: 'indicative',
      verbForm: rest.length > 0 ? 'short' : 'long',
      ...object,
    },
    world.engine.grammar,
  )
  const [form] = forms
  if (form === undefined) return null
  const before = change.subject === undefined ? words.slice(0, will ? at - 1 : at).map(({ word }) => word) : []
  const text = [...before, form, ...rest].join(' ')
  const meaning = tellMeaning(meaningOf(text, role.root, world), world)
  const rules = [
    ruleSource(
      thread.tense === 'present'
        ? 'khulu.rule.present'
        : thread.tense === 'future'
          ? 'khulu.rule.future'
          : 'khulu.rule.past',
    ),
    ...(thread.negative ? [ruleSource('khulu.rule.negative')] : []),
  ]
  return {
    says: [
      say(text.includes(' ') ? 'khulu.say.sentence' : 'khulu.say.word', { word: text }),
      ...(meaning === '' ? [] : [say('khulu.correct.meaning', {}, { meaning })]),
    ],
    blocks: [
      ...(morphemes.length === 1 && rest.length + before.length === 0
        ? morphemeBlock(form, morphemes[0] ?? [], role.root, world)
        : []),
      ...soundBlock(text, world),
      practiseBlock('/grammar?category=verbs'),
    ],
    sources: [lexiconSource(role.root), ...rules],
    known: true,
    asked: 'conjugate',
    thread,
  }
}

/** Answers with an English sentence in another tense or polarity; null if it can't be said. */
export function answerEnglishForm(phrase: string, change: VerbChange, world: KhuluWorld): KhuluAnswer | null {
  const read = readEnglish(phrase, world.english)
  if (!('clause' in read) || read.clause.subject === null) return null
  try {
    return answerClause(
      { ...read.clause, tense: change.tense ?? read.clause.tense, negative: change.negative ?? read.clause.negative },
      world,
    )
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error
    return null
  }
}
