import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const hashesSchema = z.object({ script: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]+=*$/)) })

/**
 * Reads the hashes of the built pages' inline scripts from `csp-hashes.json`; returns none if nothing is built. Throws
 * if the file has another shape.
 */
export function readScriptHashes(webRoot: string): string[] {
  let text: string
  try {
    text = readFileSync(join(webRoot, 'csp-hashes.json'), 'utf8')
  } catch {
    return []
  }
  return hashesSchema.parse(JSON.parse(text)).script
}
