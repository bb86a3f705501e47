import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { loadLanguageContent } from '#content/load-content.ts'
import { loadKhuluWorld } from '#content/load-khulu-world.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { KHULU_LANGUAGES, type KhuluLanguage } from '#core/khulu/khulu-language.ts'
import type { ModelLanguage } from '#core/khulu/model/model-use.ts'
import { isOwnWord, plainWordsOf } from '#core/khulu/model/plain-words.ts'
import { createSpeaker, type SpokenAnswer } from '#server/features/khulu/model/speak-answer.ts'
import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'

/** Data that the model's words are checked against, and that answers its calls. */
export type ModelWorld = {
  world: KhuluWorld
  speak: (language: KhuluLanguage, answer: KhuluAnswer) => SpokenAnswer
  /** True if a word is a plain one of the page's language. Missing where it is the language learnt. */
  isPlain: Partial<Record<KhuluLanguage, (word: string) => boolean>>
  /** Tells whether a word is one of any of the languages here, and so nobody's name. */
  isWord: (word: string) => boolean
}

function readTexts(root: string, language: KhuluLanguage): string[] {
  const folder = path.join(root, 'locales', language)
  return readdirSync(folder)
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>),
    )
    .filter(([key]) => !key.startsWith('@'))
    .map(([, text]) => text)
}

function makeWorld(root: string, language: ModelLanguage): ModelWorld {
  const world = loadKhuluWorld(loadLanguageContent(root, language))
  const speakers = new Map(KHULU_LANGUAGES.map((one) => [one, createSpeaker(root, one)]))
  const isPlain = {
    en: plainWordsOf('en', readTexts(root, 'en'), world),
    af: plainWordsOf('af', readTexts(root, 'af'), world),
  }
  return {
    world,
    isPlain,
    speak: (reader, answer) => (speakers.get(reader) ?? createSpeaker(root, reader))(answer),
    isWord: (word) => isPlain.en(word) || isPlain.af(word) || isOwnWord(word, world),
  }
}

/** Creates the model's data for each language when it is first needed. */
export function createModelWorlds(root: string): (language: ModelLanguage) => ModelWorld {
  const made = new Map<ModelLanguage, ModelWorld>()
  return (language) => {
    const world = made.get(language) ?? makeWorld(root, language)
    made.set(language, world)
    return world
  }
}
