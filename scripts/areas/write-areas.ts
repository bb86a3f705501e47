/** Longest line of the formatter. */
const WIDTH = 120

const camel = (area: string): string => area.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const named = (name: string): string => (/^[a-z]+$/i.test(name) ? name : `'${name}'`)

/** Writes the type of all texts by area: the module `text-by-area.ts`. */
export function writeTextTypes(areas: readonly string[]): string {
  const imports = areas.map((area) => `import type ${camel(area)} from '../../../../locales/en/${area}.json'`)
  const entries = areas.map((area) => `  ${named(area)}: typeof ${camel(area)}`)
  return `// Written by \`npm run areas\` from the files of \`locales/en\`.
${imports.join('\n')}

/** Texts by area: a file's name under \`locales/<language>/\`, and the keys of its English original. */
export type TextByArea = {
${entries.join('\n')}
}
`
}

const fileOf = (page: string): string => `./features/${page}${page.endsWith('-layout') ? '' : '-page'}.tsx`

function writeEntry(page: string, areas: readonly string[]): string {
  const line = `    areas: [${areas.map((area) => `'${area}'`).join(', ')}],`
  const list =
    line.length <= WIDTH ? line : `    areas: [\n${areas.map((area) => `      '${area}',`).join('\n')}\n    ],`
  return `  '${page}': {\n${list}\n    load: () => import('${fileOf(page)}'),\n  },`
}

/** Writes pages with their areas and imports: the modules `page-areas.ts` and `workplace-areas.ts`. */
export function writePageAreas(name: string, pages: Readonly<Record<string, readonly string[]>>): string {
  const entries = Object.entries(pages).map(([page, areas]) => writeEntry(page, areas))
  return `// Written by \`npm run areas\` from the texts that the modules of each page name.
import type { TextArea } from './platform/i18n/text-areas.ts'

/** Areas of each page’s texts, and its import: \`accounts/login\` is \`features/accounts/login-page.tsx\`. */
export const ${name} = {
${entries.join('\n')}
} as const satisfies Readonly<Record<string, { areas: readonly TextArea[]; load: () => Promise<object> }>>
`
}

/** Writes what loads the English texts of areas: the modules `learner-catalogs.ts` and `workplace-catalogs.ts`. */
export function writeCatalogs(name: string, areas: readonly string[]): string {
  return `// Written by \`npm run areas\` from the areas that pages and later parts load.
import type { Messages } from '@lingui/core'
import type { TextArea } from './text-areas.ts'

const catalogs = import.meta.glob<Messages>(
  [
${areas.map((area) => `    '../../../../locales/en/${area}.json',`).join('\n')}
  ],
  { import: 'default' },
)

/** Finds the loader of an area's English text; undefined if this list hasn't the area. */
export const ${name} = (area: TextArea): (() => Promise<Messages>) | undefined =>
  catalogs[\`../../../../locales/en/\${area}.json\`]
`
}
