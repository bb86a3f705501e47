import type { FastifyInstance } from 'fastify'

const BRANCH = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/

/**
 * Lists every route of a server as `METHOD path`, whether it is described or hidden. HEAD is left out: it is GET
 * without a body.
 */
export function listRoutes(app: FastifyInstance): string[] {
  const path: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = BRANCH.exec(line) ?? []
      if (indent === undefined || part === undefined) return []
      path.splice(indent.length / 4, Infinity, part)
      return (methods?.split(', ') ?? [])
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path.join('')}`)
    })
}
