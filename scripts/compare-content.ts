/**
 * `node scripts/compare-content.ts` compares the isiXhosa content with the comparison lists in `../shared/language`, where they are there.
 * Ends with 1 when a difference is not explained in `content/languages/xh/differences.json`, or an explanation explains nothing any more.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compareVocabulary, matchExplanations, splitWords, wordsOf, type GlossedEntry, type ListedConcept, type VocabularyDifference,
} from '#content/compare/compare-vocabulary.ts'
import { loadLanguageContent, type LanguageContent } from '#content/load-content.ts'

const LANGUAGE = 'xh'
const root = join(import.meta.dirname, '..')
const lists = join(root, '..', 'shared', 'language')

/** The rows of a file of tab-separated values with a heading line, by the names in that line. */
function readRows(file: string): Record<string, string>[] {
  const [heading = '', ...lines] = readFileSync(join(lists, file), 'utf8').trimEnd().split('\n')
  const names = heading.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index] ?? '', cell])))
}

const listedConcepts = (): ListedConcept[] =>
  readRows('vocabulary-dev.tsv').flatMap((row) => {
    const words = splitWords(row[LANGUAGE] ?? '')
    return words.length > 0 ? [{ concept: row['english'] ?? '', words }] : []
  })

const attestedWords = (): Set<string> =>
  new Set(readRows('attested-words.tsv').flatMap((row) => (row['lang'] === LANGUAGE ? [(row['word'] ?? '').toLocaleLowerCase('en').replaceAll('’', "'")] : [])))

const glossedEntries = (content: LanguageContent): GlossedEntry[] => [
  ...[...content.items.values()].map((item) => ({ id: item.id, meanings: [item.english], forms: [item.target, ...item.also] })),
  ...[...content.lexicon.values()].map(({ id, senses, lemma, plural, root: stem }) => ({
    id, meanings: senses, forms: [lemma, ...(plural === undefined ? [] : [plural]), stem],
  })),
]

const share = (part: number, whole: number): string => `${part} of ${whole} (${whole === 0 ? 0 : Math.round((100 * part) / whole)} %)`
const describeDifference = ({ concept, ours, theirs }: VocabularyDifference): string => `${concept}: ours ${ours}, theirs ${theirs}`

function compare(content: LanguageContent): number {
  const vocabulary = compareVocabulary(listedConcepts(), glossedEntries(content))
  const { unexplained, stale } = matchExplanations(vocabulary.differences, content.differences)
  const words = [...wordsOf([...content.items.values()].flatMap((item) => [item.target, ...(item.example ? [item.example.target] : [])]))]
  const attested = attestedWords()
  const unattested = words.filter((word) => !attested.has(word)).toSorted()
  console.log(`${vocabulary.concepts} concepts of the list are in the content, in ${vocabulary.pairs} entries.`)
  console.log(`Entries that agree on the stem: ${share(vocabulary.agreeing, vocabulary.pairs)}; differences explained: ${vocabulary.differences.length - unexplained.length}.`)
  console.log(`Words of targets and examples that are attested in the corpora: ${share(words.length - unattested.length, words.length)}.`)
  if (process.argv.includes('--unattested')) console.log(unattested.join('\n'))
  for (const difference of unexplained) console.error(`Not explained: ${describeDifference(difference)}`)
  for (const explanation of stale) console.error(`Explains nothing any more: ${describeDifference(explanation)}`)
  return unexplained.length + stale.length === 0 ? 0 : 1
}

if (existsSync(join(lists, 'vocabulary-dev.tsv')) && existsSync(join(lists, 'attested-words.tsv'))) {
  process.exitCode = compare(loadLanguageContent(root, LANGUAGE))
} else {
  console.log('There is nothing to compare with: the comparison lists are not beside the project.')
}
