// Whoever fetches this has the shared rules: named here, the bundler keeps those in one file.
import '#core/khulu/khulu-mind.ts'
import { answerCulture } from '#core/khulu/answers/answer-culture.ts'
import {
  answerClause,
  answerJoinedClauses,
  answerNounPhrase,
  answerPlace,
} from '#core/khulu/answers/answer-sentence.ts'
import { answerSay } from '#core/khulu/answers/answer-say.ts'
import { isMeantAsOwn } from '#core/khulu/answers/find-word.ts'
import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import { readJoined } from '#core/khulu/clause/join-clauses.ts'
import { readEnglish, readEnglishTokens } from '#core/khulu/clause/read-english.ts'
import { bareFollowUps, trim } from '#core/khulu/following/bare-follow-up.ts'
import { withSubject } from '#core/khulu/following/slots-of-clause.ts'
import { editClause, editTense, timesOf, editWho, type Edit } from '#core/khulu/following/edit-meaning.ts'
import { AS_GROUP, isToHearers, readEdits } from '#core/khulu/following/read-edits.ts'
import type { SaidMeaning } from '#core/khulu/following/said-meaning.ts'
import { CannotSay } from '#core/grammar/sentence/write-noun.ts'
import { isPerson } from '#core/grammar/noun-classes.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'
import type { Conversation, KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import { explainingOf } from '#core/khulu/late-parts.ts'
import { asksInLearnt, type Asker, type Follow, type KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readChange } from '#core/khulu/questions/read-change.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'

/** Returns the meaning of an English text for follow-ups; null if it isn't read as a whole. */
function meaningOfEnglish(text: string, { english: index }: KhuluWorld): SaidMeaning | null {
  const english = (text.toLowerCase().split(';')[0] ?? '')
    .replaceAll(/ \([^)]*\)/g, '')
    .replaceAll('he or she', 'he')
    .replaceAll('him or her', 'him')
    .replaceAll('his or her', 'his')
  const read = readEnglish(english, index)
  if (!('unknown' in read)) return read
  const joined = readJoined(english, index)
  return joined && { joined }
}

/** Returns the meaning of the last utterance. */
function meaningSaid({ said, thread, asked }: Conversation, world: KhuluWorld): SaidMeaning | null {
  if (said === '') return null
  if (said !== undefined && typeof said !== 'string') return said
  const told = said === undefined ? null : meaningOfEnglish(said, world)
  if (told) return told
  if (thread?.kind === 'noun') {
    const root = world.engine.lexicon.words
      .get(plainWord(thread.noun))
      ?.find(({ partOfSpeech }) => partOfSpeech === 'noun')
    return root ? { noun: { kind: 'noun', root, plural: asked === 'plural', qualities: [] } } : null
  }
  const text = thread?.kind === 'word' ? thread.word : ''
  return text === '' || !isMeantAsOwn(text, world)
    ? null
    : meaningOfEnglish(readMeaning(wordsOfText(text), world.engine, world.closed).english, world)
}

function answerMeant(meant: SaidMeaning, world: KhuluWorld): KhuluAnswer | null {
  try {
    if ('clause' in meant) return answerClause(meant.clause, world)
    if ('noun' in meant) return answerNounPhrase(meant.noun, world)
    return 'place' in meant ? answerPlace(meant.place, world, '') : answerJoinedClauses(meant.joined, world)
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error
    return null
  }
}

const bareWords = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L} ]| na(?!\p{L})|^(?:ndicela|nceda) /giu, '')

/**
 * Tells whether a reading of the learning language is what was meant. For example akaphilanga isn't that somebody lived
 * nowhere.
 */
function isMeantBy(said: SaidMeaning, { asked, thread }: Conversation, world: KhuluWorld): boolean {
  return (
    asked !== 'mean' ||
    thread?.kind !== 'word' ||
    !thread.word.includes(' ') ||
    bareWords(answerMeant(said, world)?.says[0]?.words?.['word'] ?? '') === bareWords(thread.word)
  )
}

/** True for a follow-up that is a sentence by itself: and if she doesn't cook. */
const isSentence = (text: string, { english }: KhuluWorld): boolean => {
  const read = readEnglishTokens(tokenizeEnglish(text), english)
  return 'clause' in read
    ? read.clause.predicate.kind !== 'asked' &&
        (read.clause.subject?.kind !== 'pronoun' ||
          read.clause.subject.agreement !== 'it' ||
          read.clause.predicate.kind === 'verb')
    : readJoined(text, english) !== null
}

/** Reads another tense, polarity or person by its name: in the past, negative. */
function readTense(text: string, { language }: Asker, { askingLanguages }: KhuluWorld): Edit[] {
  const {
    change: { tense, negative, subject },
    isAny,
    rest,
  } = readChange(text, askingLanguages[language] ? [askingLanguages[language]] : [])
  if (!isAny || rest !== '') return []
  const who =
    subject !== undefined && (isPerson(subject) || subject === '1' || subject === '2')
      ? editWho({ kind: 'pronoun', agreement: subject })
      : null
  const other = editTense(tense, negative)
  return [
    who === null
      ? other
      : tense === undefined && negative === undefined
        ? who
        : (said) => {
            const changed = who(said)
            return changed && other(changed)
          },
  ]
}

/** Reads the tenses of a follow-up, also without its leading words: how do I say it in the past. */
function tensesOf(text: string, asker: Asker, world: KhuluWorld): Edit[] {
  const told = readTense(text, asker, world)
  return told.length > 0 ? told : readTense(trim(text, asker.language), asker, world)
}

/**
 * Reads a clause with the same verb, and short ones (if they don't play), for subject, object and place. Null for
 * another verb.
 */
function readSame(text: string, said: SaidMeaning, { english }: KhuluWorld): Edit[] | null {
  const read = readEnglishTokens(tokenizeEnglish(text), english)
  const before = 'clause' in said ? said.clause : null
  if (
    !('clause' in read) ||
    !before ||
    read.clause.predicate.kind !== 'verb' ||
    before.predicate.kind !== 'verb' ||
    read.clause.predicate.root !== before.predicate.root
  )
    return null
  const { subject, tense, negative, mood, objects, places, asked } = read.clause
  // And where do you live: it is asked.
  if (asked !== null && asked !== before.asked) return null
  const isNamedAgain =
    objects.length === 1 && objects[0]?.kind === 'pronoun' && objects[0].agreement === 'it' && before.objects.length > 0
  if (!subject || (objects.length > 0 && !isNamedAgain) || places.length > 0) return null
  // He mustn't come, after he was asked to: don't come.
  if (before.mood === 'order' && mood === 'must' && subject.kind === 'pronoun' && negative)
    return [editTense(undefined, true)]
  const isNamed =
    subject.kind === 'pronoun' &&
    before.subject?.kind === 'noun' &&
    (subject.agreement === 'it' || subject.agreement === (before.subject.plural ? '2' : '1'))
  return [
    editClause((clause) => ({
      ...(isNamed ? clause : withSubject(clause, subject)),
      tense,
      negative,
      mood,
      predicate: read.clause.predicate,
      adverbs: [...timesOf(clause.adverbs, tense), ...read.clause.adverbs],
    })),
  ]
}

/** Answers how the last sentence sounds to another addressee: and to an old man? */
function answerToWhom(bare: readonly string[], { said, thread }: Conversation, world: KhuluWorld): KhuluAnswer | null {
  const whom = bare
    .map((part) =>
      part.replace(
        /\b(?:an?|the) (?:old|older|elderly) (?:(man|gentleman)|woman|lady)$/,
        (_, man?: string) => `a ${man === undefined ? 'mother' : 'father'}`,
      ),
    )
    .map((part) => /^(?:to|for) ((?:an? |my |the |our ).+)$/.exec(part)?.[1])
    .find((one) => one !== undefined)
  if (whom === undefined) return null
  // An order is said to somebody, too; come here isn't where she is.
  const order =
    said !== undefined &&
    typeof said !== 'string' &&
    'clause' in said &&
    said.clause.mood === 'order' &&
    !said.clause.several &&
    ![...said.clause.objects, ...said.clause.places.map(({ thing }) => thing)].some(
      (thing) => thing.kind === 'noun' && thing.root.semanticClass === 'person',
    )
      ? answerMeant(said, world)?.says[0]?.words?.['word']
      : undefined
  const word = order ?? (typeof said === 'string' && thread?.kind === 'word' ? thread.word : undefined)
  return word === undefined ? null : explainingOf(world).callTo(word, whom, world)
}

/** Answers the first possible change of the last utterance that can be said. */
function answerChanged(
  said: SaidMeaning,
  tenses: readonly Edit[],
  bare: readonly string[],
  speak: (phrase: string) => KhuluAnswer,
  world: KhuluWorld,
): KhuluAnswer | null {
  const first = (edits: readonly Edit[]): KhuluAnswer | null => {
    for (const edit of edits) {
      const meant = edit(said)
      const answer = meant && answerMeant(meant, world)
      if (answer) return answer
    }
    return null
  }
  const inTense = first(tenses)
  if (inTense) return inTense
  for (const part of bare) {
    const same = readSame(part, said, world)
    // I don't have any, of money.
    const named = 'noun' in said ? part.replace(/\b(?:any|some)$/, `any ${said.noun.root.senses[0] ?? ''}`) : part
    const ofIt = named === part ? null : speak(named)
    if (ofIt?.known) return ofIt
    const hearers = isToHearers(tokenizeEnglish(part).join(' '))
    const sentence = same === null && !hearers && isSentence(part, world) ? speak(part) : null
    const answer = sentence?.known ? sentence : first([...(same ?? []), ...readEdits(part, world.english)])
    if (answer) return answer
  }
  return null
}

/** Returns a word of the language learnt by itself. */
const bareWord = (text: string, world: KhuluWorld): boolean =>
  /^[^\s?]+\??$/.test(text.trim()) && isMeantAsOwn(text, world)

/** A time, which is said besides the tense that it has. */
const TELLS_WHEN =
  /(?<!\p{L})(?:tomorrow|yesterday|today|tonight|now|m[ôo]re|gister|vandag|vanaand|nou|ngomso|izolo|namhlanje|ngoku)(?!\p{L})/iu

/** Additions to an utterance: thank you very much. */
const SAID_AFTER = /^(?:very much|so much|a lot|too|again|please|today|tomorrow|tonight|now|here|there|later)$/

/** Pattern of the question for a reply, which stands alone. */
const ASKS_REPLY = /\bwat (?:antwoord|(?:moet|kan) (?:ek|mens) (?:antwoord|terug))/

/** Question kinds that apply to another word and change no sentence. */
const OF_WORDS = /^(?:pronounce|culture)$/

/**
 * Answers a follow-up as the last utterance with one change: `and five of them?`, `and if she doesn't?`, `what about my
 * father's?` Null if that is impossible.
 */
export const follow: Follow = (text, conversation, asker, world) => {
  // Wenziwa njani, of what was told of.
  if (
    conversation.asked === 'culture' &&
    asksInLearnt(asker, world) &&
    conversation.thread?.kind === 'word' &&
    /^\S+ \S+$/.test(text)
  )
    return answerCulture(conversation.thread.word, asker, world)
  if (
    ASKS_REPLY.test(text) ||
    OF_WORDS.test(conversation.asked ?? '') ||
    (conversation.asked === 'mean' && !asksInLearnt(asker, world) && isMeantAsOwn(text, world))
  )
    return null
  // Incwadi, of what was asked what it means: what it means is asked of that word, too.
  const [only = '', ...more] = wordsOfText(text)
  const isNoun =
    more.length === 0 &&
    asksInLearnt(asker, world) &&
    /^[iuao]/.test(only) &&
    world.engine.lexicon.words.get(plainWord(only))?.some(({ partOfSpeech }) => partOfSpeech === 'noun') === true
  if (isNoun || (conversation.asked === 'mean' && bareWord(text, world))) return null
  const bare = bareFollowUps(text, asker.language, world)
  const speak = (phrase: string): KhuluAnswer => answerSay(phrase, { ...asker, language: 'en' }, world)
  const toSeveral =
    typeof conversation.said === 'string' && bare.some((part) => isToHearers(tokenizeEnglish(part).join(' ')))
  const phrase = toSeveral ? (conversation.said as string) : undefined
  const toMany = phrase === undefined ? answerToWhom(bare, conversation, world) : speak(`${phrase} to several people`)
  if (toMany?.known) return toMany
  const asGroup =
    typeof conversation.said === 'string' && bare.some((part) => AS_GROUP.test(part))
      ? speak(`we ${conversation.said}`)
      : undefined
  if (asGroup?.known) return asGroup
  const meant = meaningSaid(conversation, world)
  const said = meant && isMeantBy(meant, conversation, world) ? meant : null
  const changed =
    said &&
    answerChanged(
      said,
      TELLS_WHEN.test(text) ? [] : tensesOf(text.replace(/[\s?!.]+$/, '').toLowerCase(), asker, world),
      bare,
      speak,
      world,
    )
  if (changed) return changed
  // Kubuhlungu phi: to several it is asked the same.
  if (conversation.thread?.kind === 'word' && asksInLearnt(asker, world) && meant && bare.includes('to several people'))
    return explainingOf(world).tellSituation(`buza ukuba ${conversation.thread.word}`, asker, world)
  const after = typeof conversation.said === 'string' ? bare.find((part) => SAID_AFTER.test(part)) : undefined
  const longer = after === undefined ? undefined : speak(`${conversation.said as string} ${after}`)
  if (longer?.known) return longer
  // Lalani kakuhle nonke: what asks, or is told, isn't said so.
  const toAll =
    phrase === undefined || !/^(?:good|hello|hi|bye|go well|stay well|sleep|welcome|thank|sorry)/.test(phrase)
      ? undefined
      : speak(`${phrase} everyone`)
  if (toAll?.known && toAll.says[0]?.words?.['word']?.endsWith('?') === false) return toAll
  // I work there: so it is said to several, too.
  const same = phrase === undefined || /\byou/.test(phrase) ? null : speak(phrase)
  if (same?.known) return same
  return said && bare.some((part) => isToHearers(tokenizeEnglish(part).join(' '))) ? answerMeant(said, world) : null
}
