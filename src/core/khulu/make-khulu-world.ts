import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { isSetPhrase } from '#core/grammar/word-lexicon.ts'
import { itemOfRoot } from '#core/khulu/answers/find-phrase.ts'
import type { AskingLanguage, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { AskedNames, CultureTexts } from '#core/khulu/asked-names.ts'
import { listClosedWords } from '#core/grammar/closed-words.ts'
import { NO_AFRIKAANS } from '#core/khulu/asking/no-afrikaans.ts'
import type { AfrikaansSenses } from '#core/khulu/asking/afrikaans/afrikaans-words.ts'
import { englishPlural } from '#core/khulu/words/english-forms.ts'
import { ENGLISH_NUMBERS } from '#core/khulu/words/read-number.ts'
import { buildEnglishIndex } from '#core/khulu/words/english-index.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** Splits a text into lower-case words without signs; hyphens within a word stay. */
export const wordsOfText = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u)
    .map((word) => word.replaceAll(/^[-'’]+|[-'’]+$/g, ''))
    .filter((word) => word !== '')

/**
 * Puts together what Khulu answers from: the engine of the learning language and the items of its pages.
 * @param ofPages the items of its pages
 * @param askingLanguages languages in which questions can be asked
 * @param senses what roots mean in Afrikaans, where those who read Afrikaans ask
 * @param cultureTexts what items of culture say in other languages than English
 * @param names words that people ask by
 */
export function makeKhuluWorld(
  engine: LanguageEngine,
  ofPages: readonly LearningItem[],
  askingLanguages: readonly AskingLanguage[],
  senses?: AfrikaansSenses,
  cultureTexts?: CultureTexts,
  names?: AskedNames,
): KhuluWorld {
  const items = [...ofPages, ...engine.lexicon.roots.filter(isSetPhrase).map(itemOfRoot)]
  const texts = items.flatMap(({ target, also, example }) => [target, ...also, ...(example ? [example.target] : [])])
  const speech = askingLanguages.find(({ afrikaans }) => afrikaans)?.afrikaans ?? NO_AFRIKAANS
  return {
    engine,
    askingLanguages: Object.fromEntries(
      askingLanguages.map((askingLanguage) => [askingLanguage.language, askingLanguage]),
    ),
    stopWords: new Set(askingLanguages.flatMap(({ stopWords }) => stopWords.trim().split(/\s+/))),
    speech,
    items,
    english: buildEnglishIndex(engine.lexicon.roots, new Set(items.map(({ target }) => target)), names?.english),
    afrikaans: speech.readWords(
      engine.lexicon.roots,
      { ...ENGLISH_NUMBERS, plural: englishPlural },
      senses,
      names?.afrikaans,
    ),
    closed: listClosedWords(engine),
    late: {},
    ...(cultureTexts ? { cultureTexts } : {}),
    cultureNames: new Map(
      Object.entries(names?.culture ?? {}).flatMap(([id, called]) =>
        Object.values(called)
          .flat()
          .map((name) => [name, id]),
      ),
    ),
    topics: byWord(names?.topics ?? {}),
    sounds: byWord(names?.sounds ?? {}),
    contentWords: new Set(texts.flatMap(wordsOfText)),
  }
}
