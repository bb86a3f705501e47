import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { choosePage, NOT_FOUND, type PageChoice } from '#server/platform/http/choose-page.ts'
import { createPageReader, type Page } from '#server/platform/http/read-page.ts'

const ONE_YEAR = 365 * 24 * 60 * 60 * 1000

/** The sound of a text, named by what is said. */
const CLIP = /^audio\/[a-z]{2,3}\/[0-9a-f]{16}\.mp3$/

/** Tells whether the browser already has the page, by its `if-none-match`. A proxy may have marked the tag as weak. */
const hasPage = (request: FastifyRequest, { entityTag }: Page): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === entityTag)

/** Leaves out the keep-alive header. HTTP/1.1 implies it (RFC 9112, 9.3), and it costs 48 bytes an answer. */
const leaveUnsaid = (reply: FastifyReply): FastifyReply => {
  reply.raw.removeHeader('connection')
  return reply
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status: PageChoice['status'],
): FastifyReply {
  void leaveUnsaid(reply).headers({ 'cache-control': 'no-cache', etag: page.entityTag, vary: 'accept-encoding' })
  if (status === 200 && hasPage(request, page)) return reply.code(304).send()
  if (page.encoding !== undefined) void reply.header('content-encoding', page.encoding)
  return reply.code(status).type('text/html; charset=utf-8').send(page.body)
}

/**
 * Serves the built web app in `webRoot`. Files with a hash in their name are cached for a year; all others are
 * revalidated. A page that isn't built gets a plain message.
 */
export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  const readPage = createPageReader(webRoot)
  const isBuilt = (file: string): boolean => existsSync(join(webRoot, file))
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  })

  const answerPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { files, status }: PageChoice,
  ): Promise<FastifyReply> => {
    for (const file of files) {
      const page = await readPage(file, request.headers['accept-encoding'] ?? '')
      if (page) return sendPage(request, reply, page, status)
    }
    return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found')
  }

  app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, (request, reply) =>
    leaveUnsaid(reply).sendFile(`assets/${request.params['*']}`, {
      cacheControl: true,
      maxAge: ONE_YEAR,
      immutable: true,
      etag: false,
      lastModified: false,
      acceptRanges: false,
    }),
  )

  app.get<{ Params: { '*': string } }>('/audio/*', { schema: { hide: true } }, (request, reply) => {
    const file = `audio/${request.params['*']}`
    // A text without a clip is asked for as well: a page would be much to answer with.
    if (!CLIP.test(file) || !isBuilt(file))
      return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('No recording')
    return reply.sendFile(file, {
      cacheControl: true,
      maxAge: ONE_YEAR,
      immutable: true,
      etag: false,
      lastModified: false,
    })
  })

  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.params['*']
    if (!/\.[a-z0-9]+$/i.test(path)) return answerPage(request, reply, choosePage(path, isBuilt))
    return reply.header('cache-control', 'no-cache').sendFile(path)
  })

  // Files that aren't there end here too: `sendFile` says not found.
  app.setNotFoundHandler(async (request, reply) => answerPage(request, reply, NOT_FOUND))
}
