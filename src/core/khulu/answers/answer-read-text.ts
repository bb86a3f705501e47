import { explainingOf } from '#core/khulu/late-parts.ts'
import { findDisagreement } from '#core/khulu/answers/find-disagreement.ts'
import { findItemByTarget, isOfLexicon, meaningOfItem } from '#core/khulu/answers/find-phrase.ts'
import { answerUnknown, askMean, findNearOwn } from '#core/khulu/answers/offer-near.ts'
import { itemAddress, itemSource, practiseBlock, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { say, type AnswerBlock, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { joinPairs } from '#core/khulu/reading/join-chunks.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import { readMeaning, type ReadMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { isWhole } from '#core/khulu/reading/is-whole.ts'
import { rootOf, threadOf, sourcesOf } from '#core/khulu/answers/role-facts.ts'

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Tells whether a word alone means the same as in its sentence. In a greeting sobonana is one word, and no maize. */
const isMeantIn = (sentence: string, { role, english }: ReturnType<typeof joinPairs>[number]): boolean =>
  sentence === '' ||
  !/^(?:noun|verb)$/.test(rootOf(role)?.partOfSpeech ?? '') ||
  [...english.toLowerCase().matchAll(/[a-z]{3,}/g)].some(
    ([one]) => !LITTLE_ENGLISH.has(one) && sentence.includes(one.slice(0, Math.max(3, one.length - 3))),
  )

/** Words of English that stand in any sentence. */
export const LITTLE_ENGLISH: ReadonlySet<string> = new Set(
  'the and you they she her him are was were has have not who which this that for with will several does did'.split(
    ' ',
  ),
)

function meaningTable({ words }: ReadMeaning, sentence: string, world: KhuluWorld): AnswerBlock[] {
  const pairs = joinPairs(words)
  return pairs.some((one) => !isMeantIn(sentence.toLowerCase(), one))
    ? []
    : [
        {
          kind: 'table',
          heads: [say('khulu.head.word'), say('khulu.head.meaning')],
          rows: pairs.map(({ word, english }) => [
            { word },
            english === '' ? { saying: say('khulu.head.unknown') } : { plain: tellMeaning(english, world) },
          ]),
        },
      ]
}

/** Reads a text by sentences or clauses, each with its mark. Also tells whether each can be translated as a whole. */
export function readText(text: string, { engine, closed }: KhuluWorld): ReadMeaning & { whole: boolean } {
  const parts = text
    .split(/(?<=[.!?;,:…])\s+|\s+[-–]\s+/)
    .map((part) => ({
      sign: /[.!?;,:]/.exec(part.at(-1) ?? '')?.[0] ?? '',
      read: readMeaning(wordsOfText(part), engine, closed),
    }))
    .filter(({ read }) => read.words.length > 0)
  const [only] = parts
  if (only && parts.length === 1) return { ...only.read, whole: isWhole(only.read.words) && !/\d/.test(text) }
  const known = parts.every(({ read }) => read.english !== '')
  const english = parts
    .map(
      ({ sign, read }, at) =>
        (at === 0 || /[.!?]/.test(parts[at - 1]?.sign ?? '') ? capitalise(read.english) : read.english).replace(
          /\?$/,
          '',
        ) + (at === parts.length - 1 && sign !== '?' ? '' : sign),
    )
    .join(' ')
  return {
    words: parts.flatMap(({ read }) => read.words),
    english: known ? english : '',
    whole: parts.every(({ read }) => isWhole(read.words)) && !/\d/.test(text),
  }
}

/** Answers with the meaning of a text that has been read: the whole, and a table of its words. */
export function answerSentence(phrase: string, read: ReadMeaning & { whole: boolean }, world: KhuluWorld): KhuluAnswer {
  const item = findItemByTarget(phrase, world)
  const unknown = read.words.filter(({ role }) => role.kind === 'unknown').map(({ word }) => word)
  const english =
    (item?.section === 'grammar' ? item.english.split(':')[0] : item ? meaningOfItem(item) : undefined) ??
    capitalise(read.english)
  const own = world.prefersAfrikaans ? world.afrikaans.senses.get(item?.id ?? '')?.[0]?.split(',')[0] : undefined
  const asked =
    item === null && read.stated !== undefined ? world.speech.tell(`${capitalise(read.stated)}?`, world) : null
  const told = own
    ? capitalise(own)
    : world.prefersAfrikaans
      ? capitalise(asked ?? world.speech.tell(english, world) ?? tellMeaning(read.english, world))
      : english
  const other =
    item === null && read.other !== undefined
      ? read.other.endsWith('?')
        ? `? ${capitalise(tellMeaning(read.other, world))}`
        : `; ${tellMeaning(read.other, world)}`
      : ''
  const at = read.words.findIndex(({ role }) => role.kind === 'verb')
  const [before, verb] = [read.words[at - 1]?.role, read.words[at]?.role]
  // Ndine izinja: what belongs together was written apart, and nothing rained.
  const isParted = read.words.some(
    ({ word, role }, place) =>
      role.kind === 'noun' &&
      role.link === 'none' &&
      /^[aeiou]/i.test(word) &&
      /^(?:be)?(?:ndi|u|si|ni|ba|i|li|zi|ku)n[ae]$/i.test(read.words[place - 1]?.word ?? ''),
  )
  const corrected =
    item === null && (isParted || findDisagreement(read.words, world))
      ? explainingOf(world).lookOver(phrase, world)
      : null
  if (corrected?.says[0]?.text === 'khulu.correct.better') return corrected
  const blocks = [
    ...(item && isOfLexicon(item) ? [] : meaningTable(read, item ? english : '', world)),
    ...soundBlock(phrase, world),
    practiseBlock(item ? itemAddress(item) : '/phrases'),
  ]
  if (english === '' && unknown.length > 0) {
    const near = unknown.flatMap((word) => findNearOwn(word, world)).map(askMean)
    return {
      ...answerUnknown(
        [say('khulu.mean.unknownWords', {}, { words: unknown.join(', ') }), say('khulu.mean.wordByWord')],
        near,
        blocks.slice(0, 1),
      ),
      sources: sourcesOf(read),
    }
  }
  if (!item && !read.whole)
    return {
      ...answerUnknown(
        [say('khulu.mean.uncertain', { word: phrase }), say('khulu.mean.wordByWord')],
        [],
        blocks.slice(0, 1),
      ),
      sources: sourcesOf(read),
    }
  return {
    says: [
      say('khulu.mean.sentence', { word: phrase }, { meaning: other === '' ? told : told.replace(/\?$/, '') + other }),
    ],
    blocks,
    sources: [...sourcesOf(read), ...(item ? [itemSource(item)] : [])],
    known: true,
    asked: 'mean',
    thread: threadOf(verb, phrase, before),
    said: english,
  }
}
