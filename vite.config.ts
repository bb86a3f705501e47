import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { findChunk, isOfApp, isOfRouteTable, SKILL_NAMES } from './scripts/build/chunk-groups.ts'
import { contentPacks } from './scripts/build/content-packs.ts'
import { coursePacks } from './scripts/build/course-packs.ts'
import { curriculumPacks } from './scripts/build/curriculum-packs.ts'
import { fetchAgain } from './scripts/build/fetch-again.ts'
import { helpPacks } from './scripts/build/help-packs.ts'
import { honestyPacks } from './scripts/build/honesty-packs.ts'
import { littlePacks } from './scripts/build/little-packs.ts'
import { loadStyles } from './scripts/build/load-styles.ts'
import { menuPictures } from './scripts/build/menu-pictures.ts'
import { storyPacks } from './scripts/build/story-packs.ts'
import { textCatalogs } from './scripts/build/text-catalogs.ts'
import { themeStyles } from './scripts/build/theme-styles.ts'

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  base: '/',
  publicDir: 'public',
  plugins: [
    react(),
    textCatalogs(),
    contentPacks(),
    coursePacks(),
    curriculumPacks(),
    storyPacks(),
    littlePacks(),
    helpPacks(),
    honestyPacks(),
    menuPictures(),
    themeStyles(),
    loadStyles(),
    fetchAgain(),
  ],
  // Readable, and shorter on the wire than names with a hash: `home.module.css` and `hero` become `home-hero`.
  css: {
    modules: { generateScopedName: (name: string, file: string) => `${path.basename(file, '.module.css')}-${name}` },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    // Nothing here needs rewriting for older browsers; it would only make each page longer.
    cssTarget: 'chrome123',
    outDir: isSsrBuild ? '../../dist/prerender' : '../../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      ...(isSsrBuild ? { input: 'src/web/entry-prerender.tsx' } : {}),
      output: isSsrBuild
        ? {}
        : {
            entryFileNames: 'assets/[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            // Every page names the styles of all others; the build finds the themes by their name.
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') && name !== 'themes.css'
                ? 'assets/[hash:8][extname]'
                : 'assets/[name]-[hash][extname]',
            // A group takes what its modules import along, unless another took it before.
            codeSplitting: {
              groups: [
                { name: 'skill-names', test: SKILL_NAMES, priority: 3 },
                { name: 'app', test: isOfApp, priority: 2 },
                { name: 'route-table', test: isOfRouteTable, priority: 1 },
                { debugName: 'by purpose', name: (id) => findChunk(id) },
              ],
            },
          },
    },
  },
}))
