import type { KhuluAnswer, Conversation } from '#core/khulu/khulu-answer.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'
import { loadLanguageEngine } from '../../platform/content/load-language-engine.ts'
import { loadSectionContent } from '../../platform/content/load-section-content.ts'

/** What answers: all that Khulu knows of a language, ready. */
export type KhuluMind = { answer: (text: string, asker: Asker, conversation: Conversation) => KhuluAnswer }

const minds = new Map<LearningLanguage, Promise<KhuluMind | null>>()

async function makeMind(language: LearningLanguage): Promise<KhuluMind | null> {
  const [engine, { answerQuestion }, { makeKhuluWorld }, ...sections] = await Promise.all([
    loadLanguageEngine(language), import('#core/khulu/answer-question.ts'), import('#core/khulu/make-khulu-world.ts'), ...CONTENT_SECTION_IDS.map((section) => loadSectionContent(language, section)),
  ])
  if (!engine) return null
  const world = makeKhuluWorld(engine, sections.flat())
  return { answer: (text, asker, conversation) => answerQuestion(text, asker, conversation, world) }
}

/** Fetches and makes what answers, once a language. Null where the language has no engine, or the network fails: then the next call tries again. */
export function loadKhulu(language: LearningLanguage): Promise<KhuluMind | null> {
  const known = minds.get(language)
  if (known) return known
  const made = makeMind(language).catch(() => null).then((mind) => {
    if (!mind) minds.delete(language)
    return mind
  })
  minds.set(language, made)
  return made
}
