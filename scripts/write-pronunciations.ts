// Writes the pronunciation of every item of a language (`--language`) anew from the rule in core, so that no one has to
// write it by hand. The rest of a file stays as its authors laid it out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGE_RULES } from '#content/language-rules.ts'
import { chosenLanguage } from './language/chosen-language.ts'

const LANGUAGE = chosenLanguage()
const rules = LANGUAGE_RULES[LANGUAGE]
if (!rules) throw new Error(`No rules of pronunciation for '${LANGUAGE}' are there yet.`)
const { respell } = rules

const FOLDER = join(import.meta.dirname, '..', 'content', 'languages', LANGUAGE, 'items')

const authoredItems = z.array(z.looseObject({ id: z.string(), target: z.string(), pronunciation: z.string() }))

/** An item from its id to its pronunciation, whatever its layout. */
const ITEM_HEAD = /("id":\s*"([^"]+)"(?:(?!"id":)[^])*?"pronunciation":\s*)"(?:[^"\\]|\\.)*"/g

function withPronunciations(text: string): string {
  const targets = new Map(authoredItems.parse(JSON.parse(text)).map(({ id, target }) => [id, target]))
  return text.replaceAll(
    ITEM_HEAD,
    (_whole, head: string, id: string) => `${head}${JSON.stringify(respell(targets.get(id) ?? ''))}`,
  )
}

for (const name of readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .toSorted()) {
  const file = join(FOLDER, name)
  const before = readFileSync(file, 'utf8')
  const after = withPronunciations(before)
  if (after !== before) writeFileSync(file, after)
  console.log(`${name}: ${after === before ? 'up to date' : 'written'}`)
}
