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

function writeEntry(page: string, areas: readonly string[]): string {
  const line = `  '${page}': [${areas.map((area) => `'${area}'`).join(', ')}],`
  return line.length <= WIDTH ? line : `  '${page}': [\n${areas.map((area) => `    '${area}',`).join('\n')}\n  ],`
}

/** Writes the areas of each page: the module `page-areas.ts`. */
export function writePageAreas(pages: Readonly<Record<string, readonly string[]>>): string {
  const entries = Object.entries(pages).map(([page, areas]) => writeEntry(page, areas))
  return `// Written by \`npm run areas\` from the texts that the modules of each page name.
import type { TextArea } from './platform/i18n/text-areas.ts'

/** Areas whose texts a page loads, by its module: \`accounts/login\` is \`features/accounts/login-page.tsx\`. */
export const PAGE_AREAS = {
${entries.join('\n')}
} as const satisfies Readonly<Record<string, readonly TextArea[]>>
`
}
