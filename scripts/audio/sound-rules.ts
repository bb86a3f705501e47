import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { soundXhosa } from '#core/pronunciation/sound-xhosa.ts'

/** Rules that turn a written text into sounds, by language. Clips are rendered for these languages. */
export const SOUND_RULES: Partial<Record<LearningLanguage, typeof soundXhosa>> = { xh: soundXhosa }
