import type { Conversation, KhuluAnswer, LatePart } from '#core/khulu/khulu-answer.ts'
import type { Asker, AskingLanguage, KhuluWorld, LateParts } from '#core/khulu/khulu-world.ts'
import { KHULU_LANGUAGES, type KhuluLanguage } from '#core/khulu/khulu-language.ts'
import type { AskedNames } from '#core/khulu/asked-names.ts'
import type { Rewording } from '#core/khulu/rewording/rewording.ts'
import type { AfrikaansSenses } from '#core/khulu/asking/afrikaans/afrikaans-words.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'
import { loadLanguageEngine } from '../../parts/content/load-language-engine.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'
import { loadSectionContent } from '../../parts/content/load-section-content.ts'

/** Khulu with all data of a language loaded. */
export type KhuluMind = {
  /** Answers a text. Other asking languages load if the text seems to be in one, or nothing was recognised. */
  answer: (text: string, asker: Asker, conversation: Conversation) => Promise<KhuluAnswer>
  /** Answers a question without showing it, so that the next answer comes faster. */
  tryOut: (text: string, asker: Asker) => void
}

const minds = new Map<`${LearningLanguage} ${InterfaceLanguage}`, Promise<KhuluMind | null>>()

const CULTURE_TEXTS = import.meta.glob<{ texts: Record<string, string> }>(
  '../../../../content/languages/*/culture-texts/*.json',
  { import: 'default' },
)

const NAMES = import.meta.glob<AskedNames>('../../../../content/languages/*/asked-names.json', { import: 'default' })

/** Search names of topics in all three languages, because users mix them. */
const loadNames = async (language: LearningLanguage): Promise<AskedNames | undefined> =>
  await NAMES[`../../../../content/languages/${language}/asked-names.json`]?.()

/** Loads culture texts in the reader's language, unless that is English. */
const loadCultureTexts = async (
  language: LearningLanguage,
  reader: InterfaceLanguage,
): Promise<Record<string, string>> =>
  (await CULTURE_TEXTS[`../../../../content/languages/${language}/culture-texts/${reader}.json`]?.())?.texts ?? {}

const ASKING_LANGUAGES: Readonly<Record<KhuluLanguage, () => Promise<{ askingLanguage: AskingLanguage }>>> = {
  en: () => import('#core/khulu/asking/english/english.ts'),
  xh: () => import('#core/khulu/asking/xhosa/xhosa.ts'),
  af: () => import('#core/khulu/asking/afrikaans/afrikaans.ts'),
}

const REWORDINGS: Readonly<Record<KhuluLanguage, () => Promise<{ rewording: Rewording }>>> = {
  en: () => import('#core/khulu/rewording/reword-english.ts'),
  xh: () => import('#core/khulu/rewording/reword-xhosa.ts'),
  af: () => import('#core/khulu/rewording/reword-afrikaans.ts'),
}

/** Lazy chunks that only some questions need; the one for rewording is in the reader's language. */
const PARTS: Readonly<Record<LatePart, (own: KhuluLanguage) => Promise<LateParts>>> = {
  explaining: async () => ({ explaining: (await import('#core/khulu/explaining/explaining.ts')).explaining }),
  telling: async () => ({ telling: (await import('#core/khulu/telling/telling.ts')).telling }),
  following: async () => ({ follow: (await import('#core/khulu/following/answer-follow-up.ts')).follow }),
  rewording: async (own) => ({ rewordings: { [own]: (await REWORDINGS[own]()).rewording } }),
}

async function makeMind(language: LearningLanguage, reader: InterfaceLanguage): Promise<KhuluMind | null> {
  const own = KHULU_LANGUAGES.find((one) => one === reader) ?? 'en'
  const askingLanguages = new Map<KhuluLanguage, AskingLanguage>()
  let senses: AfrikaansSenses | undefined
  // Khulu goes by the English meanings; Afrikaans needs its own beside them.
  const learn = async (one: KhuluLanguage): Promise<void> => {
    const [{ askingLanguage }, told] = await Promise.all([
      ASKING_LANGUAGES[one](),
      one === 'af' ? loadLanguageEngine(language, 'af') : null,
    ])
    if (told) senses = new Map(told.lexicon.roots.map((root) => [root.id, root.senses]))
    askingLanguages.set(one, askingLanguage)
  }
  const [engine, texts, names, { answerQuestion, recogniseLanguages, makeKhuluWorld }, , ...sections] =
    await Promise.all([
      loadLanguageEngine(language),
      loadCultureTexts(language, reader),
      loadNames(language),
      import('#core/khulu/khulu-mind.ts'),
      learn(own),
      ...CONTENT_SECTION_IDS.map((section) => loadSectionContent(language, section)),
    ])
  if (!engine) return null
  const make = (): KhuluWorld =>
    makeKhuluWorld(engine, sections.flat(), [...askingLanguages.values()], senses, { [reader]: texts }, names)
  let world = make()
  const hear = async (wanted: readonly KhuluLanguage[]): Promise<boolean> => {
    const more = wanted.filter((one) => !askingLanguages.has(one))
    // Without a network, and without the app on the device, Khulu answers in what it has.
    const learnt =
      more.length > 0 &&
      (await Promise.all(more.map(learn)).then(
        () => true,
        () => false,
      ))
    if (learnt) world = { ...make(), late: world.late }
    return learnt
  }
  const ask = async (text: string, asker: Asker, conversation: Conversation): Promise<KhuluAnswer> => {
    let answer = answerQuestion(text, asker, conversation, world)
    for (let turn = 0; answer.needs && turn < 4; turn++) {
      const fetched = await PARTS[answer.needs](own).catch(() => null)
      if (!fetched) return answer
      world = { ...world, late: { ...world.late, ...fetched } }
      answer = answerQuestion(text, asker, conversation, world)
    }
    return answer
  }
  return {
    answer: async (text, asker, conversation) => {
      await hear(recogniseLanguages(text, own))
      const answer = await ask(text, asker, conversation)
      return answer.known || !(await hear(KHULU_LANGUAGES)) ? answer : await ask(text, asker, conversation)
    },
    tryOut: (text, asker) => {
      answerQuestion(text, asker, {}, world)
    },
  }
}

/**
 * Loads Khulu once for each language and reader. Null without an engine for the language, or on a network failure; then
 * the next call tries again.
 */
export function loadKhulu(language: LearningLanguage): Promise<KhuluMind | null> {
  const reader = currentLanguage()
  const key = `${language} ${reader}` as const
  const known = minds.get(key)
  if (known) return known
  const made = makeMind(language, reader)
    .catch(() => null)
    .then((mind) => {
      if (!mind) minds.delete(key)
      return mind
    })
  minds.set(key, made)
  return made
}
