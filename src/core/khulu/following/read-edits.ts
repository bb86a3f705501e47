import { pattern } from '#core/patterns/pattern.ts'
import type { ThingMeaning } from '#core/grammar/sentence/meaning.ts'
import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import { readPlace } from '#core/khulu/clause/read-being.ts'
import { readEnglishTokens } from '#core/khulu/clause/read-english.ts'
import {
  isAdverb,
  readMatch,
  readNoun,
  readObject,
  readSubject,
  type Read,
  type TokenReader,
} from '#core/khulu/clause/read-things.ts'
import { readWhen } from '#core/khulu/clause/read-when.ts'
import {
  editAsked,
  editAskedWord,
  editCount,
  editDoing,
  editGiven,
  editHearer,
  editHearers,
  editNoun,
  editOrder,
  editOwner,
  editPlace,
  editQuality,
  editSame,
  editSeveral,
  editSingle,
  editTense,
  editThing,
  editTime,
  editWho,
  editWhom,
  tenseOfTime,
  type Edit,
} from '#core/khulu/following/edit-meaning.ts'
import type { EnglishIndex } from '#core/khulu/words/english-index.ts'
import { readNumber } from '#core/khulu/words/read-number.ts'

const MINE: Readonly<Record<string, '1ps' | '2ps' | '1' | '1pp' | '2'>> = {
  mine: '1ps',
  my: '1ps',
  yours: '2ps',
  your: '2ps',
  his: '1',
  hers: '1',
  her: '1',
  ours: '1pp',
  our: '1pp',
  theirs: '2',
  their: '2',
}

/** Pattern of several addressees. */
const HEARERS = pattern`
  ^(?:two children|(?:(?:to|for) (?:.+ )?(?:people|persons|children|kids|learners|students|pupils|friends
  |guests|visitors|parents|elders|strangers|brothers|sisters|group|class|crowd|family|team)\b.*)
  |(?:to |for )(?:several|many|more than one(?: person)?|all(?: of (?:them|you))?|two|both|all people
  |them(?: all)?|you all)(?: of them)?|(?:several|many|more than one|all|two) (?:people|person|persons)
  |(?:i (?:am|was) )?(?:talking to|speaking to|asking|telling|greeting) (?:several|many|more than one|a few
  |a group|them|all|everyone|.*people|.*friends).*)$
`

/** Tells whether a follow-up names several addressees: and to the children? */
export const isToHearers = (plain: string): boolean => HEARERS.test(plain)

/** Pattern of one addressee. */
const HEARER = pattern`
  ^to (?:only |just )?(?:one|an?|the|my|a single) (?:person|child|kid|learner|student|pupil|friend|guest
  |visitor|man|woman|boy|girl|someone|teacher|elder)$
  |^to one$
`

/** Pattern of a speaker who stands for several. */
export const AS_GROUP =
  /\bas an? (?:\w+ )?(?:family|group|team|couple|class)\b|^(?:all )?from (?:all of )?us(?: all)?$|^(?:about|of|for) us(?: all)?$/

/** Returns a reading only if it covers the whole text. */
const whole = <Value>(read: Read<Value> | null, { tokens }: TokenReader): Value | null =>
  read && read.at === tokens.length ? read.value : null

/** Reads edits of number: five of them, just one, many. */
function editsOfCount(text: string): Edit[] {
  const [, said = ''] =
    /^(?:only |just )*(.+?)(?: of (?:it|them|these|those))?(?: ones?| things?| people)?(?: only)?$/.exec(text) ?? []
  if (/^(?:several|many|a few|more|more than (?:one|1)|lots?(?: of them)?|they are many|plural)$/.test(said))
    return [editSeveral]
  if (/^(?:a single|singular|a|single)$/.test(said)) return [editSingle]
  const value = readNumber(said === 'a pair' ? '2' : said)
  return value === null || value < 1
    ? []
    : value === 1 && !/\b(?:only|just)\b/.test(text)
      ? [editSingle, editCount(1)]
      : [editCount(value)]
}

/** Reads edits of the owner: my father's, mine. */
function editsOfOwner(tokens: readonly string[], index: EnglishIndex): Edit[] {
  const [first = ''] = tokens
  const owner = tokens.length === 1 && Object.hasOwn(MINE, first) ? MINE[first] : undefined
  if (owner !== undefined) return [editOwner({ kind: 'pronoun', agreement: owner })]
  if (tokens.join(' ') === 'yourall') return [editOwner({ kind: 'pronoun', agreement: '2pp' })]
  const named = tokens.at(-1) === "'s" ? readNoun({ tokens: tokens.slice(0, -1), at: 0, index }) : null
  return named && named.at === tokens.length - 1 ? [editOwner(named.value)] : []
}

/** Reads edits of the description: the small one, black ones. */
function editsOfQuality(tokens: readonly string[], index: EnglishIndex): Edit[] {
  const bare = tokens.filter(
    (word, at) =>
      !(at === 0 && /^(?:a|an|the|very)$/.test(word)) && !(at === tokens.length - 1 && /^ones?$/.test(word)),
  )
  const found = whole(
    readMatch(
      { tokens: bare, at: 0, index },
      ({ root, form }) => /^(?:adjective|relative)$/.test(root.partOfSpeech) && form === 'plain',
    ),
    { tokens: bare, at: 0, index },
  )
  return found ? [editQuality(found.root)] : []
}

const HELPS = /^(?:do|does|did|am|is|are|was|were|will|can|have|has|must)$/

/** Reads edits of the subject, with a helping verb also of polarity and tense: she doesn't, my brother did. */
function editsOfWho(tokens: readonly string[], index: EnglishIndex): Edit[] {
  const subject = readSubject({ tokens, at: 0, index }) ?? readObject({ tokens, at: 0, index })
  const rest = tokens.slice(subject?.at ?? 0)
  const [helper = ''] = rest
  const asksWho = HELPS.test(tokens[0] ?? '') ? readSubject({ tokens, at: 1, index }) : null
  // Can you: it is asked.
  if (asksWho && asksWho.at === tokens.length)
    return [
      (said) => {
        const changed = editWho(asksWho.value)(said)
        const so = changed && editTense(undefined, /n't\b|not/.test(tokens.join(' ')))(changed)
        return so && editAsked(so)
      },
    ]
  const isWho =
    subject && rest.length < 4 && rest.every((word) => HELPS.test(word) || /^(?:not|too|also|only|else)$/.test(word))
  if (!isWho) return []
  const negative = rest.includes('not') ? true : HELPS.test(helper) ? false : undefined
  const tense = /^(?:did|was|were)$/.test(helper)
    ? ('past' as const)
    : helper === 'will'
      ? ('future' as const)
      : /^(?:do|does|am|is|are)$/.test(helper)
        ? ('present' as const)
        : undefined
  const who = subject.value
  const isWhom = who.kind === 'pronoun' && /^(?:me|him|them|us|her)$/.test(tokens[0] ?? '')
  const change =
    (edit: Edit): Edit =>
    (said) => {
      const changed = edit(said)
      return changed && (negative ?? tense) !== undefined ? editTense(tense, negative)(changed) : changed
    }
  const isSame = who.kind === 'pronoun' && HELPS.test(helper)
  return [
    ...(isSame ? [editSame(who)] : []),
    ...(isWhom ? [editWhom(who)] : []),
    ...thingEdits(who, helper !== '' && HELPS.test(helper)),
  ].map(change)
}

const thingEdits = (who: ThingMeaning, doesIt: boolean): Edit[] =>
  who.kind === 'noun' && !doesIt ? [editThing(who)] : [editWho(who)]

/** Reads a changed time, place or companion: tomorrow, in the morning, at school, with my friend. */
function editsOfPlace(tokens: readonly string[], index: EnglishIndex): Edit[] {
  const reader: TokenReader = { tokens, at: 0, index }
  const text = tokens.join(' ')
  const day = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(text) ? editsOfPlace(['on', text], index) : []
  if (day.length > 0) return day
  const when = whole(readWhen(reader), reader)
  if (when) return [editTime(when, text)]
  const adverb = whole(readMatch(reader, isAdverb), reader)
  if (adverb) return [editTime(adverb.root, text)]
  const place = whole(readPlace(reader), reader)
  const tense = tenseOfTime(text)
  if (!place) return []
  return [
    (said) => {
      const placed = editPlace(place)(said)
      return placed && tense !== undefined ? (editTense(tense, undefined)(placed) ?? placed) : placed
    },
  ]
}

/** Reads edits of the action: eat, drinking water. */
function editsOfDoing(tokens: readonly string[], index: EnglishIndex): Edit[] {
  const bare = tokens[0] === 'to' ? tokens.slice(1) : tokens
  const read = [
    ['i', 'will', ...bare],
    ['i', 'am', ...bare],
    ['he', ...bare],
  ]
    .map((words) => readEnglishTokens(words, index))
    .find((one) => 'clause' in one && one.clause.predicate.kind === 'verb')
  return read && 'clause' in read ? [editDoing(read.clause)] : []
}

/**
 * Reads the possible edits of an English follow-up without its opening, the likelier first. `five of them`, `she
 * doesn't`, `my father's`, `tomorrow`, `in the kitchen`, `a black one`.
 */
export function readEdits(text: string, index: EnglishIndex): Edit[] {
  const tokens = tokenizeEnglish(text)
  const plain = tokens.join(' ')
  if (tokens.length === 0 || tokens.length > 9) return []
  const reader: TokenReader = { tokens, at: 0, index }
  // To the teacher: who is given it.
  const recipient = tokens[0] === 'to' ? whole(readObject({ ...reader, at: 1 }), reader) : null
  const toWhom =
    recipient && (recipient.kind === 'pronoun' || recipient.root.semanticClass === 'person')
      ? [editGiven(recipient)]
      : []
  if (AS_GROUP.test(plain)) return [editWho({ kind: 'pronoun', agreement: '1pp' })]
  if (HEARER.test(plain)) return [...toWhom, editHearer]
  if (isToHearers(plain)) return [editHearers, ...editsOfCount(plain)]
  if (/\bquestion\b|^(?:(?:how do i|i want to|to) )?ask(?: (?:it|that|him|her|them|someone))?$/.test(plain))
    return [editAsked]
  const asked = /^(?:and |but |so )?(when|where|why)$/.exec(plain)?.[1]
  if (asked !== undefined) return [editAskedWord(asked as 'when')]
  if (/\bplease\b|\bpolite(?:ly)?\b|\brespect/.test(plain)) return [editOrder({ please: true })]
  if (/^not$|^(?:in |the )*negative$/.test(plain)) return [editTense(undefined, true)]
  // And that one over there?
  const [, points, far] = /^(?:and )?th(is|ese|at|ose)(?: ones?)?( over there)?$/.exec(plain) ?? []
  if (points !== undefined)
    return [
      editNoun(
        (given) =>
          given.pointing === undefined
            ? null
            : {
                ...given,
                pointing: far ? 3 : points === 'is' || points === 'ese' ? 1 : 2,
                plural: points.endsWith('se') && given.root.plural !== undefined,
              },
        ({ pointing }) => pointing !== undefined,
      ),
    ]
  const counted: TokenReader = {
    ...reader,
    tokens: tokens.filter((word, at) => at > 0 || !/^(?:only|just)$/.test(word)),
  }
  const noun = whole(readNoun(counted), counted)
  return [
    ...toWhom,
    ...editsOfCount(plain),
    ...editsOfOwner(tokens, index),
    ...editsOfQuality(tokens, index),
    ...editsOfPlace(tokens, index),
    ...(noun?.count !== undefined
      ? [
          editNoun(
            (given) => (given.root === noun.root ? { ...given, ...noun } : null),
            ({ root }) => root === noun.root,
          ),
        ]
      : []),
    ...editsOfWho(tokens, index),
    ...editsOfDoing(tokens, index),
  ]
}
