import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { LanguageContent, LexiconEntry } from '#content/load-content.ts'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { analyseWord } from '#core/grammar/analyse-word.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { createLanguageEngine, hasEngine, type LanguageEngine } from '#core/grammar/language-engine.ts'
import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { meaningLanguageOf, type MeaningLanguage } from '#core/languages/meaning-languages.ts'
import { readSenses } from '#content/read-lexicon.ts'

const ROOT = join(import.meta.dirname, '../..')
const LOCALES = join(ROOT, 'locales')

type Answer = Record<string, unknown>

const synthesiseRequest = z.object({ segments: z.array(z.tuple([z.string(), z.string()])).min(1) })

const checkRequest = z.object({
  target: z.string(),
  answer: z.string(),
  interface: z.enum(INTERFACE_LANGUAGES.map(({ code }) => code)).default('en'),
})

const engines = new WeakMap<LanguageContent, Partial<Record<MeaningLanguage, LanguageEngine>>>()

/** Returns the content's roots with their meanings in a language; what it lacks is English. */
function rootsWith(meanings: MeaningLanguage, { code, lexicon }: LanguageContent): LexiconEntry[] {
  if (meanings === 'en') return [...lexicon.values()]
  const senses = readSenses(join(ROOT, 'content/languages', code), meanings)
  return [...lexicon.values()].map((root) => ({ ...root, senses: senses[root.id] ?? root.senses }))
}

/** Returns the engine of a language's content, made once for each language of meanings. */
export function engineOf(content: LanguageContent, meanings: MeaningLanguage = 'en'): LanguageEngine {
  if (!hasEngine(content.code)) throw new Error(`The grammar of '${content.code}' is not there yet.`)
  const made = engines.get(content) ?? {}
  const engine = (made[meanings] ??= createLanguageEngine(
    content.code,
    rootsWith(meanings, content),
    content.attestedStems,
  ))
  engines.set(content, made)
  return engine
}

export const answerAnalyse = (word: string, content: LanguageContent): Answer => ({
  word: word.trim(),
  analyses: analyseWord(word, engineOf(content)),
})

export const answerSynthesise = (request: unknown, content: LanguageContent): Answer => ({
  forms: joinMorphemes(synthesiseRequest.parse(request).segments, engineOf(content).grammar),
})

/** Reads the sentences that explain verdicts in an interface language; what it lacks is English. */
function readSentences(language: string): Record<string, string> {
  const read = (code: string): Record<string, string> => {
    const file = join(LOCALES, code, 'checking.json')
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  }
  return { ...read('en'), ...read(language) }
}

export function answerCheck(
  request: unknown,
  content: LanguageContent,
  alsoRight: (target: string) => readonly string[],
): Answer {
  const { target, answer, interface: language } = checkRequest.parse(request)
  const { words, ...found } = checkWithGrammar(
    target,
    alsoRight(target),
    answer,
    hasEngine(content.code) ? engineOf(content, meaningLanguageOf(language)) : null,
  )
  const sentence = found.rule === null ? undefined : readSentences(language)[`checking.${found.rule}`]
  return { ...found, explanation: sentence?.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '') ?? null }
}
