import { statSync } from 'node:fs'
import path from 'node:path'

/** What the bundler says of a file that it made: its name, the module that it stands for, its styles and other files. */
export type BuiltChunk = { file: string; src?: string; css?: string[]; assets?: string[] }

type Listed = readonly [address: string, bytes: number]

/** What a version consists of, as the pages read it (`src/web/platform/offline/offline-files.ts`). */
type OfflineList = {
  build: string
  app: Listed[]
  texts: Record<string, Listed[]>
  content: Record<string, Listed[]>
  units: Record<string, Listed[]>
  sounds: Record<string, number>
}

const TEXT = /locales\/([a-z]+)\/[^/]+\.json/
/** A unit of a course, in one language of the interface: `xh/01-greetings/en`. */
const UNIT = /content\/courses\/([a-z]+)\/units\/([a-z0-9-]+)\.json\?(?:lessons|review)=([a-z]+)$/
const COURSE = /content\/courses\/[a-z]+\/course\.json\?[a-z]+=([a-z]+)$/
/** A lexicon with its meanings in an interface language; the English one is everybody's, since search and Khulu go by it. */
const MEANINGS = /content\/languages\/[a-z]+\/language\.json\?lexicon=(?!en$)([a-z]+)$/
const CONTENT = /content\/languages\/([a-z]+)\//

/** What a file is for: a unit of a course, a language's texts (with its list of units and its meanings of words), a learning language, or everybody. */
function groupOf(source: string, { app, texts, content, units }: OfflineList): Listed[] {
  const [, language, unit, gloss] = UNIT.exec(source) ?? []
  if (language !== undefined) return (units[`${language}/${unit}/${gloss}`] ??= [])
  const text = TEXT.exec(source)?.[1] ?? COURSE.exec(source)?.[1] ?? MEANINGS.exec(source)?.[1]
  if (text !== undefined) return (texts[text] ??= [])
  const learning = CONTENT.exec(source)?.[1]
  return learning === undefined ? app : (content[learning] ??= [])
}

/**
 * Lists every file of a build, compressed, with its bytes over the wire: the code and styles, the texts by interface language, the content by learning
 * language, the units of courses each by itself.
 * @param web the folder of the built application
 * @param build what this version is known by
 * @param sounds bytes of the clips of each unit, `xh/greetings`
 */
export function listOfflineFiles(
  web: string,
  build: string,
  chunks: readonly BuiltChunk[],
  sounds: Record<string, number>,
): OfflineList {
  const list: OfflineList = { build, app: [], texts: {}, content: {}, units: {}, sounds }
  const listed = new Set<string>()
  const add = (file: string, to: Listed[]): void => {
    if (listed.has(file)) return
    listed.add(file)
    const full = path.join(web, file)
    // Fonts are compressed already, and have no such file beside them.
    to.push([`/${file}`, (statSync(`${full}.br`, { throwIfNoEntry: false }) ?? statSync(full)).size])
  }
  for (const { file, src = '', css = [], assets = [] } of chunks) {
    add(file, groupOf(src, list))
    for (const other of [...css, ...assets]) add(other, list.app)
  }
  return list
}
