/** A source file's name and text. */
export type SourceFile = { file: string; text: string }

const LITERAL = /(\bt\(\s*)?(['"])([a-z][a-zA-Z0-9]*\.[\w.-]+)\2/g
const TEMPLATE = /(\bt\(\s*)?`([a-z][a-zA-Z0-9]*\.(?:[\w.-]|\$\{[^}`]*\})*)`/g

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `ageLevels.${id}.title` → what a key of that form looks like. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escape)
      .join('.+')}$`,
  )

/**
 * Checks the English keys against the sources. A key or template given to `t` must fit a key. Every key must occur in
 * the sources, as a literal or by a template.
 */
export function checkUsedKeys(sources: readonly SourceFile[], keys: readonly string[]): string[] {
  const known = new Set(keys)
  const used = new Set<string>()
  const problems: string[] = []
  for (const { file, text } of sources) {
    for (const [, call, , key = ''] of text.matchAll(LITERAL)) {
      if (known.has(key)) used.add(key)
      else if (call) problems.push(`${file}: ${key} is not an English key`)
    }
    for (const [, call, template = ''] of text.matchAll(TEMPLATE)) {
      const pattern = patternOf(template)
      const fitting = keys.filter((key) => pattern.test(key))
      for (const key of fitting) used.add(key)
      if (call && fitting.length === 0) problems.push(`${file}: no English key looks like ${template}`)
    }
  }
  return [...problems, ...keys.filter((key) => !used.has(key)).map((key) => `${key} is never used`)]
}
