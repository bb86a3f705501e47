import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const WEB = import.meta.dirname
const read = (file: string): string => readFileSync(path.join(WEB, file), 'utf8')
const sheets = globSync('**/*.css', { cwd: WEB })
const sources = globSync('**/*.tsx', { cwd: WEB })

const GLOBAL = /:global\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** Lists the classes in a stylesheet's selectors. */
const classesIn = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\/|\{[^{}]*\}/g, ' ').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)

/** Lists the words of class attributes that are written out: outside `${…}`, and the choices of a condition in it. */
function writtenClasses(source: string): string[] {
  const attributes = source.replaceAll(/\w*[cC]ss\[[^\]]*\]/g, "''").matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)
  return [...attributes].flatMap(([, text, template = '']) => {
    const choices = [...template.matchAll(/[?:] '([\w -]*)'/g)].map(([, choice = '']) => choice)
    const written = text ?? [template.replaceAll(/\$\{[^}]*\}/g, '$'), ...choices].join(' ')
    return written.split(/\s+/).filter((word) => word !== '' && !word.includes('$'))
  })
}

test('classes: each one written in a page is in a shared stylesheet', () => {
  const shared = new Set(
    sheets.flatMap((sheet) =>
      sheet.endsWith('.module.css')
        ? [...read(sheet).matchAll(GLOBAL)].flatMap(([, inner = '']) => classesIn(inner))
        : classesIn(read(sheet)),
    ),
  )
  expect(shared.size).toBeGreaterThan(50)
  const unknown = sources.flatMap((source) =>
    writtenClasses(read(source)).flatMap((name) => (shared.has(name) ? [] : [`${source}: ${name}`])),
  )
  expect(unknown).toEqual([])
})

test("classes: pages use each class of a feature's stylesheet, and no other", () => {
  const own = new Map<string, { names: Set<string>; isChosen: boolean }>()
  const unknown: string[] = []
  for (const source of sources) {
    const text = read(source)
    for (const [, name = '', file = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = path.join(path.dirname(source), file)
      const local = new Set(classesIn(read(sheet).replaceAll(GLOBAL, ' ')))
      const used = own.get(sheet) ?? { names: new Set(), isChosen: false }
      own.set(sheet, used)
      for (const [, key = ''] of text.matchAll(new RegExp(String.raw`\b${name}\['([\w-]+)'\]`, 'g'))) {
        used.names.add(key)
        if (!local.has(key)) unknown.push(`${source}: ${key}`)
      }
      used.isChosen ||= new RegExp(String.raw`\b${name}\[[^']`).test(text)
    }
  }
  expect(unknown).toEqual([])
  const modules = sheets.filter((sheet) => sheet.endsWith('.module.css'))
  const unused = modules.flatMap((sheet) => {
    const used = own.get(sheet)
    if (used?.isChosen) return []
    const local = classesIn(read(sheet).replaceAll(GLOBAL, ' '))
    return local.flatMap((name) => (used?.names.has(name) ? [] : [`${sheet}: ${name}`]))
  })
  expect(unused).toEqual([])
})
