// Builds the web application into dist/web: bundles, prerenders every public page with its styles inside, and compresses.
// Writes the hashes of inline scripts for the content security policy, the steps of lessons for the server (dist/steps), and
// a stamp of the sources.
import { DEFAULT_LEARNING_LANGUAGE } from '#core/languages/learning-languages.ts'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { buildServiceWorker } from './build/build-service-worker.ts'
import { copyClips } from './build/copy-clips.ts'
import { findLayoutFiles } from './build/find-layout-files.ts'
import { inlineRuntime } from './build/inline-runtime.ts'
import { putAside, putBack } from './build/keep-earlier-files.ts'
import { listOfflineFiles, type BuiltChunk } from './build/list-offline-files.ts'
import { weighSounds } from './build/weigh-sounds.ts'
import { takeTurn } from './build/take-turns.ts'
import { writeSteps } from '#content/made-steps.ts'
import { STEPS_FOLDER } from '#server/platform/build/ensure-web-built.ts'
import { hashWebSources } from '#server/platform/build/hash-web-sources.ts'

// Whatever the caller's environment: pages for tests are the pages that people get.
process.env['NODE_ENV'] = 'production'

const project = fileURLToPath(new URL('..', import.meta.url))
const web = path.join(project, 'dist/web')
const prerendered = path.join(project, 'dist/prerender')

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Chunk = BuiltChunk & { name?: string; imports?: string[] }
type Manifest = Record<string, Chunk>
type Rendered = {
  body: string
  title: string
  tables: readonly string[]
  modules: readonly string[]
  areas: readonly string[]
}
type Prerender = {
  ADDRESSES: readonly string[]
  LAYOUT_MODULES: readonly string[]
  renderPage: (address: string) => Promise<Rendered>
}

/** Returns the key of a chunk: for one module by the end of its path, for several by its name. */
const findKey = (manifest: Manifest, ending: string): string =>
  Object.keys(manifest).find((key) => key.endsWith(ending)) ?? ''
const findNamed = (manifest: Manifest, name: string): string =>
  Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name) ?? ''

/** Files of a chunk with all that it imports: what a first visit fetches. */
function collect(
  manifest: Manifest,
  module: string,
  seen = new Set<string>(),
): { scripts: string[]; styles: string[] } {
  const chunk = manifest[module]
  if (!chunk || seen.has(module)) return { scripts: [], styles: [] }
  seen.add(module)
  const imported = (chunk.imports ?? []).map((name) => collect(manifest, name, seen))
  return {
    scripts: [chunk.file, ...imported.flatMap(({ scripts }) => scripts)],
    styles: [...imported.flatMap(({ styles }) => styles), ...(chunk.css ?? [])],
  }
}

const unique = (values: readonly string[]): string[] => [...new Set(values)]
const readStyles = (files: readonly string[]): string =>
  files
    .map((file) => readFileSync(path.join(web, file), 'utf8'))
    .join('')
    .replaceAll(/\n+/g, '')

/**
 * Composes one HTML file: the shell with the page's body, inlined styles and preloaded scripts. Fonts aren't preloaded:
 * the browser would delay the first paint, and text is readable without them.
 */
function composePage(shell: string, manifest: Manifest, page?: Rendered & { address: string }): string {
  const main = collect(manifest, findNamed(manifest, 'app'))
  const parts = (page?.modules ?? []).map((module) =>
    collect(manifest, findKey(manifest, module) || findNamed(manifest, module.split('/')[1] ?? '')),
  )
  const own = { scripts: parts.flatMap(({ scripts }) => scripts), styles: parts.flatMap(({ styles }) => styles) }
  const text = page
    ? unique(page.areas.flatMap((area) => collect(manifest, findKey(manifest, `/locales/en/${area}.json`)).scripts))
    : []
  const content = page
    ? collect(manifest, findKey(manifest, `/languages/${DEFAULT_LEARNING_LANGUAGE}/items${page.address}.json?gloss=en`))
        .scripts
    : []
  const tables = (page?.tables ?? []).flatMap((name) => collect(manifest, findNamed(manifest, name)).scripts)
  const preloads = unique([...tables, ...text, ...content, ...own.scripts])
    .filter((file) => !main.scripts.includes(file))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('')
  // A disabled link is never fetched; it tells the module loader that these styles are here already.
  const styles = unique([...main.styles, ...own.styles])
  const here = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
  const head = `${preloads}${here}<style>${readStyles(styles)}</style>`
  const html = shell
    .replaceAll(/\s*<link rel="stylesheet" crossorigin[^>]*>/g, '')
    .replace('</head>', () => `${head}</head>`)
  if (!page) return html
  return html
    .replace('<html', `<html data-page="${page.address}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${page.title}</title>`)
    .replace('<!--app-->', () => page.body)
}

function writePage(address: string, html: string): void {
  const file = address === '/404' ? '404.html' : path.join(address, 'index.html')
  mkdirSync(path.dirname(path.join(web, file)), { recursive: true })
  writeFileSync(path.join(web, file), html)
}

/** Puts a .br and a .gz beside every text file that gains by it. */
async function compressAll(): Promise<void> {
  await Promise.all(
    globSync('**/*.{html,js,css,svg,json}', { cwd: web }).map(async (name) => {
      const file = path.join(web, name)
      const bytes = readFileSync(file)
      const [brotli, zipped] = await Promise.all([
        compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        compressGzip(bytes, { level: 9 }),
      ])
      writeFileSync(`${file}.br`, brotli)
      writeFileSync(`${file}.gz`, zipped)
    }),
  )
}

/** Returns the sha256 of each inline script, as a content security policy names it. */
const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, code]) =>
      `sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}`,
  )

const waited = await takeTurn(path.join(project, 'dist/build.lock'))
const hash = hashWebSources(project)
const stamp = path.join(project, 'dist/build-stamp.json')
// Somebody else has built the same while this one waited: to build it again would take the pages from under a server.
if (waited && existsSync(stamp) && (JSON.parse(readFileSync(stamp, 'utf8')) as { hash?: string }).hash === hash)
  process.exit(0)
// Without the stamp, an interrupted build is never taken for a finished one.
rmSync(stamp, { force: true })
process.chdir(project)
const assets = path.join(web, 'assets')
const aside = path.join(project, 'dist/earlier-assets')
putAside(assets, aside)
await build({ configFile: 'vite.config.ts', logLevel: 'warn' })
await build({ configFile: 'vite.config.ts', logLevel: 'warn', build: { ssr: true } })

const manifest = JSON.parse(readFileSync(path.join(web, '.vite/manifest.json'), 'utf8')) as Manifest
const themes = globSync('assets/themes-????????.css', { cwd: web })[0]
if (themes === undefined) throw new Error('The build made no stylesheet of the themes.')
const runtime = findNamed(manifest, 'rolldown-runtime')
const runtimeFile = inlineRuntime(web, manifest[runtime]?.file, manifest[findNamed(manifest, 'app')]?.file)
for (const chunk of Object.values(manifest))
  if (chunk.imports) chunk.imports = chunk.imports.filter((name) => name !== runtime)
const shell = readFileSync(path.join(web, 'index.html'), 'utf8')
  .replace('__themes__.css', themes)
  .replace(new RegExp(`\\s*<script type="module" crossorigin src="/${runtimeFile}"></script>`), '')
const { ADDRESSES, LAYOUT_MODULES, renderPage } = (await import(
  pathToFileURL(path.join(prerendered, 'entry-prerender.js')).href
)) as Prerender

const emptyPage = composePage(shell, manifest)
writeFileSync(path.join(web, 'app.html'), emptyPage)
for (const address of ADDRESSES) {
  const page = await renderPage(address)
  for (const module of page.modules)
    if (!existsSync(path.join(project, 'src/web', module)))
      throw new Error(`${address} names the module ${module}, which doesn't exist.`)
  writePage(address, composePage(shell, manifest, { ...page, address }))
}
await buildServiceWorker(project, web)
writeFileSync(path.join(web, 'csp-hashes.json'), JSON.stringify({ script: unique(inlineScriptHashes(emptyPage)) }))
rmSync(path.join(web, '.vite'), { recursive: true })
if (existsSync(prerendered)) rmSync(prerendered, { recursive: true })
await compressAll()
const chunks = Object.values(manifest).filter(({ file }) => file !== runtimeFile)
writeFileSync(
  path.join(web, 'offline-files.json'),
  JSON.stringify(
    listOfflineFiles(
      web,
      hash.slice(0, 16),
      [...chunks, { file: themes }],
      weighSounds(project),
      findLayoutFiles(manifest, LAYOUT_MODULES),
    ),
  ),
)
copyClips(project, web)
writeSteps(project, path.join(project, STEPS_FOLDER))
putBack(assets, aside, Date.now())
writeFileSync(stamp, JSON.stringify({ hash }))
console.log(`built ${ADDRESSES.length} pages`)
process.exit(0)
