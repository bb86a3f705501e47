import type { KhuluAnswer, Conversation } from '#core/khulu/khulu-answer.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'
import { loadLanguageEngine } from '../../platform/content/load-language-engine.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'
import { loadSectionContent } from '../../platform/content/load-section-content.ts'

/** What answers: all that Khulu knows of a language, ready. */
export type KhuluMind = { answer: (text: string, asker: Asker, conversation: Conversation) => KhuluAnswer }

const minds = new Map<`${LearningLanguage} ${InterfaceLanguage}`, Promise<KhuluMind | null>>()

const CULTURE_TEXTS = import.meta.glob<{ texts: Record<string, string> }>('../../../../content/languages/*/culture-texts/*.json', { import: 'default' })

/** What items of culture say in the reader's language, where that isn't English. */
const loadCultureTexts = async (language: LearningLanguage, reader: InterfaceLanguage): Promise<Record<string, string>> =>
  (await CULTURE_TEXTS[`../../../../content/languages/${language}/culture-texts/${reader}.json`]?.())?.texts ?? {}

async function makeMind(language: LearningLanguage, reader: InterfaceLanguage): Promise<KhuluMind | null> {
  // Khulu goes by the English meanings; whoever reads Afrikaans is told the Afrikaans ones.
  const [engine, told, texts, { answerQuestion, makeKhuluWorld }, ...sections] = await Promise.all([
    loadLanguageEngine(language), reader === 'af' ? loadLanguageEngine(language, reader) : null, loadCultureTexts(language, reader), import('#core/khulu/khulu-mind.ts'), ...CONTENT_SECTION_IDS.map((section) => loadSectionContent(language, section)),
  ])
  if (!engine) return null
  const world = makeKhuluWorld(engine, sections.flat(), new Map(told?.lexicon.roots.map(({ id, senses }) => [id, senses])), { [reader]: texts })
  return { answer: (text, asker, conversation) => answerQuestion(text, asker, conversation, world) }
}

/** Fetches and makes what answers, once a language and reader. Null where the language has no engine, or the network fails: then the next call tries again. */
export function loadKhulu(language: LearningLanguage): Promise<KhuluMind | null> {
  const reader = currentLanguage()
  const key = `${language} ${reader}` as const
  const known = minds.get(key)
  if (known) return known
  const made = makeMind(language, reader).catch(() => null).then((mind) => {
    if (!mind) minds.delete(key)
    return mind
  })
  minds.set(key, made)
  return made
}
