import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { rootOf } from '#core/khulu/answers/role-facts.ts'
import {
  distinctSources,
  lexiconSource,
  morphemeBlock,
  practiseBlock,
  ruleSource,
  soundBlock,
} from '#core/khulu/answers/word-blocks.ts'
import type { ClauseMeaning, JoinedMeaning, NounMeaning, PlaceMeaning } from '#core/grammar/sentence/meaning.ts'
import { writeJoinedClauses } from '#core/grammar/sentence/write-joined.ts'
import { isWhen, nounRoots, rootsOf } from '#core/grammar/sentence/roots-of.ts'
import { writeClause } from '#core/grammar/sentence/write-clause.ts'
import { joinNoun, writeNoun } from '#core/grammar/sentence/write-noun.ts'
import { writePlace } from '#core/grammar/sentence/write-places.ts'
import {
  say,
  type AnswerBlock,
  type AnswerSource,
  type KhuluAnswer,
  type KhuluThread,
  type VerbThread,
} from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

/** Verbs that sentences are made with, though nobody named them. */
const MEANT_OTHERWISE: ReadonlySet<string> = new Set([
  'ukufuna',
  'ukwazi',
  'ukuthanda',
  'ukuya',
  'ukucela',
  'ukuqala',
  'ukugodola',
])

/** Returns a meaning by the sense that was asked for: dirty, and not brown. */
function asAsked(english: string, role: WordRole, asked: string): string {
  const [first = '', ...others] = rootOf(role)?.senses.join(', ').split(', ') ?? []
  const other = others.find((sense) => ` ${asked} `.includes(` ${sense} `))
  return other === undefined || asked.includes(first)
    ? english
    : ` ${english} `.replaceAll(` ${first} `, ` ${other} `).trim()
}

/** Returns each word of a sentence with its English. */
function wordTable(text: string, roots: readonly LexiconRoot[], asked: string, world: KhuluWorld): AnswerBlock[] {
  const { words } = readMeaning(wordsOfText(text), world.engine, world.closed, new Set(roots))
  const meant = new Set(roots.map(({ lemma }) => lemma))
  // A word alone may mean something else than it does here. Then no table is better than a wrong one.
  const isUnsure = words.some(
    ({ role, english }, at) =>
      english === '' ||
      (role.kind === 'closed' && (role.word.kind === 'future' || role.word.kind === 'before-verb')) ||
      (role.kind === 'owner' && at === 0) ||
      ('root' in role &&
        role.kind !== 'whole' &&
        role.root.partOfSpeech !== 'numeral' &&
        !meant.has(role.root.lemma) &&
        !MEANT_OTHERWISE.has(role.root.lemma)),
  )
  return words.length < 2 || isUnsure
    ? []
    : [
        {
          kind: 'table',
          heads: [say('khulu.head.word'), say('khulu.head.meaning')],
          rows: words.map(({ word, role, english }) => [
            { word },
            { plain: tellMeaning(asAsked(english, role, asked), { ...world, meant: new Set(roots) }) },
          ]),
        },
      ]
}

const THREAD_TENSES: Readonly<Record<ClauseMeaning['tense'], VerbThread['tense']>> = {
  present: 'present',
  past: 'past',
  'long-past': 'long-past',
  future: 'future',
  'past-continuous': 'past',
  'used-to': 'long-past',
}

/** Returns the rules that a sentence shows. */
function rulesOf(clause: ClauseMeaning): AnswerSource[] {
  const tense =
    clause.tense === 'present'
      ? 'khulu.rule.present'
      : clause.tense === 'future'
        ? 'khulu.rule.future'
        : 'khulu.rule.past'
  return [
    ruleSource('khulu.rule.concord'),
    ...(clause.predicate.kind === 'verb' ? [ruleSource(tense)] : []),
    ...(clause.negative ? [ruleSource('khulu.rule.negative')] : []),
    ...(clause.asked === null ? [] : [ruleSource('khulu.rule.question')]),
  ]
}

/** Answers with a sentence in isiXhosa and its words; a follow-up can change it. */
export function answerClause(clause: ClauseMeaning, world: KhuluWorld, asked = ''): KhuluAnswer {
  const written = writeClause(clause, world.engine.grammar)
  const isWord = !/[ ?]/.test(written.text)
  const { verb } = written
  // Andinamali can be in the past too.
  const who =
    verb?.subject ??
    (clause.subject?.kind === 'pronoun' && clause.subject.agreement !== 'it'
      ? clause.subject.agreement
      : clause.subject
        ? '1'
        : undefined)
  const said = { clause }
  const thread: KhuluThread =
    who === undefined
      ? { kind: 'word', word: written.text }
      : {
          kind: 'verb',
          verb: verb?.root.lemma ?? written.text,
          subject: who,
          tense: THREAD_TENSES[clause.tense],
          negative: clause.negative,
          clause,
        }
  return {
    says: [
      say(isWord ? 'khulu.say.word' : 'khulu.say.sentence', { word: written.text }),
      ...(written.guessedClass ? [say('khulu.say.itGuess')] : []),
      ...(clause.never && clause.tense === 'present' && clause.mood === 'plain' ? [say('khulu.say.never')] : []),
    ],
    blocks: [
      ...(isWord && verb
        ? morphemeBlock(verb.word, verb.morphemes, verb.root, world)
        : isHardToGloss(clause)
          ? []
          : wordTable(written.text, rootsOf(clause), asked, world)),
      ...soundBlock(written.text, world),
      practiseBlock('/grammar?category=verbs'),
    ],
    sources: distinctSources([...rootsOf(clause).map(lexiconSource), ...rulesOf(clause)]),
    known: true,
    asked: 'say',
    thread,
    said,
  }
}

/** Tells whether words of it mean something else by themselves than in the sentence. */
const isHardToGloss = ({ mood, tense, objects, places, adverbs, predicate, also, never }: ClauseMeaning): boolean =>
  also === true ||
  (predicate.kind === 'asked' && tense === 'past') ||
  (predicate.kind === 'verb' &&
    (predicate.root.lemma === 'ukuba' || (predicate.passive === true && places.length > 0))) ||
  never === true ||
  mood === 'already' ||
  mood === 'must' ||
  mood === 'let-us' ||
  (mood === 'order' && objects.some(({ kind }) => kind === 'pronoun')) ||
  places.some(({ relation }) => relation === 'than' || relation === 'from') ||
  adverbs.some(isWhen) ||
  [...objects, ...('thing' in predicate ? [predicate.thing] : [])].some(
    (thing) => thing.kind === 'noun' && (thing.has || thing.other || thing.who?.subject),
  )

/** Answers with two joined sentences. Throws CannotSay if one of them is uncertain. */
export function answerJoinedClauses(joined: JoinedMeaning, world: KhuluWorld): KhuluAnswer {
  const { text, parts } = writeJoinedClauses(joined, world.engine.grammar)
  const roots = [...rootsOf(joined.first), ...rootsOf(joined.second)]
  // A corrected sentence has other words than those it was read from.
  const meaningOf = (word: string): string =>
    readMeaning(wordsOfText(word), world.engine, world.closed, new Set(roots))
      .english.toLowerCase()
      .replaceAll(/\bi\b/g, 'I')
  const rows = parts.map(([word, meaning]) => [
    { word },
    { plain: tellMeaning(meaning === '' ? meaningOf(word) : meaning, world) },
  ])
  return {
    says: [say('khulu.say.sentence', { word: text })],
    blocks: [
      { kind: 'table', heads: [say('khulu.head.word'), say('khulu.head.meaning')], rows },
      ...soundBlock(text, world),
      practiseBlock('/phrases'),
    ],
    sources: distinctSources([...roots.map(lexiconSource), ...rulesOf(joined.first), ...rulesOf(joined.second)]),
    known: true,
    asked: 'say',
    thread: { kind: 'word', word: text },
    said: { joined },
  }
}

/** Answers with a noun and its modifiers in the language learnt. Throws CannotSay if it is uncertain. */
export function answerNounPhrase(noun: NounMeaning, world: KhuluWorld, asked = ''): KhuluAnswer {
  const text = joinNoun(writeNoun(noun, world.engine.grammar))
  return {
    says: [say('khulu.say.word', { word: text })],
    blocks: [
      ...(noun.has || noun.who?.subject || noun.last || noun.other || noun.at
        ? []
        : wordTable(text, nounRoots(noun), asked, world)),
      ...soundBlock(text, world),
      practiseBlock('/grammar?category=nouns'),
    ],
    sources: distinctSources([
      ...nounRoots(noun).map(lexiconSource),
      ...(noun.owner ? [ruleSource('khulu.rule.possessive')] : []),
      ...(noun.qualities.length > 0 ? [ruleSource('khulu.rule.adjective')] : []),
      ruleSource('khulu.rule.plural'),
    ]),
    known: true,
    asked: 'say',
    thread: { kind: 'noun', noun: noun.root.lemma },
    said: { noun },
  }
}

/** Says a place, company or time. Throws CannotSay if the grammar isn't sure. */
export function answerPlace(place: PlaceMeaning, world: KhuluWorld, asked: string): KhuluAnswer {
  const text = writePlace(place, world.engine.grammar)
  const roots = place.thing.kind === 'noun' ? nounRoots(place.thing) : []
  return {
    says: [say('khulu.say.word', { word: text })],
    blocks: [
      ...wordTable(text, roots, asked, world),
      ...soundBlock(text, world),
      practiseBlock('/grammar?category=nouns'),
    ],
    sources: distinctSources([...roots.map(lexiconSource), ruleSource('khulu.rule.place')]),
    known: true,
    asked: 'say',
    thread: { kind: 'word', word: text },
    said: { place },
  }
}
