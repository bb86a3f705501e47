import { pattern } from '#core/patterns/pattern.ts'
import { attachAdverbial, makeVocative } from '#core/grammar/inflect-noun.ts'
import { distinctSources, practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import { isAlive } from '#core/grammar/sentence/is-alive.ts'
import { readDoing } from '#core/khulu/clause/read-complements.ts'
import { writeDoing } from '#core/grammar/sentence/write-rest.ts'
import { readNoun } from '#core/khulu/clause/read-things.ts'
import { CannotSay, writeLocative, writeNoun } from '#core/grammar/sentence/write-noun.ts'
import { writeJoined } from '#core/grammar/sentence/write-places.ts'
import type { KhuluWorld, Speak } from '#core/khulu/khulu-world.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'

/** Pattern of exclamations before a sentence and to a person. */
const CRIES = pattern`
  ^(?:hello|hi|hey|good (?:morning|afternoon|evening|night|day)|thank you(?: (?:very|so) much)?|thanks
  |(?:i am )?(?:very |so )?sorry|excuse me|yes|no|please|okay|ok|goodbye|bye|go well|stay well|welcome
  |how are you|see you(?: tomorrow| later| again)?)$
`

type Part = { word: string; english: string; answer?: KhuluAnswer; several?: boolean }

/** Reads a called person: `mama`, `mhlobo wam`, `bantwana`. Null if the words name nobody. */
function readCalled(tokens: readonly string[], world: KhuluWorld): Part | null {
  if (tokens.join(' ') === 'all people') return { word: 'nonke', english: 'everyone', several: true }
  const noun =
    tokens.length === 0 || /^(?:the|an?|some)$/.test(tokens[0] ?? '')
      ? null
      : readNoun({ tokens, at: 0, index: world.english })
  if (!noun || noun.at !== tokens.length || !isAlive(noun.value.root) || noun.value.count !== undefined) return null
  const { noun: written, nounClass, before, after } = writeNoun(noun.value, world.engine.grammar)
  return before.length > 0
    ? null
    : {
        word: [makeVocative(written, nounClass), ...after].join(' '),
        english: tokens.join(' '),
        several: noun.value.plural,
      }
}

function spoken(tokens: readonly string[], speak: Speak): Part | null {
  const answer = speak(tokens.join(' ').replace(/^(?:i am )?(?:very |so )?sorry$/, 'sorry'))
  const word = answer.known ? answer.says[0]?.words?.['word'] : undefined
  return word === undefined || word.startsWith('-') || /^uk[uw]/.test(word)
    ? null
    : { word: word.replace(/[.!]$/, ''), english: tokens.join(' '), answer }
}

/** Reads the rest after a cry: another cry, somebody who is called, or a sentence. */
function readRest(tokens: readonly string[], speak: Speak, world: KhuluWorld): Part[] | null {
  if (tokens.length === 0) return []
  // Good morning to my teacher: who is greeted is called.
  const greeted =
    tokens[0] === 'to' ? readCalled(tokens.slice(/^(?:an?|the|some)$/.test(tokens[1] ?? '') ? 2 : 1), world) : null
  if (greeted) return [greeted]
  const linked = /^(?:for|to)$/.test(tokens[0] ?? '') ? readNoun({ tokens, at: 1, index: world.english }) : null
  if (linked && linked.at === tokens.length) {
    try {
      return [
        {
          word:
            tokens[0] === 'for'
              ? writeJoined('nga', linked.value, world.engine.grammar)
              : writeLocative(linked.value, world.engine.grammar),
          english: tokens.join(' '),
        },
      ]
    } catch (error) {
      // Thank you for everything.
      if (!(error instanceof CannotSay)) throw error
      return null
    }
  }
  const done = tokens[0] === 'for' ? readDoing({ tokens, at: 1, index: world.english }) : null
  if (done) return [{ word: attachAdverbial('nga', writeDoing(done, world.engine.grammar)), english: tokens.join(' ') }]
  const further = readCries(tokens, speak, world)
  if (further) return further
  const called = CRIES.test(tokens.join(' ')) ? null : readCalled(tokens, world)
  if (called) return [called]
  const isNoun = readNoun({ tokens, at: 0, index: world.english })?.at === tokens.length
  const whole = isNoun ? null : spoken(tokens, speak)
  return whole && (whole.answer?.says[0]?.text === 'khulu.say.sentence' || whole.answer?.thread?.kind === 'verb')
    ? [whole]
    : readBeforeCalled(tokens, speak, world)
}

function readCries(tokens: readonly string[], speak: Speak, world: KhuluWorld): Part[] | null {
  for (let length = Math.min(5, tokens.length); length > 0; length--) {
    if (!CRIES.test(tokens.slice(0, length).join(' '))) continue
    const first = spoken(tokens.slice(0, length), speak)
    const rest = first && readRest(tokens.slice(length), speak, world)
    const toMany =
      rest?.some(({ several }) => several) === true
        ? (spoken([...tokens.slice(0, length), 'to', 'several', 'people'], speak) ?? first)
        : null
    if (first && rest && rest.length < 4)
      return [
        toMany ? { ...toMany, word: toMany.word.replace(/^lala(?= )/i, 'Lalani'), english: first.english } : first,
        ...rest,
      ]
  }
  return null
}

/** Reads a sentence and who it is said to: `I love you mom`. */
function readBeforeCalled(tokens: readonly string[], speak: Speak, world: KhuluWorld): Part[] | null {
  for (let at = tokens.length - 1; at > 1 && at >= tokens.length - 3; at--) {
    const called = readCalled(tokens.slice(at), world)
    const first = called && spoken(tokens.slice(0, at), speak)
    if (called && first && first.answer?.thread?.kind !== 'noun') return [first, called]
  }
  return null
}

/** Reads a called person and the order to them: `Bantwana, mamelani`. */
function readAfterCalled(text: string, speak: Speak, world: KhuluWorld): Part[] | null {
  const [, whom = '', rest = ''] = /^([^,]+), *([^,]+)$/.exec(text) ?? []
  const called = whom === '' ? null : readCalled(tokenizeEnglish(whom), world)
  const said = called && ((called.several ? spoken([rest, 'everyone'], speak) : null) ?? spoken([rest], speak))
  return said && (said.answer?.thread?.kind === 'verb' || (rest.includes(' ') && said.answer?.thread?.kind !== 'noun'))
    ? [called, { ...said, word: said.word.replace(/ nonke$/, ''), english: rest }]
    : null
}

const lowerFirst = (word: string): string =>
  /^[a-z]+[A-Z]/.test(word) ? word : word.slice(0, 1).toLowerCase() + word.slice(1)

function answerParts(parts: readonly Part[], whole: string, world: KhuluWorld): KhuluAnswer {
  const rows = parts.map(({ word, english }) => [
    { word },
    { plain: tellMeaning(english.replaceAll(/\bi\b/g, 'I'), world) },
  ])
  return {
    says: [say('khulu.say.sentence', { word: whole })],
    blocks: [
      { kind: 'table', heads: [say('khulu.head.word'), say('khulu.head.meaning')], rows },
      ...soundBlock(whole, world),
      practiseBlock('/phrases'),
    ],
    sources: distinctSources(parts.flatMap(({ answer }) => answer?.sources ?? [])),
    known: true,
    asked: 'say',
    thread: { kind: 'word', word: whole },
  }
}

/**
 * Answers with several things said one after the other: `no thank you`, `I am sorry mom`, `hello my friend`. Null for
 * other texts.
 * @param first whether an independent phrase begins it; otherwise the addressee ends it
 */
export function answerComposed(text: string, first: boolean, speak: Speak, world: KhuluWorld): KhuluAnswer | null {
  const tokens = tokenizeEnglish(text)
  const parts =
    !world.engine.grammar.has.has('sentences') || tokens.length > 14 || CRIES.test(tokens.join(' '))
      ? null
      : first
        ? (readAfterCalled(text, speak, world) ?? readCries(tokens, speak, world))
        : readBeforeCalled(tokens, speak, world)
  if (!parts || parts.length < 2 || tokens[0] === 'please') return null
  const [start = '', ...others] = parts.map(({ word, several }, at) =>
    at > 0 && several === undefined ? lowerFirst(word) : word,
  )
  // Enkosi ngoncedo: what it is for belongs to it.
  const all = [start.slice(0, 1).toUpperCase() + start.slice(1), ...others].reduce(
    (told, one, at) => `${told}${/^(?:(?:for|to) |everyone$)/.test(parts[at]?.english ?? '') ? ' ' : ', '}${one}`,
  )
  return answerParts(parts, all.replaceAll('?', '') + (all.includes('?') ? '?' : ''), world)
}

/** Answers with words one after the other: `yesterday, today and tomorrow`. Null if one isn't known. */
export function answerList(text: string, speak: Speak, world: KhuluWorld): KhuluAnswer | null {
  const words = text.split(/[,.;!] *(?:and |en )?| (?:and|en) /).filter((word) => word !== '')
  const parts =
    words.length < 2 || words.length > 8 || (!text.includes(',') && words.some((word) => word.split(' ').length > 2))
      ? []
      : words.map((word) => spoken([word], speak))
  const known = parts.flatMap((part) => part ?? [])
  return known.length > 1 && known.length === parts.length
    ? answerParts(known, known.map(({ word }, at) => (at > 0 ? lowerFirst(word) : word)).join(', '), world)
    : null
}

/** Adds an addressee to a spoken phrase: `Molo, tata`. Null if nobody is called. */
export function answerCalled(said: string, whom: string, world: KhuluWorld): KhuluAnswer | null {
  const called = readCalled(tokenizeEnglish(whom.replace(/^(?:an?|the) /, '')), world)
  if (!called || called.several) return null
  const word = said.replace(/([?!.]?)$/, `, ${called.word}$1`)
  return {
    says: [say('khulu.say.sentence', { word })],
    blocks: [...soundBlock(word, world), practiseBlock('/phrases')],
    sources: [ruleSource('khulu.rule.attested')],
    known: true,
  }
}
