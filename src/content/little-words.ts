import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { LanguageContent } from '#content/load-content.ts'
import { LITTLE_GROUPS, type LittleWord } from '#core/little/little-word.ts'

/** `content/languages/<language>/little-words.json`: which roots toddlers meet, with their pictures. */
const littleWordSchema = z.strictObject({
  group: z.enum(LITTLE_GROUPS),
  root: z.string().regex(/^noun\.[a-z0-9-]+$/),
  picture: z.string().min(1),
  like: z.string().min(1).optional(),
})

function joinWord(
  { root, like, ...entry }: z.infer<typeof littleWordSchema>,
  { lexicon, exercises }: LanguageContent,
): LittleWord {
  const found = lexicon.get(root)
  const meanings = exercises?.english.nouns[root]
  const oneMeaning = meanings?.singular ?? found?.senses[0]
  if (!found || oneMeaning === undefined)
    throw new Error(`The toddlers' word ${root} is not in the lexicon, or has no meaning.`)
  // Several sheep are sheep: then the meaning can't say which number was chosen.
  const many =
    found.plural !== undefined &&
    found.plural !== found.lemma &&
    meanings?.plural !== undefined &&
    meanings.plural !== oneMeaning
      ? { word: found.plural, meaning: meanings.plural }
      : null
  return {
    root,
    ...entry,
    ...(like === undefined ? {} : { like }),
    one: found.lemma,
    oneMeaning,
    ...(many ? { many } : {}),
  }
}

/**
 * Loads the words that toddlers meet in a language; none where it has no list of them. Throws where the list names what the lexicon lacks.
 * @param root the project's folder
 */
export function loadLittleWords(root: string, content: LanguageContent): LittleWord[] {
  const file = join(root, 'content', 'languages', content.code, 'little-words.json')
  if (!existsSync(file)) return []
  return littleWordSchema
    .array()
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map((entry) => joinWord(entry, content))
}
