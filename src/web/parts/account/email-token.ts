import type { AgeBand } from '#core/people/age-bands.ts'
import { dashboardOf } from './account-store.ts'

/**
 * Pages that a link with a token opens, and that need a login first. Emails hold the links. A teacher shares the link of
 * a class, whose token is the class code.
 */
const EMAIL_PAGES = ['/guardian', '/guardian-invitation', '/invitation', '/of-age', '/class-code'] as const

export type EmailPage = (typeof EMAIL_PAGES)[number]

/**
 * Key of the session storage for a link's token while its reader logs in. The value keeps its first name, so that a tab
 * that is open during an update finds it.
 */
const KEY = 'funda.letter-proof'

/** Token in a browser without session storage; lost with the page. */
let inMemory = ''

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

/** Returns the page that waits for its reader to log in, if any. */
export const waitingPage = (): EmailPage | undefined => EMAIL_PAGES.find((page) => read().startsWith(`${page}#`))

/** Returns the token of the link that opened this tab for `page`, or an empty text. */
export const emailToken = (page: EmailPage): string => (waitingPage() === page ? read().slice(page.length + 1) : '')

/** Stores the token until it is used; an empty one clears it. */
export function keepEmailToken(page: EmailPage, token: string): void {
  inMemory = token === '' ? '' : `${page}#${token}`
  try {
    if (inMemory === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, inMemory)
  } catch {
    // A browser that stores nothing has it in memory.
  }
}

/** Returns the page after a login: the task of an email, otherwise the dashboard. */
export const pageAfterSignIn = (ageBand: AgeBand): string => waitingPage() ?? dashboardOf(ageBand)
