import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { build } from 'vite'
import { BarePage } from './page.ts'

const ENTRY = fileURLToPath(new URL('./start-page.ts', import.meta.url))

const composePage = (body: string, script: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Bare page</title><link rel="icon" href="data:,"></head>
<body><div id="root">${body}</div><script type="module" src="/${script}"></script></body></html>
`

/** Builds the bare page into a folder with Vite, for the same browsers as the product, prerendered, with one script. */
export async function buildBarePage(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.dirname(ENTRY),
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: ENTRY },
    },
  })
  const script = globSync('assets/*.js', { cwd: folder })[0]
  if (script === undefined) throw new Error('The build of the bare page made no script.')
  const { prelude } = await prerender(createElement(BarePage))
  writeFileSync(path.join(folder, 'index.html'), composePage(await new Response(prelude).text(), script))
  if (readFileSync(path.join(folder, script), 'utf8').includes('development'))
    throw new Error('The bare page was built for development, so nothing may be compared with it.')
}
