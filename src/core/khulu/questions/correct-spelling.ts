import { measureEdits } from '#core/answers/measure-edits.ts'
import type { Hearing } from '#core/khulu/khulu-world.ts'

function correctWord(word: string, hearing: Hearing): string {
  const { askingLanguages, isKnown } = hearing
  const short = askingLanguages.map(({ shortForms }) => shortForms?.[word]).find((form) => form !== undefined)
  if (short !== undefined) return short
  if (word.length < 4 || askingLanguages.some(({ questionWords }) => questionWords.has(word)) || isKnown(word))
    return word
  const most = word.length > 6 ? 2 : 1
  return (
    askingLanguages
      .flatMap(({ questionWords }) => [...questionWords])
      .find(
        (candidate) =>
          Math.abs(candidate.length - word.length) <= most &&
          candidate.length > 3 &&
          measureEdits(word, candidate) <= most,
      ) ?? word
  )
}

/** Corrects the spelling of a question's own words. The asked word stands last, or is unlike all of them. */
export function correctSpelling(text: string, hearing: Hearing): string {
  const words = text.split(' ')
  return words
    .map((word, at) =>
      at === words.length - 1 &&
      words.length > 1 &&
      !/^(?:mean|plural|class|meervoud|morning)/.test(correctWord(word, hearing))
        ? word
        : correctWord(word, hearing),
    )
    .join(' ')
}
