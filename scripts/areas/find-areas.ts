import path from 'node:path'

/** A source file by its path from the project's folder. */
export type Source = { file: string; text: string }

/** Areas of each page's texts, and the areas that nothing loads before a part shows them. */
export type FoundAreas = {
  pages: Record<string, string[]>
  /** Areas of the pages and layouts of workplaces, which stand in a list of their own. */
  workplaces: Record<string, string[]>
  /** Areas that only pages of workplaces need. */
  workplaceAreas: string[]
  problems: string[]
}

type Module = {
  eager: readonly string[]
  lazy: readonly string[]
  areas: ReadonlySet<string>
  /** Areas that the module itself loads. */
  loads: ReadonlySet<string>
}

type Modules = ReadonlyMap<string, Module>

/** Area whose texts are there before any page. */
const ALWAYS = 'shell'

/** The first page: it and its route are part of the app, and so is its English text. */
const FIRST_PAGE = { file: 'src/web/features/home/home-page.tsx', route: 'src/web/routes.ts', areas: ['home'] }

/** Modules that load pages, whose texts the page list names. */
const PAGE_LOADERS = [
  'src/web/page-loader.ts',
  'src/web/route-table.ts',
  'src/web/workplace-routes.ts',
  'src/web/page-areas.ts',
  'src/web/workplace-areas.ts',
  'src/web/entry-prerender.tsx',
]

const PAGE = /^src\/web\/features\/([a-z-]+\/[a-z-]+-layout|[a-z-]+\/[a-z-]+(?=-page))(?:-page)?\.tsx$/
const STATIC_IMPORT = /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'([^']+)'/gm
const LAZY_IMPORT = /\bimport\(\s*'([^']+)'/g
const LITERAL = /(['"])([a-z][a-zA-Z0-9]*\.[\w.-]+)\1/g
const TEMPLATE = /`([a-z][a-zA-Z0-9]*\.(?:[\w.-]|\$\{[^}`]*\})*)`/g
const LOAD = /loadText\([^[]*?,\s*(\[[^\]]*\]|[A-Z][A-Z_]*)/g
const AREA_LIST = /^export const ([A-Z_]+): readonly TextArea\[\] = (\[[^\]]*\])/gm
const TITLE = /\broute\(\s*'[^']*',\s*'([^']+)',\s*'([^']+)'/g
const NAME = /'([a-z-]+\/[a-z-]+)'/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const firsts = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)
const quoted = (list: string): string[] => firsts(list, /'([^']+)'/g)
const without = (set: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...set].filter((value) => !other.has(value)))
const union = (sets: readonly ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]))

/** Resolves an import to a file's path: `./x.ts` beside the importer, `#core/x.ts` below `src`. */
const resolve = (importer: string, name: string): string =>
  name.startsWith('.') ? path.posix.join(path.posix.dirname(importer), name) : name.replace(/^#/, 'src/')

/** Finds the areas that a text names: a literal must be a key, a template must fit one. */
function areasNamed(text: string, keys: ReadonlyMap<string, string>): Set<string> {
  const areas = new Set<string>()
  for (const [, , key = ''] of text.matchAll(LITERAL)) {
    const area = keys.get(key)
    if (area !== undefined) areas.add(area)
  }
  for (const template of firsts(text, TEMPLATE)) {
    const pattern = new RegExp(
      `^${template
        .split(/\$\{[^}]*\}/)
        .map(escape)
        .join('.+')}$`,
    )
    for (const [key, area] of keys) if (pattern.test(key)) areas.add(area)
  }
  areas.delete(ALWAYS)
  return areas
}

function readModules(sources: readonly Source[], keys: ReadonlyMap<string, string>): Modules {
  const plain = sources.map(({ file, text }) => ({ file, text: text.replaceAll(COMMENT, '') }))
  const lists = new Map(
    plain.flatMap(({ text }) =>
      [...text.matchAll(AREA_LIST)].map(([, name = '', list = '']) => [name, quoted(list)] as const),
    ),
  )
  return new Map(
    plain.map(({ file, text }) => {
      const resolved = (pattern: RegExp): string[] => firsts(text, pattern).map((name) => resolve(file, name))
      return [
        file,
        {
          eager: resolved(STATIC_IMPORT),
          lazy: resolved(LAZY_IMPORT),
          areas: areasNamed(text, keys),
          loads: new Set(firsts(text, LOAD).flatMap((list) => lists.get(list) ?? quoted(list))),
        },
      ] as const
    }),
  )
}

/** Lists a module with all that it imports; with lazy imports too if `isWhole`. Another part's closure excludes the first page. */
function closureOf(start: string, modules: Modules, isWhole = false): Module[] {
  const seen = new Set<string>(start === FIRST_PAGE.file ? [] : [FIRST_PAGE.route])
  const found: Module[] = []
  for (const waiting = [start]; waiting.length > 0;) {
    const file = waiting.pop() ?? ''
    const module = modules.get(file)
    if (seen.has(file) || !module) continue
    seen.add(file)
    found.push(module)
    waiting.push(...module.eager, ...(isWhole ? module.lazy : []))
  }
  return found
}

/** Returns the areas that a module names, but for those that it or a module beside it loads first. */
const ownAreas = ({ areas, loads, eager }: Module, modules: Modules): Set<string> =>
  without(areas, union([loads, ...eager.map((file) => modules.get(file)?.loads ?? new Set<string>())]))

const neededBy = (file: string, modules: Modules): Set<string> =>
  union(closureOf(file, modules).map((module) => ownAreas(module, modules)))

/**
 * Checks each lazy import. The importer or the part must load the part's texts, with two exceptions. The importer shows
 * texts of the area itself, or each page from which it is reached has them.
 */
function checkLazy(modules: Modules, pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = new Map<Module, ReadonlySet<string>[]>()
  for (const [file, areas] of pages)
    for (const module of closureOf(file, modules, true)) reached.set(module, [...(reached.get(module) ?? []), areas])
  const isOnEveryPage = (module: Module, area: string): boolean =>
    reached.get(module)?.every((areas) => areas.has(area)) ?? false
  return [...modules].flatMap(([file, module]) =>
    PAGE_LOADERS.includes(file)
      ? []
      : module.lazy.flatMap((part) => {
          const loaded = union([
            module.loads,
            neededBy(file, modules),
            ...closureOf(part, modules).map(({ loads }) => loads),
          ])
          return [...without(neededBy(part, modules), loaded)]
            .filter((area) => !isOnEveryPage(module, area))
            .map((area) => `${file} imports ${part} later: give loadText the area '${area}' there`)
        }),
  )
}

/**
 * Finds the areas whose texts each page needs: those that its modules and its title name. `keys` are the English keys
 * with their areas. `titles` is the text of the page lists, and `workplaces` of the one whose pages stand apart.
 */
export function findAreas(
  sources: readonly Source[],
  keys: ReadonlyMap<string, string>,
  titles: string,
  workplaces = '',
): FoundAreas {
  const modules = readModules(sources, keys)
  const pages = new Map(
    [...modules.keys()]
      .filter((file) => PAGE.test(file))
      .toSorted()
      .map((file) => [file, neededBy(file, modules)] as const),
  )
  for (const [, page = '', title = ''] of titles.matchAll(TITLE)) {
    const area = keys.get(title)
    if (area !== undefined && area !== ALWAYS) pages.get(`src/web/features/${page}-page.tsx`)?.add(area)
  }
  const first = [...(pages.get(FIRST_PAGE.file) ?? [])]
    .filter((area) => !FIRST_PAGE.areas.includes(area))
    .map((area) => `${FIRST_PAGE.file} needs the area '${area}', which the first visit doesn't load`)
  const problems = [...first, ...checkLazy(modules, pages)]
  pages.delete(FIRST_PAGE.file)
  const named = [...pages].map(([file, areas]) => [PAGE.exec(file)?.[1] ?? file, [...areas].toSorted()] as const)
  const apart = new Set(firsts(workplaces, NAME))
  const [inside, outside] = [true, false].map((isInside) => named.filter(([name]) => apart.has(name) === isInside))
  const elsewhere = union([
    new Set(FIRST_PAGE.areas),
    ...(outside ?? []).map(([, areas]) => new Set(areas)),
    ...[...modules.values()].map(({ loads }) => loads),
  ])
  return {
    pages: Object.fromEntries(outside ?? []),
    workplaces: Object.fromEntries(inside ?? []),
    workplaceAreas: [...without(union((inside ?? []).map(([, areas]) => new Set(areas))), elsewhere)].toSorted(),
    problems,
  }
}
