import { z } from 'zod'

/** The part of package-lock.json (version 3) that the list of components is made of. */
const lock = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

const HASHES = { sha512: 'SHA-512', sha1: 'SHA-1' } as const

type Component = {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  scope: 'required' | 'excluded'
  licenses?: { license: { name: string } }[]
  hashes?: { alg: string; content: string }[]
}

/** A bill of materials in the format CycloneDX 1.6. */
export type Bill = {
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  version: 1
  metadata: { component: { type: 'application'; name: string; version: string } }
  components: Component[]
}

function hashesOf(integrity: string | undefined): { alg: string; content: string }[] {
  const [algorithm = '', hash = ''] = integrity?.split(' ', 1)[0]?.split('-', 2) ?? []
  return algorithm in HASHES
    ? [{ alg: HASHES[algorithm as keyof typeof HASHES], content: Buffer.from(hash, 'base64').toString('hex') }]
    : []
}

/**
 * Builds the bill of materials from the lock file. Packages used only for build and test are marked as excluded from
 * the product.
 */
export function listComponents(lockFile: string): Bill {
  const { name, version, packages } = lock.parse(JSON.parse(lockFile))
  const components = Object.entries(packages)
    .filter(([place, { link }]) => place !== '' && link !== true)
    .map(([place, { version: own = '', license, integrity, dev }]): Component => {
      const library = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const hashes = hashesOf(integrity)
      return {
        type: 'library',
        'bom-ref': place,
        name: library,
        version: own,
        purl: `pkg:npm/${library.replace(/^@/, '%40')}@${own}`,
        scope: dev === true ? 'excluded' : 'required',
        ...(license === undefined ? {} : { licenses: [{ license: { name: license } }] }),
        ...(hashes.length === 0 ? {} : { hashes }),
      }
    })
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components,
  }
}
