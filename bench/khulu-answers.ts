import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { loadLanguageContent } from '#content/load-content.ts'
import { readDisclosure } from '#core/khulu/safety/read-disclosure.ts'
import { answerQuestion } from '#core/khulu/answer-question.ts'
import { KHULU_LANGUAGES, type KhuluLanguage } from '#core/khulu/khulu-language.ts'
import { loadKhuluWorld } from '#content/load-khulu-world.ts'
import { ENGINE_FILES } from './language-engine.ts'
import { textCatalogs } from '../scripts/build/text-catalogs.ts'
import type { MeasuredRow } from './support/measured-row.ts'

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url))
const KHULU_FOLDER = join(PROJECT_FOLDER, 'src/core/khulu')

/** Budgets on one core: time of an answer, and bytes of Khulu beyond the engine and its lexicon. */
const BUDGETS = { safetyKilobytes: 68, readingMs: 5, answerMs: 30, kilobytes: 80 }

const ROUNDS = 3

/** Letters of a message that is read for harm. */
const LETTERS = 300

/** File of other names for topics, which only Khulu loads. */
const NAMES = join(PROJECT_FOLDER, 'content/languages/xh/asked-names.json')

/** Files of the disclosure reader. Khulu's page fetches them beside its rules, before anything is answered. */
const SAFETY = ['safety/check-safety.ts', 'safety/read-disclosure.ts'].map((file) => join(KHULU_FOLDER, file))

/**
 * Lazy chunks: explaining forms, themes and help, and follow-up questions. The first question that needs one loads it.
 */
const LATE = [
  join(KHULU_FOLDER, 'explaining/explaining.ts'),
  join(KHULU_FOLDER, 'telling/telling.ts'),
  join(KHULU_FOLDER, 'following/answer-follow-up.ts'),
]

/** Lazy chunk of each language that rewords long questions; the first such question loads it. */
const REWORDING: Readonly<Record<KhuluLanguage, string>> = {
  en: join(KHULU_FOLDER, 'rewording/reword-english.ts'),
  xh: join(KHULU_FOLDER, 'rewording/reword-xhosa.ts'),
  af: join(KHULU_FOLDER, 'rewording/reword-afrikaans.ts'),
}

const textsOf = (language: KhuluLanguage): string => join(PROJECT_FOLDER, 'locales', language, 'khulu.json')

const readQuestions = (language: KhuluLanguage): string[] =>
  (JSON.parse(readFileSync(join(KHULU_FOLDER, `questions.${language}.json`), 'utf8')) as { question: string }[]).map(
    ({ question }) => question,
  )

/**
 * Measures the slowest of twenty answers, in milliseconds. Each is the best of several rounds with a new engine, since
 * other processes use the processor too.
 */
function measureAnswers(): number {
  const asked = KHULU_LANGUAGES.flatMap((language) =>
    readQuestions(language).map((question) => ({ language, question })),
  )
  const rounds = Array.from({ length: ROUNDS }, () => {
    const world = loadKhuluWorld(loadLanguageContent(PROJECT_FOLDER, 'xh'))
    return asked.map(({ language, question }) => {
      const start = performance.now()
      answerQuestion(question, { language }, {}, world)
      return performance.now() - start
    })
  })
  const times = asked.map((_, index) => Math.min(...rounds.map((round) => round[index] ?? Infinity)))
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

/** Median time in milliseconds to read a message of 300 letters for harm, over texts made of the sets' questions. */
function measureReading(): number {
  const all = KHULU_LANGUAGES.flatMap(readQuestions).join(' ')
  const times = Array.from({ length: Math.floor(all.length / LETTERS) }, (_, index) => {
    const start = performance.now()
    readDisclosure(all.slice(index * LETTERS, (index + 1) * LETTERS))
    return performance.now() - start
  })
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

/**
 * Weighs Khulu over the wire in bytes, minified and compressed. The rules of the learning language (`core/grammar`) are
 * in another row. It counts Khulu's rules and names, and the asker's language with its texts, for the largest language.
 * `all` adds the other languages and the lazy chunks.
 */
async function weighKhulu(
  isElsewhere: (id: string) => boolean,
): Promise<{ asked: number; all: number; safety: number }> {
  const own: Readonly<Record<KhuluLanguage, readonly string[]>> = {
    en: [join(KHULU_FOLDER, 'asking/english/english.ts'), textsOf('en')],
    xh: [join(KHULU_FOLDER, 'asking/xhosa/xhosa.ts'), textsOf('xh')],
    af: [join(KHULU_FOLDER, 'asking/afrikaans/afrikaans.ts'), textsOf('af')],
  }
  const built = await build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'silent',
    publicDir: false,
    plugins: [textCatalogs()],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: [
          join(KHULU_FOLDER, 'khulu-mind.ts'),
          ...SAFETY,
          ...LATE,
          ...Object.values(REWORDING),
          NAMES,
          ...KHULU_LANGUAGES.flatMap((language) => own[language]),
        ],
        preserveEntrySignatures: 'strict',
        external: (id) => isElsewhere(id) || id.includes('unpack-texts'),
      },
    },
  })
  const chunks = (Array.isArray(built) ? built : [built])
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'chunk')
  const weigh = (file: (typeof chunks)[number]): number => brotliCompressSync(file.code).length
  const weighAll = (files: typeof chunks): number => files.reduce((sum, file) => sum + weigh(file), 0)
  const isOwn = (file: (typeof chunks)[number], language: KhuluLanguage): boolean =>
    own[language].includes(file.facadeModuleId ?? '')
  const isLate = (file: (typeof chunks)[number]): boolean =>
    [...LATE, ...Object.values(REWORDING)].includes(file.facadeModuleId ?? '')
  const isSafety = (file: (typeof chunks)[number]): boolean =>
    file.moduleIds.some((id) => id.includes('core/khulu/safety/'))
  const shared = chunks.filter(
    (file) => !isSafety(file) && !isLate(file) && !KHULU_LANGUAGES.some((language) => isOwn(file, language)),
  )
  const asked = (language: KhuluLanguage): number =>
    weighAll(shared) + weighAll(chunks.filter((file) => isOwn(file, language)))
  const late = (language: KhuluLanguage): number =>
    weighAll(chunks.filter((file) => [...LATE, REWORDING[language]].includes(file.facadeModuleId ?? '')))
  return {
    safety: weighAll(chunks.filter(isSafety)),
    asked: Math.max(...KHULU_LANGUAGES.map(asked)),
    all: Math.max(...KHULU_LANGUAGES.map((language) => asked(language) + late(language))),
  }
}

/** Lists the modules of the engine: what every check fetches. */
async function listEngine(): Promise<ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: [...ENGINE_FILES], preserveEntrySignatures: 'strict' },
    },
  })
  return new Set(
    (Array.isArray(built) ? built : [built])
      .flatMap((result) => ('output' in result ? result.output : []))
      .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  )
}

/** Measures Khulu as a learner meets it: asked for the first time, with nothing remembered. */
export async function measureKhulu(): Promise<MeasuredRow[]> {
  const { asked, all, safety } = await weighKhulu((id) => /core\/(?:grammar|answers|pronunciation)\//.test(id))
  const engine = await listEngine()
  const fetched = await weighKhulu((id) => engine.has(id.replace(/^#core/, join(PROJECT_FOLDER, 'src/core'))))
  return [
    { name: 'answer of Khulu, slowest of 20', unit: 'ms', product: measureAnswers(), budget: BUDGETS.answerMs },
    { name: 'message of 300 letters, read for harm', unit: 'ms', product: measureReading(), budget: BUDGETS.readingMs },
    {
      name: 'Khulu beyond the engine, as it is first asked',
      unit: 'KB',
      product: asked / 1024,
      budget: BUDGETS.kilobytes,
    },
    {
      name: 'what reads whether a message tells of harm, fetched beside it',
      unit: 'KB',
      product: safety / 1024,
      budget: BUDGETS.safetyKilobytes,
    },
    { name: 'the same, with rules of the language that no check needs', unit: 'KB', product: fetched.asked / 1024 },
    {
      name: 'Khulu with what explains forms, reads follow-ups and free wording, fetched when they are asked',
      unit: 'KB',
      product: all / 1024,
    },
  ]
}
