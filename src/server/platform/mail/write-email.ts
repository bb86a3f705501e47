import { isolateName } from '#core/people/isolate-name.ts'
import type { OperatorState } from '#server/platform/config/read-operator.ts'
import type { EmailMessage, EmailRequest } from '#server/platform/mail/email.ts'
import type { MailTexts, Say } from '#server/platform/mail/read-mail-texts.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const PARAGRAPH = 'margin:0 0 16px'
const FOOTER = 'font-size:14px;color:#4d5f5a'
const BUTTON =
  'display:inline-block;padding:14px 24px;border-radius:12px;background:#0b5d4e;color:#ffffff;' +
  'font-weight:bold;text-decoration:none'

/** Draws the email's HTML body: no pictures, nothing from elsewhere, and the link also as text to copy. */
function drawEmail(language: string, { title, paragraphs, button, link, footer }: Parts): string {
  const way =
    link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(button)}</a></p>
<p style="${PARAGRAPH};font-size:14px;overflow-wrap:anywhere">${escapeHtml(link)}</p>`
  const endings = footer.map(
    (line, index) => `<p style="margin:${index === 0 ? 32 : 8}px 0 0;${FOOTER}">${escapeHtml(line)}</p>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1d2b28;font:16px/1.5 sans-serif">
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p style="${PARAGRAPH}">${escapeHtml(paragraph)}</p>`).join('\n')}
${way}
${endings.join('\n')}
</body></html>
`
}

type Parts = { title: string; paragraphs: string[]; button: string; link: string | undefined; footer: string[] }

/** Operator named at the end of every email, with a way to reach a person. */
export type Sender = Pick<OperatorState, 'operator' | 'isSample'>

function sayWho({ operator: { name, email, phone, physicalAddress }, isSample }: Sender, say: Say): string[] {
  if (isSample) return [say('mail.footer.sample')]
  if (name === undefined) return [say('mail.footer.nobody')]
  const ways = [email, phone, physicalAddress].filter((way) => way !== undefined)
  return [
    say('mail.footer.who', { name }),
    ...(ways.length === 0 ? [] : [say('mail.footer.reach', { ways: ways.join(' · ') })]),
  ]
}

/** Writes an email in the reader's language, as plain text and as HTML. */
export function writeEmail(
  { kind, to, language: asked, link, values = {} }: EmailRequest,
  texts: MailTexts,
  sender: Sender,
): EmailMessage {
  const { language, say } = texts(asked)
  const told = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolateName(value) : value]),
  )
  const subject = say(`mail.${kind}.subject`, told)
  const parts: Parts = {
    title: subject,
    paragraphs: paragraphsOf(say(`mail.${kind}.body`, told)),
    button: link === undefined ? '' : say(`mail.${kind}.button`, told),
    link,
    footer: [say('mail.footer'), ...sayWho(sender, say)],
  }
  const text = [
    ...parts.paragraphs,
    ...(link === undefined ? [] : [`${parts.button}:\n${link}`]),
    `--\n${parts.footer.join('\n')}`,
  ].join('\n\n')
  return { to, language, subject, text: `${text}\n`, html: drawEmail(language, parts) }
}
