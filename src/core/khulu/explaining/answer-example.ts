import { isOwnLanguage, matchEnglish, readOne } from '#core/khulu/answers/find-word.ts'
import { answerUnknown } from '#core/khulu/answers/offer-near.ts'
import { itemAddress, itemSource, practiseBlock, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'

/** Answers with a word in the shortest sentence of the pages that has one of its forms. */
export function answerExample(phrase: string, world: KhuluWorld): KhuluAnswer {
  const own = isOwnLanguage(phrase, world) ? phrase : matchEnglish(phrase, world)[0]?.root.lemma
  const rootOf = (word: string): unknown => {
    const role = readOne(word, world)
    return role && 'root' in role ? role.root : word
  }
  const root = own === undefined ? '' : rootOf(own)
  const stem = (own ?? '').slice(-3, -1)
  const has = (word: string): boolean => word === own || (word.includes(stem) && rootOf(word) === root)
  const sentences = world.items.flatMap((item) => [
    { item, target: item.target, english: item.english },
    ...(item.example ? [{ item, ...item.example }] : []),
  ])
  const [found] = sentences
    .filter(({ target }) => /^\p{Lu}.* /u.test(target) && wordsOfText(target).some(has))
    .toSorted((one, other) => one.target.length - other.target.length)
  if (!found || own === undefined) return answerUnknown([say('khulu.unknown.question')], [])
  const { item, target, english } = found
  return {
    says: [
      say('khulu.say.sentence', { word: target }),
      say('khulu.correct.meaning', {}, { meaning: tellMeaning(english, world).replace(/\.$/, '') }),
    ],
    blocks: [...soundBlock(target, world), practiseBlock(itemAddress(item))],
    sources: [itemSource(item)],
    known: true,
    thread: { kind: 'word', word: own },
  }
}
