import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopbackHost } from '#server/platform/mail/mail-settings.ts'
import type { Outbox, WaitingEmail } from '#server/platform/mail/create-mail.ts'
import { escapeHtml } from '#server/platform/mail/write-email.ts'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/**
 * Tells whether a developer on this machine asks. Connection and requested host name are both this machine's, since
 * another site can point its name here. No proxy passed the request on.
 */
function isFromThisMachine({ ip, hostname, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(ip) &&
    isLoopbackHost(hostname) &&
    headers['x-forwarded-for'] === undefined &&
    headers['forwarded'] === undefined
  )
}

const linked = (text: string): string =>
  text.replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)

const drawOne = ({
  at,
  message,
}: WaitingEmail): string => `<article lang="${message.language}"><h2>${escapeHtml(message.subject)}</h2>
<p lang="en">To ${escapeHtml(message.to)}, <time datetime="${at}">${at}</time></p>
<pre style="white-space:pre-wrap">${linked(escapeHtml(message.text))}</pre></article>`

const draw = (messages: readonly WaitingEmail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<link rel="icon" href="data:,"></head>
<body style="max-width:45rem;margin:1rem auto;padding:0 1rem;font:16px/1.5 sans-serif"><h1>Outbox</h1>
<p>No mail server is set (SMTP_URL). These emails would have been sent, the newest first.</p>
${messages.length === 0 ? '<p>There is none.</p>' : messages.toReversed().map(drawOne).join('\n')}
</body></html>
`

/** Serves `/dev/outbox` to developers only; for anybody else the page does not exist. */
export function serveOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(draw(await outbox.list()))
  })
}
