import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { loadLanguageContent } from '#content/load-content.ts'
import { loadCourseParts } from '#content/load-course-parts.ts'
import { loadModules } from '#content/load-modules.ts'
import { moduleIdOfFile } from '#content/read-curriculum.ts'
import { COURSE_GLOSS_LANGUAGES, type CourseGlossLanguage } from '#content/read-course.ts'
import type { Module, PlayableModule } from '#core/curriculum/curriculum.ts'
import { makeModule, outlineModule } from '#core/curriculum/make-module.ts'
import type { LessonStep } from '#core/course/lesson.ts'
import { createLanguageEngine, hasEngine } from '#core/grammar/language-engine.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { clipName } from '#core/pronunciation/clip-name.ts'

const MODULE_FILE = /^(.*)\/content\/curriculum\/([a-z]+)\/([a-z]+\/[a-z]+\/\d\.json)\?module=all$/
const LIST_FILE = /^(.*)\/content\/languages\/([a-z]+)\/language\.json\?modules=([a-z]+)$/

const asModule = (value: unknown): { code: string; moduleType: 'js'; map: null } => ({
  code: `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`,
  moduleType: 'js',
  map: null,
})

/** Modules of a language in each language of the interface, and the steps of each, made once. */
type Read = {
  modules: Readonly<Record<CourseGlossLanguage, readonly Module[]>>
  steps: ReadonlyMap<string, readonly LessonStep[]>
}

function readModulesOnce(root: string, language: string): Read {
  const content = loadLanguageContent(root, language as LearningLanguage)
  const { code } = content
  const engine = hasEngine(code)
    ? createLanguageEngine(code, [...content.lexicon.values()], content.attestedStems)
    : null
  const parts = engine && loadCourseParts(root, content, engine, 'en')
  if (!parts) throw new Error(`There is no course of ${language} that modules could rest on.`)
  const modules = Object.fromEntries(
    COURSE_GLOSS_LANGUAGES.map((gloss) => [gloss, loadModules(root, content, gloss)]),
  ) as unknown as Read['modules']
  return { modules, steps: new Map(modules.en.map((module) => [module.id, makeModule(module, parts)])) }
}

/** Title and goal of a module in each language of the interface. */
const textsOf = (modules: Read['modules'], id: string): PlayableModule['texts'] =>
  Object.fromEntries(
    COURSE_GLOSS_LANGUAGES.map((gloss) => {
      const found = modules[gloss].find((module) => module.id === id)
      return [gloss, { title: found?.title ?? '', goal: found?.goal ?? '' }]
    }),
  )

/** Lists the words and sentences of a module that have a clip. */
const listHeard = (root: string, language: string, { words, sentences }: Module): string[] =>
  [...words, ...sentences]
    .map(({ target }) => target)
    .filter((text) => existsSync(path.join(root, 'content/audio', language, `${clipName(text)}.mp3`)))

/**
 * Creates the plugin that makes module files at build time. `content/languages/<language>/language.json?modules=<gloss
 * language>` is the list of modules; it is empty for a language without them. `<n>.json?module=all` is one module with
 * its steps, so a phone loads only that. Prerendered pages show none of it, so nothing is made for them.
 */
export function curriculumPacks(): Plugin {
  const made = new Map<string, Read>()
  const read = (root: string, language: string): Read => {
    const known = made.get(language) ?? readModulesOnce(root, language)
    made.set(language, known)
    return known
  }
  return {
    name: 'curriculum-packs',
    enforce: 'pre',
    buildStart: () => made.clear(),
    load(id, options) {
      const [, listRoot, listLanguage = '', gloss] = LIST_FILE.exec(id) ?? []
      if (listRoot !== undefined) {
        const folder = path.join(listRoot, 'content/curriculum', listLanguage)
        if (options?.ssr === true || !existsSync(folder)) return asModule([])
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
          if (name.endsWith('.json')) this.addWatchFile(path.join(folder, name))
        const { modules } = read(listRoot, listLanguage)
        return asModule(modules[gloss as CourseGlossLanguage].map(outlineModule))
      }
      const [, root, language = '', file = ''] = MODULE_FILE.exec(id) ?? []
      if (root === undefined) return undefined
      if (options?.ssr === true) return asModule(null)
      const moduleId = moduleIdOfFile(file)
      const { modules, steps } = read(root, language)
      const found = modules.en.find((module) => module.id === moduleId)
      if (!found) throw new Error(`There is no module in ${file}.`)
      const playable: PlayableModule = {
        ...found,
        steps: steps.get(found.id) ?? [],
        texts: textsOf(modules, found.id),
        heard: listHeard(root, language, found),
      }
      return asModule(playable)
    },
  }
}
