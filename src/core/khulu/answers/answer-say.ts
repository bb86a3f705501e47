import { pattern } from '#core/patterns/pattern.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { explainingOf } from '#core/khulu/late-parts.ts'
import { answerMeaning } from '#core/khulu/answers/answer-meaning.ts'
import { asEnglish, bareEnglish, isMeantAsOwn } from '#core/khulu/answers/find-word.ts'
import { findPhrases, meaningOfItem } from '#core/khulu/answers/find-phrase.ts'
import { answerUnknown, askSay, findNearAfrikaans, findNearEnglish } from '#core/khulu/answers/offer-near.ts'
import { itemAddress, itemSource, practiseBlock, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import type { ReadText } from '#core/grammar/sentence/meaning.ts'
import { readJoined } from '#core/khulu/clause/join-clauses.ts'
import { readEnglish } from '#core/khulu/clause/read-english.ts'
import { nounRoots, rootsOf } from '#core/grammar/sentence/roots-of.ts'
import { CannotSay } from '#core/grammar/sentence/write-noun.ts'
import { say, type AnswerBlock, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import type { EnglishMatch } from '#core/khulu/words/english-index.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { answerRoot } from '#core/khulu/answers/answer-root.ts'
import {
  answerClause,
  answerJoinedClauses,
  answerNounPhrase,
  answerPlace,
} from '#core/khulu/answers/answer-sentence.ts'

const bareTarget = (target: string): string => target.toLowerCase().replaceAll(/[^\p{L} ]/gu, '')

function answerItems(items: readonly LearningItem[], world: KhuluWorld): KhuluAnswer {
  const [first, ...others] = items as [LearningItem, ...LearningItem[]]
  const isName = first.id === 'phrases.introductions.my-name-is'
  const same = others
    .filter(({ target }, at) =>
      [first, ...others.slice(0, at)].every((other) => bareTarget(other.target) !== bareTarget(target)),
    )
    .slice(0, 3)
  const table: AnswerBlock[] =
    same.length === 0
      ? []
      : [
          {
            kind: 'table',
            heads: [say('khulu.head.word'), say('khulu.head.meaning')],
            rows: [first, ...same].map((item) => [
              { word: item.target },
              { plain: tellMeaning(meaningOfItem(item), world) },
            ]),
          },
        ]
  return {
    says: [
      say(
        wordsOfText(first.target).length > 1 || /[!?.]$/.test(first.target) ? 'khulu.say.sentence' : 'khulu.say.word',
        { word: first.target },
      ),
      ...(isName ? [say('khulu.say.ownName')] : []),
    ],
    blocks: [...table, ...soundBlock(first.target, world), practiseBlock(itemAddress(first))],
    sources: [first, ...same].map(itemSource),
    known: true,
    asked: 'say',
    thread: { kind: 'word', word: first.target },
  }
}

/** Answers two sentences that are joined; null where the text is none, or one of them can't be said. */
function answerJoined(english: string, world: KhuluWorld): KhuluAnswer | null {
  const joined = readJoined(english, world.english)
  try {
    return joined && answerJoinedClauses(joined, world)
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error
    return null
  }
}

/** Returns a root's meaning in the asker's language. */
const ownSense = (root: LexiconRoot, world: KhuluWorld): string =>
  (world.prefersAfrikaans ? world.afrikaans.senses.get(root.id)?.[0] : undefined) ?? root.senses[0] ?? ''

/** Answers with the known words of a text that can't be said as a whole. */
function answerParts(read: Extract<ReadText, { unknown: readonly string[] }>, world: KhuluWorld): KhuluAnswer {
  const known = [...new Set(read.read)].slice(0, 8)
  const table: AnswerBlock[] =
    known.length === 0
      ? []
      : [
          {
            kind: 'table',
            heads: [say('khulu.head.meaning'), say('khulu.head.word')],
            rows: known.map((root) => [{ plain: ownSense(root, world) }, { word: root.lemma }]),
          },
        ]
  const near = read.unknown
    .flatMap((word) => (world.prefersAfrikaans ? (findNearAfrikaans(word, world) ?? []) : findNearEnglish(word, world)))
    .map(askSay)
  const first =
    read.unknown.length > 0
      ? say('khulu.say.unknownParts', {}, { words: read.unknown.join(', ') })
      : say('khulu.say.cannot')
  return answerUnknown([first, ...(known.length > 0 ? [say('khulu.say.knownParts')] : [])], near, table)
}

function answerRead(read: ReadText, world: KhuluWorld, asked: string): KhuluAnswer {
  if ('unknown' in read) return answerParts(read, world)
  try {
    if ('place' in read) return answerPlace(read.place, world, asked)
    return 'noun' in read ? answerNounPhrase(read.noun, world, asked) : answerClause(read.clause, world, asked)
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error
    const roots =
      'noun' in read
        ? nounRoots(read.noun)
        : 'clause' in read
          ? rootsOf(read.clause)
          : read.place.thing.kind === 'noun'
            ? nounRoots(read.place.thing)
            : []
    return answerParts({ unknown: [], read: roots }, world)
  }
}

/** Answers a word with a letter wrong, as the nearest that is known. */
function answerMisspelt(
  phrase: string,
  unknown: readonly string[],
  asker: Asker,
  world: KhuluWorld,
): KhuluAnswer | null {
  // The first letter is seldom wrong: pork is no slip for work. Amid others a word is longer than nuts and the letter that it lacks.
  const near = unknown.map((given) =>
    given.length < 4 || (world.prefersAfrikaans && given !== phrase)
      ? undefined
      : (world.prefersAfrikaans
          ? [findNearAfrikaans(given, world) ?? '']
          : findNearEnglish(given, world, 4, given === phrase ? undefined : 1)
        ).find((word) => word[0] === given[0] && (given === phrase || given.length > 5 || word.length > given.length)),
  )
  if (near.includes(undefined)) return null
  const answer = answerSay(
    unknown.reduce((text, given, at) => text.replace(given, near[at] ?? ''), phrase),
    asker,
    world,
  )
  return answer.known
    ? {
        ...answer,
        says: [say('khulu.say.guess', {}, { given: unknown.join(', '), read: near.join(', ') }), ...answer.says],
      }
    : null
}

/** Returns a name that the asker wrote, as a noun of class 1a. */
const nameOf = (name: string): EnglishMatch => {
  const root = name.slice(0, 1).toUpperCase() + name.slice(1)
  return {
    root: {
      id: 'phrases.introductions.my-name-is',
      partOfSpeech: 'noun',
      lemma: `u${root}`,
      root,
      nounClass: '1a',
      semanticClass: 'person',
      senses: [root],
    },
    form: 'singular',
    rank: 0,
    sense: root,
  }
}

/** Returns a phrase in direct speech: the first of several parts between slashes. */
function directPhrase(phrase: string, { askingLanguages }: KhuluWorld): string {
  const plain = phrase.toLowerCase().split(' / ')[0]?.trim() ?? phrase
  for (const { direct, indirect } of Object.values(askingLanguages)) {
    const said = direct?.(plain) ?? indirect?.find(([form]) => form.test(plain))?.[1] ?? null
    if (said !== null) return said
  }
  return phrase.includes(' / ') ? plain : phrase
}

/** Chooses the primary roots among those that a word means. */
const usualOf = (named: readonly { root: LexiconRoot; place: number }[]): LexiconRoot[] =>
  named.flatMap(({ root, place }) => (place === named[0]?.place ? [root] : []))

/**
 * Says something in the learning language: a phrase of the content, a word, a noun phrase or a sentence. It names the
 * unknown words, with the known ones.
 */
export function answerSay(phrase: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const answer = sayPhrase(phrase, asker, world)
  if (!answer.known || !answer.thread || typeof answer.said === 'string') return answer
  const english = asker.language === 'af' ? world.speech.read(phrase, world.afrikaans).english : phrase
  return { ...answer, said: answer.said ? { ...answer.said, english } : english }
}

/** Returns the roots that an English phrase means, or those of the asker's own Afrikaans word. */
function matchesOf(
  phrase: string,
  english: string,
  ownRoots: readonly LexiconRoot[],
  world: KhuluWorld,
): readonly EnglishMatch[] {
  const found = world.english.get(bareEnglish(english)) ?? world.english.get(asEnglish(english, world)) ?? []
  const fitting = found.filter(({ root }) => ownRoots.includes(root))
  return fitting.length > 0
    ? fitting
    : ownRoots.length === 0
      ? found
      : ownRoots.map((root): EnglishMatch => ({
          root,
          form: / te (?:wees|word)\b/.test(world.afrikaans.senses.get(root.id)?.[0] ?? '') ? 'state' : 'plain',
          rank: 0,
          sense: phrase,
        }))
}

/** Returns the match that is named: the verb after *to*, the noun after an article, otherwise the first base form. */
function bestMatch(phrase: string, matches: readonly EnglishMatch[]): EnglishMatch | undefined {
  const isThing = /^(?:the |an? |die |'n )/.test(phrase)
  return (
    (phrase.startsWith('to ') ? matches.find(({ root }) => root.partOfSpeech === 'verb') : undefined) ??
    (isThing ? matches.find(({ root }) => root.partOfSpeech === 'noun') : undefined) ??
    matches.find(
      ({ form }) => form !== 'plural' && form !== 'past' && form !== 'participle' && form !== 'ing' && form !== 'third',
    )
  )
}

/** Answers a text with names in it, which are said as they are; null where it has none. */
function answerWithNames(text: ReadText, english: string, asker: Asker, world: KhuluWorld): KhuluAnswer | null {
  // Names, and words written with a capital letter, stay as they are.
  const names =
    'unknown' in text
      ? text.unknown.filter(
          (word) => world.names?.has(word) === true || english.toLowerCase().endsWith(` name is ${word}`),
        )
      : []
  return names.length === 0
    ? null
    : answerSay(
        english,
        { ...asker, language: 'en' },
        {
          ...world,
          names: new Set(),
          prefersAfrikaans: false,
          english: new Map([
            ...world.english,
            ...names.map((name): [string, EnglishMatch[]] => [name, [nameOf(name)]]),
          ]),
        },
      )
}

/** Pattern of an opening before a sentence: an exclamation, or the person who is called. */
const BEGINS = pattern`
  ^(?:(?:(?:i am )?(?:very |so )?sorry|hello|hi|hey|good \w+|thanks?|excuse me|yes|no|please|okay|ok
  |(?:good)?bye|(?:go|stay) well|welcome|how are you|see you)\b.* |.*,)
`

function sayPhrase(given: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const phrase = /^(?:if|when) /i.test(given) && readJoined(given, world.english) ? given : directPhrase(given, world)
  const read = world.speech.read(phrase, world.afrikaans)
  const afrikaansFits = read.unknown.length === 0 && read.known > 0
  // Of a text with a word or two that aren't known, the rest is Afrikaans all the same.
  const prefersAfrikaans =
    asker.language === 'af' && (afrikaansFits || (read.known > read.unknown.length && phrase.includes(' ')))
  if (/^(?:the|an?|'n|is|am|are)$/.test(phrase) || (phrase === 'die' && asker.language === 'af'))
    return answerUnknown([say('khulu.say.noArticle', {}, { phrase })], [askSay('the dog')])
  const ownRoots = asker.language === 'af' ? usualOf(world.afrikaans.named.get(bareEnglish(phrase)) ?? []) : []
  // Spring is to jump for who reads Afrikaans, and no season.
  const items = [
    ...(prefersAfrikaans
      ? findPhrases(read.english, world).filter(
          ({ target }) => ownRoots.length === 0 || ownRoots.some(({ root }) => target.toLowerCase().includes(root)),
        )
      : []),
    ...(ownRoots.length > 0 ? [] : findPhrases(phrase, world)),
  ]
  const cried = (item: LearningItem): boolean =>
    item.target.endsWith('!') &&
    !phrase.includes(' ') &&
    (world.english.get(phrase)?.some(({ root }) => root.partOfSpeech === 'noun') ?? false)
  const said = items.filter((item) => !cried(item))
  const speak = (part: string): KhuluAnswer =>
    answerSay(part, { ...asker, language: 'en' }, { ...world, prefersAfrikaans: false })
  const english = prefersAfrikaans ? read.english : phrase
  const several =
    BEGINS.test(english) && !world.unfetched && (said.length === 0 || /^(?:yes|no|ja|nee) /.test(phrase))
      ? explainingOf(world).compose(english, true, speak, world)
      : null
  if (several) return several
  if (said.length > 0) return answerItems([...new Set(said)], world)
  const set =
    /\b(?:whose .+ (?:is|are) th|how much (?:is|are|does|do)\b)/i.test(english) && !world.unfetched
      ? explainingOf(world).setPhrase(english, world)
      : null
  if (set) return set
  if (/^(?:(?:to |if |when )?(?:someone|somebody|a person) .+|.*\bsome(?:one|body)'s .*)$/.test(phrase))
    return answerUnknown([say('khulu.say.unknownParts', {}, { words: phrase })], [])
  const matches = matchesOf(phrase, english, ownRoots, world)
  const isOrder = /^be (?!able)/.test(english)
  const best = bestMatch(phrase, matches)
  if (best && !isOrder && best.rank <= (matches[0]?.rank ?? 0) + 2) return answerRoot(best, matches, world)
  if (isMeantAsOwn(phrase, world)) return answerMeaning(phrase, asker, world)
  // Salt, pepper and sugar: no pepper of salt.
  const listed =
    /^\w+(?: \w+)?(?:, \w+(?: \w+)?)+,? (?:and|or) \w+(?: \w+)?$/.test(english) && !world.unfetched
      ? explainingOf(world).list(english, speak, world)
      : null
  if (listed) return listed
  const text = readEnglish(english, world.english)
  const called = answerWithNames(text, english, asker, world)
  if (called?.known) return called
  const whole = 'unknown' in text ? null : answerRead(text, world, english)
  if (whole?.known) return whole
  const other = afrikaansFits ? findPhrases(read.english, world) : []
  if (other.length > 0) return answerItems(other, world)
  const joined = answerJoined(english, world)
  const put =
    joined ??
    (world.unfetched
      ? null
      : (explainingOf(world).compose(english, false, speak, world) ??
        explainingOf(world).list(english, speak, world))) ??
    whole
  if (put) return put
  const second = afrikaansFits && !prefersAfrikaans ? readEnglish(read.english, world.english) : text
  return (
    ('unknown' in text && text.unknown.length > 0 && 'unknown' in second
      ? answerMisspelt(phrase, text.unknown, asker, world)
      : null) ?? answerRead(second, world, english)
  )
}
