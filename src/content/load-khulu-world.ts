import { join } from 'node:path'
import type { LanguageContent } from '#content/load-content.ts'
import { readAskedNames } from '#content/read-asked-names.ts'
import { readCultureTexts } from '#content/read-culture-texts.ts'
import { readSenses } from '#content/read-lexicon.ts'
import { createLanguageEngine, hasEngine } from '#core/grammar/language-engine.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { makeKhuluWorld } from '#core/khulu/make-khulu-world.ts'
import { explaining } from '#core/khulu/explaining/explaining.ts'
import { follow } from '#core/khulu/following/answer-follow-up.ts'
import { rewording as ofAfrikaans } from '#core/khulu/rewording/reword-afrikaans.ts'
import { rewording as ofEnglish } from '#core/khulu/rewording/reword-english.ts'
import { rewording as ofXhosa } from '#core/khulu/rewording/reword-xhosa.ts'
import { telling } from '#core/khulu/telling/telling.ts'
import { askingLanguage as afrikaans } from '#core/khulu/asking/afrikaans/afrikaans.ts'
import { askingLanguage as english } from '#core/khulu/asking/english/english.ts'
import { askingLanguage as xhosa } from '#core/khulu/asking/xhosa/xhosa.ts'

const ROOT = join(import.meta.dirname, '../..')

const ASKING_LANGUAGES = [english, xhosa, afrikaans]

/** Builds the data from which Khulu answers, for a language with an engine. */
export function loadKhuluWorld({ code, lexicon, items, attestedStems }: LanguageContent): KhuluWorld {
  if (!hasEngine(code)) throw new Error(`Khulu has no engine for '${code}'.`)
  // The schema's optional fields are left out or there; they are never undefined.
  const roots = [...lexicon].map(([id, { sources: _sources, review: _review, ...root }]) => ({
    ...root,
    id,
  })) as LexiconRoot[]
  const senses = new Map(Object.entries(readSenses(join(ROOT, 'content/languages', code), 'af')))
  return {
    ...makeKhuluWorld(
      createLanguageEngine(code, roots, attestedStems),
      [...items.values()],
      ASKING_LANGUAGES,
      senses,
      { af: readCultureTexts(ROOT, code, 'af'), xh: readCultureTexts(ROOT, code, 'xh') },
      readAskedNames(ROOT, code),
    ),
    late: { explaining, telling, follow, rewordings: { en: ofEnglish, xh: ofXhosa, af: ofAfrikaans } },
  }
}
