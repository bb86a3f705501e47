import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A file's name and text. */
export type ShippedFile = { file: string; text: string }

/** Hosts that can't exist: a name below `.example`. `…@child.invalid` is no address that anybody is shown. */
const DEAD = /(?:[a-z0-9-]+\.)+example(?![\w-]|\.[a-z])|@example(?![\w-])/gi

/**
 * Pattern of addresses in code. Property chains such as `item.example` are none, so only quotes, text, `//` and `@`
 * count.
 */
const IN_CODE =
  /(?:\/\/|@)(?:[a-z0-9-]+\.)*example(?![\w-]|\.[a-z])|["'`\s](?:[a-z0-9-]+\.)*(?:funda|hub|dashboard|academy)\.example(?![\w-])/gi

/** Reads files below a root. */
export const readShipped = (root: string, files: readonly string[]): ShippedFile[] =>
  files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** Finds addresses in a file that lead nowhere; a line for each. Keys of texts and data, `noun.example`, are none. */
export function findDeadAddresses({ file, text }: ShippedFile): string[] {
  const isCode = /\.(?:ts|tsx|js|css)$/.test(file)
  const values = isCode ? text : text.replaceAll(/"[\w.-]+"\s*:/g, '').replaceAll(/"(?:noun|verb)\.example"/g, '')
  return [...values.matchAll(isCode ? IN_CODE : DEAD)].map(([found]) => `${file}: ${found.trim()} leads nowhere`)
}
