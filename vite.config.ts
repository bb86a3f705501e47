import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPacks } from './scripts/build/content-packs.ts'
import { textCatalogs } from './scripts/build/text-catalogs.ts'

/** Text of the first visit travels in one file a language, so that the home page stays within its requests. */
const FIRST_VISIT_TEXT = /\/locales\/(\w+)\/(?:shell|home|guest|terms)\.json/

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  base: '/',
  publicDir: 'public',
  plugins: [react(), textCatalogs(), contentPacks()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? '../../dist/prerender' : '../../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(isSsrBuild ? { input: 'src/web/entry-prerender.tsx' } : {}),
      output: isSsrBuild ? {} : {
        codeSplitting: {
          groups: [{ debugName: 'first text', name: (id) => { const match = FIRST_VISIT_TEXT.exec(id); return match ? `text-${match[1]}` : null } }],
        },
      },
    },
  },
}))
