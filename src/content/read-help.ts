import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readInterfaceTexts } from '#content/read-interface-texts.ts'
import { GUEST_DAYS, GUEST_RENEWALS } from '#core/guest/guest-session.ts'
import { HELP_READERS, type HelpArticle } from '#core/help/help-article.ts'
import type { COMPLETE_INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { INVITATION_DAYS } from '#core/permissions/guardian-scopes.ts'

const text = z.string().min(1)

const articlesSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
    readers: z.array(z.enum(HELP_READERS)).min(1),
    address: z.string().startsWith('/'),
    related: z.array(text).min(1),
  }),
)

const textsSchema = z.record(text, z.strictObject({ title: text, words: text, text: z.array(text).min(1) }))

/** Figures that articles may name. They come from the rules themselves. */
const FIGURES: Readonly<Record<string, number>> = {
  guestDays: GUEST_DAYS,
  guestRenewals: GUEST_RENEWALS,
  invitationDays: INVITATION_DAYS,
}

/** Replaces `{{key}}` by the text of the screens and `{{figure:name}}` by the figure, so that articles stay true. */
function fillIn(written: string, texts: ReadonlyMap<string, string>): string {
  return written.replaceAll(/\{\{(figure:)?([\w.-]+)\}\}/g, (_whole, figure: string | undefined, name: string) => {
    const found = figure === undefined ? texts.get(name) : FIGURES[name]?.toString()
    if (found === undefined || found.includes('{'))
      throw new Error(`An article of the help names ${name}, which is no plain text.`)
    return found
  })
}

/** Reads the articles of the help centre in a language. Throws if one lacks its text or names something unknown. */
export function readHelp(root: string, language: (typeof COMPLETE_INTERFACE_LANGUAGES)[number]): HelpArticle[] {
  const readJson = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(root, 'content/help', `${file}.json`), 'utf8'))
  const articles = articlesSchema.parse(readJson('articles'))
  const written = textsSchema.parse(readJson(language))
  const texts = new Map([...readInterfaceTexts(root, 'en'), ...readInterfaceTexts(root, language)])
  return articles.map((article) => {
    const own = written[article.id]
    if (!own) throw new Error(`The article ${article.id} has no text in ${language}.`)
    return {
      ...article,
      title: fillIn(own.title, texts),
      words: own.words,
      text: own.text.map((paragraph) => fillIn(paragraph, texts)),
    }
  })
}
