import { statSync } from 'node:fs'
import path from 'node:path'

/** Bundler's record of a file: name, source module, styles and other files. */
export type BuiltChunk = { file: string; src?: string; css?: string[]; assets?: string[] }

type Listed = readonly [address: string, bytes: number]

/** Files of a version, as pages read them (`src/web/platform/offline/offline-files.ts`). */
type OfflineList = {
  build: string
  app: Listed[]
  /** Code that only pages in a layout need. It is stored when such a page is visited. */
  dashboard: Listed[]
  texts: Record<string, Listed[]>
  content: Record<string, Listed[]>
  units: Record<string, Listed[]>
  modules: Record<string, Listed[]>
  stories: Record<string, Listed[]>
  sounds: Record<string, number>
}

const TEXT = /locales\/([a-z]+)\/[^/]+\.json/
/** A unit of a course, in one language of the interface: `xh/01-greetings/en`. */
const UNIT = /content\/courses\/([a-z]+)\/units\/([a-z0-9-]+)\.json\?(?:lessons|review)=([a-z]+)$/
/** A module of the curriculum: its place, and the id of the same form. */
const MODULE = /content\/curriculum\/([a-z]+)\/([a-z-]+)\/([a-z-]+)\/(\d+)\.json\?module=/
const STORY = /content\/languages\/([a-z]+)\/stories\/([a-z0-9-]+)\.json\?/
const COURSE = /content\/courses\/[a-z]+\/course\.json\?[a-z]+=([a-z]+)$/
/**
 * Pattern of a lexicon with meanings in an interface language. The English one belongs to all, because search and Khulu
 * use it.
 */
const MEANINGS = /content\/languages\/[a-z]+\/language\.json\?lexicon=(?!en$)([a-z]+)$/
/** Articles of the help centre in a language. */
const HELP = /content\/help\/([a-z]+)\.json\?/
const CONTENT = /content\/languages\/([a-z]+)\//

/**
 * Returns the group of a file: a unit, module or story, a language's texts, a learning language, or everybody. Texts
 * include a language's list of units and its meanings of words.
 */
function groupOf(
  source: string,
  isOfDashboard: boolean,
  { app, dashboard, texts, content, units, modules, stories }: OfflineList,
): Listed[] {
  const [, language, unit, gloss] = UNIT.exec(source) ?? []
  if (language !== undefined) return (units[`${language}/${unit}/${gloss}`] ??= [])
  const [, speech, phase, subject, number] = MODULE.exec(source) ?? []
  if (speech !== undefined) return (modules[`${speech}/${phase}-${subject}-${number}`] ??= [])
  const [, told, slug] = STORY.exec(source) ?? []
  if (told !== undefined) return (stories[`${told}/${slug}`] ??= [])
  const text =
    TEXT.exec(source)?.[1] ?? HELP.exec(source)?.[1] ?? COURSE.exec(source)?.[1] ?? MEANINGS.exec(source)?.[1]
  if (text !== undefined) return (texts[text] ??= [])
  const learning = CONTENT.exec(source)?.[1]
  if (learning !== undefined) return (content[learning] ??= [])
  return isOfDashboard ? dashboard : app
}

/**
 * Lists every compressed file of a build with its bytes over the wire. It groups code and styles, texts by interface
 * language, content by learning language, and each course unit. @param web the folder of the built application @param
 * build the name of this version @param sounds bytes of the clips of each unit, `xh/greetings`
 * @param dashboard files that only pages in a layout need
 */
export function listOfflineFiles(
  web: string,
  build: string,
  chunks: readonly BuiltChunk[],
  sounds: Record<string, number>,
  dashboard: ReadonlySet<string> = new Set(),
): OfflineList {
  const list: OfflineList = {
    build,
    app: [],
    dashboard: [],
    texts: {},
    content: {},
    units: {},
    modules: {},
    stories: {},
    sounds,
  }
  const listed = new Set<string>()
  const add = (file: string, to: Listed[]): void => {
    if (listed.has(file)) return
    listed.add(file)
    const full = path.join(web, file)
    // Fonts are compressed already, and have no such file beside them.
    to.push([`/${file}`, (statSync(`${full}.br`, { throwIfNoEntry: false }) ?? statSync(full)).size])
  }
  const outside = (chunk: BuiltChunk): boolean => dashboard.has(chunk.file)
  // Learners' files first: a style that both need is theirs.
  for (const chunk of chunks.toSorted((one, other) => Number(outside(one)) - Number(outside(other)))) {
    const { file, src = '', css = [], assets = [] } = chunk
    add(file, groupOf(src, outside(chunk), list))
    for (const other of [...css, ...assets]) add(other, outside(chunk) ? list.dashboard : list.app)
  }
  return list
}
