/** Files of the build that hold several modules. A request costs a phone more than its bytes. */
type Chunk = { name: string; modules: readonly RegExp[] }

/** Packages that every page needs. Those of the dashboard would cost every learner 75 KB. */
const APP_PACKAGES = /\/node_modules\/(?:react|react-dom|scheduler|@lingui\/[\w-]+)\//

/** Modules that the bundler places, although a pattern of a chunk below would take them. */
const LEFT_TO_THE_BUNDLER: readonly RegExp[] = [
  /\/(?:progress-store|use-progress|device-storage|fold-week|month-calendar|recent-learning|keep-app)\.tsx?$/,
  /\/achievement-[\w.]+\.(?:tsx?|css)$/,
]

/** Text of the first visit. English is the text that fills every gap, so it is part of the app. */
const FIRST_TEXT: Chunk = { name: 'app', modules: [/\/locales\/en\/(?:shell|home)\.json$/] }

/** List of pages and texts, and shared parts and styles; every page but the first needs them. */
const ROUTE_TABLE: Chunk = {
  name: 'route-table',
  modules: [
    /\/src\/web\/(?:route-table|create-routes|page-areas|platform\/words-of-text)\.tsx?$/,
    /\/src\/web\/platform\/i18n\/(?:english-catalogs|learner-catalogs|message-with-words)\.tsx?$/,
    /\/src\/web\/parts\/audio\/hear-(?:button|store)\.tsx?$/,
    /\/src\/web\/parts\/content\/(?:load-(?:section-content|language-engine)|language-abilities|section-names|learn-instead)\.tsx?$/,
    /\/src\/web\/parts\/learning\/(?:use-progress|progress-store)\.ts$/,
    /\/src\/web\/ui\/(?:feedback|fields|tag|pattern|hear|page-head|fonts-more)\.css$/,
    /\/src\/core\/(?:answers\/check-answer|search\/matches-search|languages\/meaning-languages)\.ts$/,
    /\/src\/core\/learning\/(?:learning-event|generated-section)\.ts$/,
    /\/content\/languages\/[a-z]+\/language\.json$/,
    /\/locales\/en\/audio\.json$/,
  ],
}

/** List of the workplaces' pages and texts, which no learner loads. */
const WORKPLACE_ROUTES: Chunk = {
  name: 'workplace-routes',
  modules: [/\/src\/web\/(?:workplace-(?:routes|areas)|platform\/i18n\/workplace-catalogs)\.ts$/],
}

/** Chunk with the rules of reviewing, which lessons and reviews need. */
const SCHEDULING: Chunk = { name: 'scheduling', modules: [/\/node_modules\/ts-fsrs\//, /\/src\/core\/scheduling\//] }

/** Modules that run once the page is drawn. */
const BACKGROUND: Chunk = {
  name: 'background',
  modules: [
    /\/src\/web\/(?:background|parts\/(?:guest\/guest-session|account\/age-answer))\.ts/,
    /\/src\/core\/(?:guest|terms|identifiers|people\/age-gate)/,
  ],
}

/** Modules that store and send answers. */
const LEARNING: Chunk = {
  name: 'learning',
  modules: [
    /\/node_modules\/idb\//,
    /\/src\/web\/(?:platform\/offline|parts\/(?:learning|account\/account-session))/,
    /\/src\/core\/(?:progress|days)\//,
  ],
}

/** Modules that the content pages share. */
const CONTENT_PAGES: Chunk = {
  name: 'content-pages',
  modules: [/\/src\/web\/features\/content-pages\//, /\/src\/core\/(?:search|answers\/check-answer)/],
}

/** Modules that read words and explain answers. They load when a person first answers or opens a word. */
const LANGUAGE_ENGINE: Chunk = {
  name: 'language-engine',
  modules: [
    /\/src\/core\/grammar\/(?:agreement-cost|analyse-word|assimilate-nasal|concords|join-|language-engine)/,
    /\/src\/core\/grammar\/(?:morpheme|nguni-grammar|palatalise|read-|semantic-classes|word-)/,
    /\/src\/core\/answers\//,
    /\/content\/unpack-lexicon\.ts$/,
  ],
}

/** Modules that every page needs at once. */
const APP: Chunk = {
  name: 'app',
  modules: [
    /rolldown\/runtime/,
    APP_PACKAGES,
    /\/src\/web\/(?:main|app|routes|page-loader|platform\/(?:router|fetch-module|load-with-styles))\.tsx?/,
    /\/src\/web\/ui\/(?:icons|khulu|picker|section-look|spinner|wordmark)\.tsx/,
    /\/src\/web\/features\/(?:shell\/(?:shell|header|footer|quick-quiz)|home\/home-page|guest\/guest-banner)\.tsx/,
  ],
}

const takes = (id: string, modules: readonly RegExp[]): boolean => modules.some((pattern) => pattern.test(id))

/** Tells whether every page needs a module at once. With what these modules import, they are placed first. */
export const isOfApp = (id: string): boolean => takes(id, [...FIRST_TEXT.modules, ...APP.modules])

/**
 * Tells whether every page but the first needs a module. They are placed second. Otherwise the content pages, which
 * import them, would take them along, and every page would load the content pages.
 */
export const isOfRouteTable = (id: string): boolean => takes(id, ROUTE_TABLE.modules)

/** Finds the file that a module goes into with others; null: the bundler decides. The first chunk that takes it wins. */
export function findChunk(id: string): string | null {
  const beforeAll = [WORKPLACE_ROUTES, SCHEDULING, BACKGROUND].find(({ modules }) => takes(id, modules))
  if (beforeAll) return beforeAll.name
  if (takes(id, LEFT_TO_THE_BUNDLER)) return null
  return [LEARNING, CONTENT_PAGES, LANGUAGE_ENGINE].find(({ modules }) => takes(id, modules))?.name ?? null
}

/** Modules with the names of noun classes and skills, shared by course, exercises and engine. */
export const SKILL_NAMES = /\/src\/core\/(?:grammar\/noun-classes|exercises\/grammar-skills)\.ts$/
