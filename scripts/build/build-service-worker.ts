import path from 'node:path'
import { build } from 'vite'

/**
 * Bundles the service worker into one plain script at the root of the built app. Only from there may it answer for
 * every page.
 */
export async function buildServiceWorker(project: string, web: string): Promise<void> {
  await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: web,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(project, 'src/web/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
