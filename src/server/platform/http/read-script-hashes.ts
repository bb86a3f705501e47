import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const hashesSchema = z.object({ script: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]+=*$/)) })

/**
 * The hashes of the built pages' inline scripts, from `csp-hashes.json`; none where nothing is built. Throws where it
 * has another shape.
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
