import { measureEdits } from '#core/answers/measure-edits.ts'
import { withBreath } from '#core/khulu/reading/with-breath.ts'
import { findItemByTarget } from '#core/khulu/answers/find-phrase.ts'
import {
  answerUnknown,
  answerUnknownWord,
  askSay,
  findNearEnglish,
  findNearOwn,
} from '#core/khulu/answers/offer-near.ts'
import { practiseBlock, ruleSource } from '#core/khulu/answers/word-blocks.ts'
import { bareEnglish } from '#core/khulu/answers/find-word.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import { byWord } from '#core/khulu/words/by-word.ts'
import { rootOf } from '#core/khulu/answers/role-facts.ts'
import { answerOneWord } from '#core/khulu/answers/answer-one-word.ts'
import { LITTLE_ENGLISH, readText, answerSentence } from '#core/khulu/answers/answer-read-text.ts'
import { ruleOfPiece } from '#core/khulu/answers/rule-of-piece.ts'

/** Answers a word that is nearly one of the lexicon. */
function answerNear(word: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const [near] = findNearOwn(word, world, 1)
  if (near === undefined || word.length < 5) return answerUnknownWord(word, world)
  const answer = answerMeaning(near, asker, world)
  return { ...answer, says: [say('khulu.mean.near', { word: near }, { given: word }), ...answer.says] }
}

/** Greetings of isiZulu that are taken for isiXhosa. */
const ZULU: Readonly<Record<string, string>> = byWord({
  sawubona: 'molo',
  sanibonani: 'molweni',
  ngiyabonga: 'enkosi',
  siyabonga: 'enkosi',
  yebo: 'ewe',
  cha: 'hayi',
})

function answerPiece(phrase: string, asker: Asker, world: KhuluWorld): KhuluAnswer | null {
  const plain = phrase.toLowerCase().trim()
  const zulu = world.engine.lexicon.words.has(plain) ? undefined : ZULU[plain]
  if (zulu !== undefined) {
    const meaning = answerMeaning(zulu, asker, world)
    return { ...meaning, says: [say('khulu.mean.zulu', { word: zulu }, { given: plain }), ...meaning.says] }
  }
  const rule = plain.length > 1 || /-/.test(plain) ? ruleOfPiece(plain) : undefined
  return rule === undefined || world.engine.lexicon.words.has(plain)
    ? null
    : {
        says: [say(rule)],
        blocks: [practiseBlock('/grammar')],
        sources: [ruleSource(rule)],
        known: true,
        asked: 'mean',
      }
}

/** Finds the greeting one letter away from a word without an entry of its own: enkozi is no eagle. */
const nearGreeting = (word: string, { items, contentWords, engine }: KhuluWorld): string | undefined =>
  word.length < 5 || contentWords.has(word) || engine.lexicon.words.has(word)
    ? undefined
    : items
        .find(
          ({ category, target }) =>
            category === 'basic-greetings' &&
            target.length > 4 &&
            measureEdits(word, target.toLowerCase().replace('?', '')) === 1,
        )
        ?.target.replace('?', '')

/** Answers with the meaning of a word or short sentence: every word in pieces, and the whole. */
export function answerMeaning(given: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  // Tata mkhulu is utatomkhulu, written apart.
  const phrase = given.replace(/\bu?tat[a']? ?o?(?=mkhulu)/i, 'utato')
  const piece = answerPiece(phrase, asker, world)
  if (piece) return piece
  const words = wordsOfText(phrase)
  const [only] = words
  if (words.length === 1 && world.closed.get(only ?? '')?.[0]?.kind === 'name')
    return answerUnknown([say('khulu.unknown.name', {}, { phrase })], [say('khulu.ask.culture', { word: 'iziduko' })])
  const read = readText(phrase, world)
  const within = { ...world, meant: new Set(read.words.flatMap(({ role }) => rootOf(role) ?? [])) }
  if (words.length === 0) return answerUnknown([say('khulu.unknown.question')], [])
  if (words.length > 1) {
    const english = bareEnglish(phrase)
    // "What does the white clay mean": a question in English about English words asks for their isiXhosa.
    if (
      LITTLE_ENGLISH.has(only ?? '') &&
      words.every(
        (word) =>
          LITTLE_ENGLISH.has(word) ||
          world.english.has(word) ||
          listRoles(word, world.engine, world.closed)[0]?.kind === 'unknown',
      )
    )
      return answerUnknown([say('khulu.mean.isEnglish', {}, { word: phrase })], [askSay(phrase)])
    const allUnknown = read.words.every(({ role }) => role.kind === 'unknown')
    return allUnknown && findItemByTarget(phrase, world) === null
      ? answerUnknown([say('khulu.unknown.word', {}, { phrase })], world.english.has(english) ? [askSay(english)] : [])
      : answerSentence(phrase, read, within)
  }
  const breathed = words.map((word) => withBreath(word, world))
  if (breathed.some((word, at) => word !== words[at])) {
    const answer = answerMeaning(breathed.join(' '), asker, world)
    return {
      ...answer,
      says: [say('khulu.mean.near', { word: breathed.join(' ') }, { given: phrase }), ...answer.says],
    }
  }
  const greeting = only === undefined ? undefined : nearGreeting(only, world)
  if (greeting !== undefined) {
    const answer = answerMeaning(greeting, asker, world)
    return { ...answer, says: [say('khulu.mean.near', { word: greeting }, { given: phrase }), ...answer.says] }
  }
  const known = read.words[0]?.role.kind !== 'unknown' || findItemByTarget(phrase, world) !== null
  if (only === undefined || known) return answerOneWord(only ?? phrase, read, asker, within)
  // A question in English about English words asks for their isiXhosa.
  if (world.english.has(only))
    return answerUnknown(
      [say('khulu.mean.isEnglish', {}, { word: only })],
      [askSay(only), ...findNearEnglish(only, world).map(askSay)],
    )
  return answerNear(only, asker, world)
}
