import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'

/** Milliseconds after load before the terms dialog appears: 60 seconds (specification, section 9). */
const TERMS_DIALOG_DELAY = 60_000

/**
 * Returns the milliseconds until the terms dialog is due, 0 once it is. Null if the terms are accepted, so that it
 * never appears (specification, section 4). @param sinceLoad milliseconds since the page was loaded
 */
export function untilTermsDialog(accepted: boolean, sinceLoad: number): number | null {
  if (accepted) return null
  return Math.max(0, TERMS_DIALOG_DELAY - Math.max(0, sinceLoad))
}

/**
 * Tells whether the dialog may cover the screen. It may not while a toddler plays, or if a guardian has accepted the
 * terms.
 */
export const isTermsDialogWanted = ({
  isLittle,
  isKnown,
  signedIn,
}: {
  isLittle: boolean
  isKnown: boolean
  signedIn: AgeBand | undefined
}): boolean => !isLittle && isKnown && (signedIn === undefined || !needsGuardian(signedIn))
