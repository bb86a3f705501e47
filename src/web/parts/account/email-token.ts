import type { AgeBand } from '#core/people/age-bands.ts'
import { dashboardOf } from './account-store.ts'

/**
 * Pages of a link, for which one has to log in or sign up first. An email holds the link; a teacher hands on that of a
 * class, whose token is its code.
 */
const EMAIL_PAGES = ['/guardian', '/guardian-invitation', '/invitation', '/of-age', '/class-code'] as const

export type EmailPage = (typeof EMAIL_PAGES)[number]

/** Storage key for an email link's token while its reader logs in, for as long as the tab is open. */
const KEY = 'funda.letter-proof'

/** For a browser that keeps nothing: as long as the page is. */
let inMemory = ''

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

/** The page that waits for its reader to log in; undefined where none does. */
export const waitingPage = (): EmailPage | undefined => EMAIL_PAGES.find((page) => read().startsWith(`${page}#`))

/** The token of the email that this tab was opened from, for that page; empty where there is none. */
export const emailToken = (page: EmailPage): string => (waitingPage() === page ? read().slice(page.length + 1) : '')

/** Keeps the token until it is answered; an empty one forgets it. */
export function keepEmailToken(page: EmailPage, token: string): void {
  inMemory = token === '' ? '' : `${page}#${token}`
  try {
    if (inMemory === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, inMemory)
  } catch {
    // A browser that keeps nothing has it in memory.
  }
}

/** Returns the page after a login: the task of an email, otherwise the dashboard. */
export const pageAfterSignIn = (ageBand: AgeBand): string => waitingPage() ?? dashboardOf(ageBand)
