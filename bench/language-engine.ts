import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { loadLanguageContent } from '#content/load-content.ts'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { analyseWord } from '#core/grammar/analyse-word.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { createLanguageEngine, type LanguageEngine } from '#core/grammar/language-engine.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'
import { packLexicon } from '../scripts/build/pack-lexicon.ts'
import { readLexicon } from '#content/read-lexicon.ts'
import type { MeasuredRow } from './support/measured-row.ts'

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** Words of running text, where they lie beside the project. */
const CORPUS = join(PROJECT_FOLDER, '../shared/language/dev/sadii_xh.tsv')

/** Budgets of the engine: work on one core, and bytes. */
const BUDGETS = { wordsPerSecond: 5_000, formsPerSecond: 50_000, checkMicroseconds: 2_000, engineKilobytes: 60 }

const GRAMMAR = join(PROJECT_FOLDER, 'src/core/grammar')

/** Files that a check loads: the checker, the engine that reads words, and the rules of pronunciation. */
export const ENGINE_FILES = [
  'answers/check-with-grammar',
  'grammar/analyse-word',
  'grammar/language-engine',
  'pronunciation/respell-xhosa',
].map((name) => join(PROJECT_FOLDER, 'src/core', `${name}.ts`))

function makeEngine(): LanguageEngine {
  const { lexicon, attestedStems } = loadLanguageContent(PROJECT_FOLDER, 'xh')
  return createLanguageEngine('xh', [...lexicon.values()], attestedStems)
}

/** Makes every noun after every possessive concord: some tens of thousands of words that can be taken apart. */
function makeWords(engine: LanguageEngine): Morpheme[][] {
  const nouns = [...engine.lexicon.words.keys()]
    .map((word) => engine.reader.read(word)[0]?.morphemes ?? [])
    .filter(([first]) => first?.[1].startsWith('NPrePre'))
  return NOUN_CLASSES.flatMap((nounClass) =>
    nouns.map((noun) => [
      [engine.grammar.concords.classes[nounClass].possessive, `PossConc${nounClass}`] as const,
      ...noun,
    ]),
  )
}

const listCorpus = (): string[] => [
  ...new Set(
    readFileSync(CORPUS, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[3] ?? '')
      .filter((word) => word !== ''),
  ),
]

/** Processor time of this thread so far, in microseconds: others on the same machine make nothing slower by it. */
function now(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Returns how many of these values a second the work processes, once each. */
function measureRate<Value>(values: readonly Value[], work: (value: Value) => unknown): number {
  const start = now()
  for (const value of values) work(value)
  return (values.length / (now() - start)) * 1_000_000
}

/** Makes wrong and slipped answers to sentences of two words. */
function makeAnswers(engine: LanguageEngine): { target: string; given: string }[] {
  const nouns = [...engine.lexicon.words].filter(([, [root]]) => root?.partOfSpeech === 'noun').map(([word]) => word)
  return nouns.flatMap((noun, index) =>
    [`uyahamba ${noun}`, `${noun} bahambile`, `${noun}n ihambile`, nouns.at(-1 - index) ?? ''].map((given) => ({
      target: `${noun} ihambile`,
      given,
    })),
  )
}

const ROUNDS = 3

/**
 * Measures the slowest of a hundred checks, in microseconds. Each is the best of several rounds with a new engine,
 * since other processes use the processor too.
 */
function measureChecks(): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const engine = makeEngine()
    return makeAnswers(engine).map(({ target, given }) => {
      const start = performance.now()
      checkWithGrammar(target, [], given, engine)
      return (performance.now() - start) * 1000
    })
  })
  const times = (rounds[0] ?? []).map((_, index) => Math.min(...rounds.map((round) => round[index] ?? Infinity)))
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
}

/** Bytes of modules of core and what they import over the wire, minified and compressed. */
async function weighCode(entry: readonly string[]): Promise<number> {
  const built = await build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'silent',
    build: { write: false, minify: true, target: 'es2022', lib: { entry: [...entry], formats: ['es'] } },
  })
  const files = (Array.isArray(built) ? built : [built]).flatMap((result) => ('output' in result ? result.output : []))
  return files.reduce((sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0), 0)
}

/** Bytes of the lexicon of isiXhosa over the wire. */
function weighLexicon(): number {
  const { roots, attested } = readLexicon(join(PROJECT_FOLDER, 'content/languages/xh'), 'en')
  return brotliCompressSync(JSON.stringify(packLexicon(roots, attested))).length
}

/** Lists every module of the grammar, including those that only the tools, Khulu and endless practice load. */
const listGrammarFiles = (): string[] =>
  readdirSync(GRAMMAR, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(GRAMMAR, name))

/** Measures the language engine as a learner meets it: made just now, with nothing remembered. */
export async function measureLanguageEngine(): Promise<MeasuredRow[]> {
  const start = now()
  const engine = makeEngine()
  const made = (now() - start) / 1000
  const words = makeWords(makeEngine())
  const texts = existsSync(CORPUS) ? listCorpus() : words.map((word) => joinMorphemes(word, engine.grammar)[0] ?? '')
  const first = measureRate(texts, (text) => analyseWord(text, engine))
  const again = measureRate(texts, (text) => analyseWord(text, engine))
  const forms = measureRate(words, (word) => joinMorphemes(word, engine.grammar))
  const checking = await weighCode(ENGINE_FILES)
  const all = await weighCode([...ENGINE_FILES, ...listGrammarFiles()])
  return [
    { name: 'content read and engine made', unit: 'ms', product: made },
    {
      name: `words analysed, ${texts.length} of ${existsSync(CORPUS) ? 'running text' : 'the lexicon'}`,
      unit: 'a second',
      product: first,
      least: BUDGETS.wordsPerSecond,
    },
    {
      name: 'the same words, once the program is warm',
      unit: 'a second',
      product: again,
      least: BUDGETS.wordsPerSecond,
    },
    {
      name: `words made of their morphemes, ${words.length}`,
      unit: 'a second',
      product: forms,
      least: BUDGETS.formsPerSecond,
    },
    {
      name: 'answer checked, 99th percentile',
      unit: 'µs',
      product: measureChecks(),
      budget: BUDGETS.checkMicroseconds,
    },
    {
      name: 'checker, engine and lexicon, compressed',
      unit: 'KB',
      product: (checking + weighLexicon()) / 1024,
      budget: BUDGETS.engineKilobytes,
    },
    {
      name: 'rules that no check needs: conjugation, sentences, figures',
      unit: 'KB',
      product: (all - checking) / 1024,
    },
  ]
}
