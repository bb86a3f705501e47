import { isMeantAsOwn } from '#core/khulu/answers/find-word.ts'
import { ALWAYS, askMean, askSay, offerQuestions } from '#core/khulu/answers/offer-near.ts'
import { say, type KhuluAnswer, type Saying } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'

/**
 * Finds answerable questions that share a word with an unanswerable one: a custom of the pages, and the words
 * themselves.
 */
function nearQuestions(text: string, { language }: Asker, world: KhuluWorld): Saying[] {
  const words = wordsOfText(text).filter((word) => word.length > 3 && !world.stopWords.has(word))
  const inEnglish = (word: string): string =>
    (language === 'af' ? world.afrikaans.toEnglish.get(word)?.english : world.english.get(word)?.[0]?.sense) ?? word
  const meant = new Set(words.map(inEnglish))
  const item = world.items.find(
    ({ section, english }) => section === 'culture' && wordsOfText(english).some((word) => meant.has(word)),
  )
  const known = words.flatMap((word) =>
    isMeantAsOwn(word, world)
      ? [askMean(word)]
      : world.english.has(inEnglish(word))
        ? [askSay(language === 'af' ? word : inEnglish(word))]
        : [],
  )
  return [...(item ? [say('khulu.ask.culture', { word: item.target })] : []), ...known]
}

/** Adds near questions to an unknown answer, instead of the standard ones. */
export function offerNear(answer: KhuluAnswer, text: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const blocks = answer.known
    ? answer.blocks
    : answer.blocks.map((block) => {
        const own = block.kind === 'ask' ? block.questions.filter((question) => !ALWAYS.includes(question)) : []
        return block.kind === 'ask' && own.length < block.questions.length
          ? { ...block, ...offerQuestions([...own, ...nearQuestions(text, asker, world)]) }
          : block
      })
  return { ...answer, blocks }
}
