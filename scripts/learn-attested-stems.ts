// Reads every word of a language (`--language`) of the word counts beside the project and writes the stems that no root
// of the lexicon has and that several words agree on: content/languages/<language>/attested-stems.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadLanguageContent } from '#content/load-content.ts'
import { createLanguageEngine, hasEngine } from '#core/grammar/language-engine.ts'
import { chosenLanguage } from './language/chosen-language.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'

const ROOT = join(import.meta.dirname, '..')
const COUNTS = join(ROOT, '../shared/language/attested-words.tsv')

const LANGUAGE = chosenLanguage()
if (!hasEngine(LANGUAGE)) throw new Error(`The grammar of '${LANGUAGE}' is not there yet.`)

/** Thresholds of a stem: words in which it occurs, letters, and the lead of its reading over the next. */
const WORDS = 2
const LETTERS = 3
const MARGIN = 100

const { reader, lexicon } = createLanguageEngine(LANGUAGE, [...loadLanguageContent(ROOT, LANGUAGE).lexicon.values()])
const found = new Map<string, number>()
for (const line of readFileSync(COUNTS, 'utf8').split('\n')) {
  const [language, word = ''] = line.split('\t')
  if (language !== LANGUAGE) continue
  const readings = reader.read(plainWord(word))
  const best = readings[0]
  const stem = best?.root
    ? undefined
    : best?.morphemes.find(([form, tag]) => (tag === 'VRoot' || tag === 'NStem') && form.length >= LETTERS)
  if (!best || !stem) continue
  const next = readings.find(({ morphemes }) => !morphemes.some(([form, tag]) => form === stem[0] && tag === stem[1]))
  if (!next || next.cost - best.cost >= MARGIN) found.set(stem.join(' '), (found.get(stem.join(' ')) ?? 0) + 1)
}

/** True for a stem that is only a known verb behind a prefix: `behlal`. */
const hidesVerb = (stem: string): boolean =>
  [2, 3, 4].some((at) => stem.length - at >= 3 && lexicon.stems.VRoot.has(stem.slice(at)))

const list = (tag: string): string[] =>
  [...found]
    .filter(([stem, words]) => stem.endsWith(` ${tag}`) && words >= WORDS)
    .map(([stem]) => stem.split(' ')[0] ?? '')
    .filter((stem) => tag === 'NStem' || !hidesVerb(stem))
    .toSorted()
const stems = { VRoot: list('VRoot'), NStem: list('NStem') }
writeFileSync(
  join(ROOT, `content/languages/${LANGUAGE}/attested-stems.json`),
  `${JSON.stringify(stems, null, 1).replaceAll(/",\n\s*"/g, '", "')}\n`,
)
console.log(`${stems.VRoot.length} verb roots, ${stems.NStem.length} noun stems`)
