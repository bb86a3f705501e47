import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'

/** How long after load the terms dialog appears, in milliseconds: 60 seconds (specification, section 9). */
const TERMS_DIALOG_DELAY = 60_000

/**
 * Milliseconds until the terms dialog is due, 0 once it is; null where the terms are already accepted, so that it never appears
 * (specification, section 4).
 * @param sinceLoad milliseconds since the page was loaded
 */
export function untilTermsDialog(accepted: boolean, sinceLoad: number): number | null {
  if (accepted) return null
  return Math.max(0, TERMS_DIALOG_DELAY - Math.max(0, sinceLoad))
}

/** Whether the dialog may lie over the screen: not while a toddler has it, nor for anybody whose guardian has accepted the terms. */
export const isTermsDialogWanted = ({
  isLittle,
  isKnown,
  signedIn,
}: {
  isLittle: boolean
  isKnown: boolean
  signedIn: AgeBand | undefined
}): boolean => !isLittle && isKnown && (signedIn === undefined || !needsGuardian(signedIn))
