import { answerMeaning } from '#core/khulu/answers/answer-meaning.ts'
import { answerSay } from '#core/khulu/answers/answer-say.ts'
import { asEnglish, isMeantAsOwn, isOwnLanguage, readOne } from '#core/khulu/answers/find-word.ts'
import { answerUnknown, answerUnknownWord, askSay } from '#core/khulu/answers/offer-near.ts'
import { tellingOf } from '#core/khulu/late-parts.ts'
import { itemAddress, itemSource, practiseBlock, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

const bareTopic = (topic: string): string =>
  topic
    .toLowerCase()
    .replace(/^(?:an? |the |die |'n |xhosa |isixhosa |traditional |tradisionele )+/, '')
    .replace(/ (?:in (?:the )?xhosa culture|culture|tradition|traditions|ceremony|custom)$/, '')
    .trim()

/** Returns the id of the culture item that has this name, singular or plural. */
export const nameOfCulture = (name: string, { cultureNames }: KhuluWorld): string | undefined =>
  cultureNames.get(name) ?? cultureNames.get(name.replace(/s$/, ''))

/** Finds the item of the culture page for a topic. */
export function findCultureItem(topic: string, world: KhuluWorld): LearningItem | null {
  const plain = bareTopic(topic)
  const named = world.cultureNames.get(topic.toLowerCase().trim()) ?? nameOfCulture(plain, world)
  const english = asEnglish(plain, world)
  const culture = world.items.filter(({ section }) => section === 'culture')
  const role = readOne(plain.split(' ')[0] ?? '', world)
  const root = role && 'root' in role && !(role.kind === 'noun' && role.small) ? role.root : undefined
  return (
    culture.find(({ id }) => id === named) ??
    culture.find(({ target }) => target.toLowerCase() === plain || target.toLowerCase().slice(1) === plain) ??
    culture.find(({ target }) => root !== undefined && (target === root.lemma || target === root.plural)) ??
    culture.find(({ english: meaning }) =>
      meaning
        .toLowerCase()
        .split(/, | and /)
        .some((part) => part === plain || part === english),
    ) ??
    null
  )
}

/** Answers with an item of culture, in the asker's language if it has a text, otherwise in English. */
export function answerCultureItem(item: LearningItem, { language }: Asker, world: KhuluWorld): KhuluAnswer {
  const own = world.cultureTexts?.[language]?.[item.id]
  // Such a text needs no meaning before it.
  const first =
    own !== undefined
      ? [say('khulu.culture.is', { word: item.target }, { meaning: own.replace(/\.$/, '') })]
      : [
          say('khulu.culture.is', { word: item.target }, { meaning: tellMeaning(item.english, world) }),
          say('khulu.culture.about', {}, { text: item.description ?? item.english }),
        ]
  return {
    says: [...first, say('khulu.culture.differs')],
    blocks: [...soundBlock(item.target, world), practiseBlock(itemAddress(item))],
    sources: [itemSource(item)],
    known: true,
    asked: 'culture',
    thread: { kind: 'word', word: item.target },
  }
}

/** Answers a culture question from the culture page; looks other topics up as words. */
export function answerCulture(topic: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const item =
    findCultureItem(topic, world) ?? (/[ -]/.test(topic) ? tellingOf(world).cultureWithin(topic, world) : null)
  if (item) return answerCultureItem(item, asker, world)
  // Of customs that no item tells of nothing is guessed.
  if ((topic.includes(' ') && isOwnLanguage(topic, world)) || /\b(?:xhosas?|amaxhosa)\b.* /.test(topic))
    return answerUnknown([say('khulu.unknown.culture')], [])
  return answerAsk(topic, asker, world)
}

/** Beginnings of a sentence of one's own. */
const BEGINS_A_SENTENCE =
  /^(?:i|you|he|she|it|we|they|my|your|the|this|there|do not|don't|please|let|can|is|are|did|does|ek|jy|hy|sy|ons|hulle|die|daar|moenie)\b/

/**
 * Answers a bare word or sentence, or a question what something is. It tries culture, then the learning language, then
 * English or Afrikaans.
 */
export function answerAsk(phrase: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const words = wordsOfText(phrase)
  if (words.length === 0) return answerUnknown([say('khulu.unknown.question')], [])
  const item = findCultureItem(phrase, world)
  if (item && (words.length > 1 || isOwnLanguage(phrase, world) || !world.english.has(words[0] ?? '')))
    return answerCultureItem(item, asker, world)
  const [only = ''] = words
  // Who is Mandela: no word is asked about.
  if (
    words.length === 1 &&
    world.names?.has(only) &&
    !world.english.has(only) &&
    !world.contentWords.has(only) &&
    ![only, `uku${only}`].some((word) => world.engine.lexicon.words.has(word))
  )
    return answerUnknown([say('khulu.unknown.name', {}, { phrase })], [])
  if (isMeantAsOwn(phrase, world)) return answerMeaning(phrase, asker, world)
  const said = answerSay(phrase, asker, world)
  // A question about the world isn't a sentence to translate, unless a translation is asked for.
  if (words.length > 2 && Object.values(world.askingLanguages).some(({ asksAbout }) => asksAbout?.test(phrase))) {
    const about = tellingOf(world).cultureWithin(phrase, world)
    return about
      ? answerCultureItem(about, asker, world)
      : answerUnknown([say('khulu.unknown.culture')], said.known ? [askSay(phrase.replaceAll(/\bi\b/g, 'I'))] : [])
  }
  if (said.known) return said
  if (isOwnLanguage(phrase, world)) return answerMeaning(phrase, asker, world)
  if (words.length === 1) return answerUnknownWord(phrase, world)
  const within =
    /\b(?:xhosas?|amaxhosa|culture|tradition\w*|kultuur|tradisi\w*|custom|gebruik|isiko|inkcubeko|people)\b/.test(
      phrase,
    )
      ? tellingOf(world).cultureWithin(phrase, world)
      : null
  if (within) return answerCultureItem(within, asker, world)
  const known = words.filter((word) => world.english.has(word)).length
  const isSentence = BEGINS_A_SENTENCE.test(phrase)
  return (isSentence || known * 2 >= words.length) && words.length <= 9
    ? said
    : answerUnknown(
        [say('khulu.unknown.question')],
        words
          .filter((word) => word.length > 2 && !world.stopWords.has(word) && world.english.has(asEnglish(word, world)))
          .map(askSay),
      )
}
