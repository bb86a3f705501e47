/**
 * `node scripts/compare-content.ts` compares the content of every language with the comparison lists in
 * `../shared/language`, where they are there.
 * Ends with 1 when a difference is not explained in the language's `differences.json`, or an explanation explains nothing any more.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compareVocabulary,
  matchExplanations,
  splitWords,
  wordsOf,
  type GlossedEntry,
  type ListedConcept,
  type VocabularyDifference,
} from '#content/compare/compare-vocabulary.ts'
import { listContentLanguages, loadLanguageContent, type LanguageContent } from '#content/load-content.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

const root = join(import.meta.dirname, '..')
const lists = join(root, '..', 'shared', 'language')

/** Reads the rows of a file of tab-separated values with a heading line, by the names in that line. */
function readRows(file: string): Record<string, string>[] {
  const [heading = '', ...lines] = readFileSync(join(lists, file), 'utf8').trimEnd().split('\n')
  const names = heading.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index] ?? '', cell])))
}

const listedConcepts = (language: LearningLanguage): ListedConcept[] =>
  readRows('vocabulary-dev.tsv').flatMap((row) => {
    const words = splitWords(row[language] ?? '')
    return words.length > 0 ? [{ concept: row['english'] ?? '', words }] : []
  })

const attestedWords = (language: LearningLanguage): Set<string> =>
  new Set(
    readRows('attested-words.tsv').flatMap((row) =>
      row['lang'] === language ? [(row['word'] ?? '').toLocaleLowerCase('en').replaceAll('’', "'")] : [],
    ),
  )

const glossedEntries = (content: LanguageContent): GlossedEntry[] => [
  ...[...content.items.values()].map((item) => ({
    id: item.id,
    meanings: [item.english],
    forms: [item.target, ...item.also],
  })),
  ...[...content.lexicon.values()].map(({ id, senses, lemma, plural, root: stem }) => ({
    id,
    meanings: senses,
    forms: [lemma, ...(plural === undefined ? [] : [plural]), stem],
  })),
]

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? 0 : Math.round((100 * part) / whole)} %)`
const describeDifference = ({ concept, ours, theirs }: VocabularyDifference): string =>
  `${concept}: ours ${ours}, theirs ${theirs}`

/** Returns texts of the content that a corpus should contain: targets and examples, or the nouns without pages. */
const textsOf = ({ items, lexicon }: LanguageContent): string[] =>
  items.size > 0
    ? [...items.values()].flatMap((item) => [item.target, ...(item.example ? [item.example.target] : [])])
    : [...lexicon.values()]
        .filter(({ partOfSpeech }) => partOfSpeech === 'noun')
        .flatMap(({ lemma, plural }) => [lemma, ...(plural === undefined ? [] : [plural])])

/** Counts unexplained differences of the language and stale explanations; prints the figures. */
function compare(content: LanguageContent): number {
  const vocabulary = compareVocabulary(listedConcepts(content.code), glossedEntries(content))
  const { unexplained, stale } = matchExplanations(vocabulary.differences, content.differences)
  const words = [...wordsOf(textsOf(content))]
  const attested = attestedWords(content.code)
  const unattested = words.filter((word) => !attested.has(word)).toSorted()
  console.log(
    `${content.code}: ${vocabulary.concepts} concepts of the list are in the content, in ${vocabulary.pairs} entries.`,
  )
  console.log(
    `Entries that agree on the stem: ${share(vocabulary.agreeing, vocabulary.pairs)}; differences explained: ` +
      `${vocabulary.differences.length - unexplained.length}.`,
  )
  console.log(
    `Words of ${content.items.size > 0 ? 'targets and examples' : 'nouns and their plurals'} that are attested ` +
      `in the corpora: ${share(words.length - unattested.length, words.length)}.`,
  )
  if (process.argv.includes('--unattested')) console.log(unattested.join('\n'))
  for (const difference of unexplained)
    console.error(`${content.code}, not explained: ${describeDifference(difference)}`)
  for (const explanation of stale)
    console.error(`${content.code}, explains nothing any more: ${describeDifference(explanation)}`)
  return unexplained.length + stale.length
}

if (existsSync(join(lists, 'vocabulary-dev.tsv')) && existsSync(join(lists, 'attested-words.tsv'))) {
  const open = listContentLanguages(root)
    .map((language) => compare(loadLanguageContent(root, language)))
    .reduce((sum, count) => sum + count, 0)
  process.exitCode = open > 0 ? 1 : 0
} else {
  console.log('There is nothing to compare with: the comparison lists are not beside the project.')
}
