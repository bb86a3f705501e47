// `npm run sbom`: writes dist/sbom.json, a bill of materials of everything in package-lock.json (CycloneDX 1.6), for
// whoever has to know what ships.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listComponents } from './sbom/list-components.ts'

const ROOT = join(import.meta.dirname, '..')
const bill = listComponents(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
mkdirSync(join(ROOT, 'dist'), { recursive: true })
writeFileSync(join(ROOT, 'dist/sbom.json'), `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} components in dist/sbom.json`)
