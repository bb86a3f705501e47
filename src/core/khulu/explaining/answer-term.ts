import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { isNounClass, type NounClass } from '#core/grammar/noun-classes.ts'
import { answerClass } from '#core/khulu/explaining/answer-class.ts'
import { answerExample } from '#core/khulu/explaining/answer-example.ts'
import { answerConcords } from '#core/khulu/explaining/answer-concords.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { answerSay } from '#core/khulu/answers/answer-say.ts'
import { findVerb } from '#core/khulu/answers/find-word.ts'
import { answerUnknown, answerUnknownWord } from '#core/khulu/answers/offer-near.ts'
import { lexiconSource, practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { GrammarTerm } from '#core/khulu/questions/question.ts'
import { englishOfNoun } from '#core/khulu/reading/english-of-role.ts'
import { glossOf, tellMeaning } from '#core/khulu/reading/tell-meaning.ts'

/** Most nouns of a class that are shown. */
const MOST = 8

/** The class of the one of which several are of a class. */
const ONE_OF: Readonly<Partial<Record<NounClass, NounClass>>> = { 2: '1', 4: '3', 6: '5', 8: '7', 10: '9' }

/** Tells whether a noun is everyday, so that it comes before ceremonies and tools. */
const isEveryday = ({ semanticClass }: LexiconRoot): boolean =>
  /^(?:animal|body-part|food|person|place)$/.test(semanticClass ?? '')

/** Nouns of a class by its number; of classes of several the plurals, izinja. */
function listMembers(asked: string, world: KhuluWorld): KhuluAnswer {
  const nounClass = /\d{1,2}a?/.exec(asked)?.[0] ?? ''
  const one = isNounClass(nounClass) ? ONE_OF[nounClass] : undefined
  const rank = (root: LexiconRoot): number => Number(isEveryday(root)) + Number(world.contentWords.has(root.lemma))
  const found = world.engine.lexicon.roots
    .filter(
      (root) =>
        root.partOfSpeech === 'noun' &&
        root.nounClass === (one ?? nounClass) &&
        (one === undefined || root.plural !== undefined),
    )
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, MOST)
  // Classes of places have no nouns of their own.
  if (isNounClass(nounClass) && found.length === 0) return answerUnknown([say('khulu.rule.nounClass')], [])
  if (found.length === 0) return answerUnknown([say('khulu.class.noSuch', {}, { nounClass })], [])
  const rows = found.map((root) => [
    { word: one === undefined ? root.lemma : (root.plural ?? '') },
    { plain: one === undefined ? glossOf(root, world) : tellMeaning(englishOfNoun(root, true), world) },
  ])
  return {
    says: [say('khulu.class.some', {}, { nounClass })],
    known: true,
    sources: [ruleSource('khulu.rule.nounClass'), ...found.map(lexiconSource)],
    blocks: [
      { kind: 'table', heads: [say('khulu.head.word'), say('khulu.head.meaning')], rows },
      practiseBlock('/grammar?category=nouns'),
    ],
  }
}

/** Answers with a verb as a command (to one, to several, negative) or as an infinitive. */
function tellVerb(term: 'order' | 'infinitive', phrase: string, world: KhuluWorld): KhuluAnswer {
  // Sit down is more than a verb.
  const whole = term === 'order' && phrase.includes(' ') ? answerSay(`${phrase}!`, { language: 'en' }, world) : null
  if (whole?.known) return whole
  const root = findVerb(phrase, world)
  if (!root) return answerUnknownWord(phrase, world)
  const order = (subject: '2ps' | '2pp', polarity: 'positive' | 'negative'): string =>
    conjugateVerb({ verb: root.lemma, subject, tense: 'present', polarity, mood: 'imperative' }, world.engine.grammar)
      .forms[0] ?? ''
  const word = order('2ps', 'positive')
  const frame = {
    known: true,
    thread: { kind: 'verb', verb: root.lemma, subject: '1ps', tense: 'present', negative: false },
  } as const
  if (term === 'infinitive')
    return {
      ...frame,
      says: [say('khulu.term.infinitive', { word: root.lemma }, { meaning: glossOf(root, world) })],
      blocks: [...soundBlock(root.lemma, world), practiseBlock('/grammar?category=verbs')],
      sources: [lexiconSource(root)],
    }
  return {
    ...frame,
    says: [say('khulu.term.order', { word, several: order('2pp', 'positive'), not: order('2ps', 'negative') })],
    blocks: [...soundBlock(word, world), practiseBlock('/grammar?category=verbs')],
    sources: [lexiconSource(root), ruleSource('khulu.rule.order')],
  }
}

/**
 * Answers a question of grammar about a word: class and concords, nouns of a class, commands, infinitives, or an
 * example.
 */
export function answerTerm(term: GrammarTerm, phrase: string, world: KhuluWorld): KhuluAnswer {
  if (term === 'class') return answerClass(phrase, world)
  if (term === 'example') return answerExample(phrase, world)
  if (term === 'concords') return answerConcords(phrase, world)
  return term === 'members' ? listMembers(phrase, world) : tellVerb(term, phrase, world)
}
