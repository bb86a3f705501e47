import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPacks } from './scripts/build/content-packs.ts'
import { coursePacks } from './scripts/build/course-packs.ts'
import { curriculumPacks } from './scripts/build/curriculum-packs.ts'
import { fetchAgain } from './scripts/build/fetch-again.ts'
import { littlePacks } from './scripts/build/little-packs.ts'
import { menuPictures } from './scripts/build/menu-pictures.ts'
import { storyPacks } from './scripts/build/story-packs.ts'
import { textCatalogs } from './scripts/build/text-catalogs.ts'
import { themeStyles } from './scripts/build/theme-styles.ts'

/**
 * Modules that every page needs at once. They are one file, because a request costs a phone more than its bytes. Packages
 * are named one by one: those of the dashboard would cost every learner 75 KB.
 */
const APP =
  /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler|@lingui\/[\w-]+)\/|\/src\/web\/(?:main|app|routes|page-loader|platform\/(?:router|fetch-module))\.tsx?|\/src\/web\/ui\/(?:icons|khulu|picker|section-look|spinner|wordmark)\.tsx|\/src\/web\/features\/(?:shell\/(?:shell|header|footer|quick-quiz)|home\/home-page|guest\/guest-banner)\.tsx/

/** Modules that the content pages share. */
const CONTENT_PAGES = /\/src\/web\/features\/content-pages\/|\/src\/core\/(?:search|answers\/check-answer)/

/** Modules that read words and explain answers. They load when a person first answers or opens a word. */
const LANGUAGE_ENGINE =
  /\/src\/core\/(?:grammar\/(?:agreement-cost|analyse-word|assimilate-nasal|concords|join-|language-engine|morpheme|nguni-grammar|palatalise|read-|semantic-classes|word-)|answers\/)|\/content\/unpack-lexicon\.ts$/

/** Modules with the names of noun classes and skills, shared by course, exercises and engine. */
const SKILL_NAMES = /\/src\/core\/(?:grammar\/noun-classes|exercises\/grammar-skills)\.ts$/

/** When what was learnt comes back: lessons and reviews need it. */
const SCHEDULING = /\/node_modules\/ts-fsrs\/|\/src\/core\/scheduling\//

/** Modules that store and send answers. */
const LEARNING =
  /\/node_modules\/idb\/|\/src\/web\/(?:platform\/offline|parts\/(?:learning|account\/account-session))|\/src\/core\/(?:progress|days)\//

/** Modules that run once the page is drawn. */
const BACKGROUND =
  /\/src\/web\/background\.ts|\/src\/web\/parts\/guest\/guest-session\.ts|\/src\/core\/(?:guest|terms|identifiers)\//

/** Modules with the list of pages and texts, and shared parts; every page but the first needs them. */
const ROUTE_TABLE =
  /\/src\/web\/(?:route-table|platform\/(?:i18n\/english-catalogs|words-of-text)|parts\/(?:audio\/hear-(?:button|store)|content\/load-(?:section-content|language-engine)))\.tsx?$|\/locales\/en\/audio\.json$|\/content\/languages\/xh\/language\.json$/

/** Text of the first visit. English is the text that fills every gap, so it is part of the app. */
const TEXT = /\/locales\/en\/(?:shell|home)\.json$/

/** The file that a module goes into with others; null: it is left to the bundler. */
function findGroup(id: string): string | null {
  if (TEXT.test(id)) return 'app'
  if (ROUTE_TABLE.test(id)) return 'route-table'
  if (SCHEDULING.test(id)) return 'scheduling'
  if (BACKGROUND.test(id)) return 'background'
  if (
    /\/(?:progress-store|use-progress|device-storage|achievement-[\w.]+|fold-week|month-calendar|recent-learning|keep-app)\.(?:tsx?|css)$/.test(
      id,
    )
  )
    return null
  if (LEARNING.test(id)) return 'learning'
  if (CONTENT_PAGES.test(id)) return 'content-pages'
  if (LANGUAGE_ENGINE.test(id)) return 'language-engine'
  return APP.test(id) ? 'app' : null
}

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
    menuPictures(),
    themeStyles(),
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
            entryFileNames: 'assets/[hash:10].js',
            chunkFileNames: 'assets/[hash:10].js',
            // A group takes what its modules import along, unless another took it before.
            codeSplitting: {
              groups: [
                { name: 'skill-names', test: SKILL_NAMES, priority: 1 },
                { debugName: 'by purpose', name: (id) => findGroup(id) },
              ],
            },
          },
    },
  },
}))
