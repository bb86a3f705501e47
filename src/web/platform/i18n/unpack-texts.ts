import type { Messages } from '@lingui/core'

/**
 * Makes a catalogue of what the build packed (`scripts/build/text-catalogs.ts`).
 * @param keys parted by blanks, each without its beginning where that is the one before's: `khulu:title clear khulu.rule:past`
 * @param texts a line a key: the text itself with its values in braces, or a compiled message in JSON
 */
export function unpackTexts(keys: string, texts: string): Messages {
  const lines = texts.split('\n')
  let group = ''
  return Object.fromEntries(
    keys.split(' ').map((key, at) => {
      const [first = '', last] = key.split(':')
      if (last !== undefined) group = first
      const line = lines[at] ?? ''
      return [
        `${group}.${last ?? first}`,
        line.startsWith('[')
          ? (JSON.parse(line) as Messages[string])
          : line
              .split(/\{(\w+)\}/)
              .map((part, odd) => (odd % 2 === 1 ? ([part] as [string]) : part))
              .filter((part) => part !== ''),
      ]
    }),
  )
}
