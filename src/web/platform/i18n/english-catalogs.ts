import type { Messages } from '@lingui/core'
import type { TextArea } from './text-areas.ts'

/** The text of emails is the server's. */
const catalogs = import.meta.glob<Messages>(
  [
    '../../../../locales/en/*.json',
    '!../../../../locales/en/shell.json',
    '!../../../../locales/en/home.json',
    '!../../../../locales/en/mail.json',
  ],
  { import: 'default' },
)

/** Finds the loader of an area's English text; undefined if there is none. */
export const findEnglishCatalog = (area: TextArea): (() => Promise<Messages>) | undefined =>
  catalogs[`../../../../locales/en/${area}.json`]
