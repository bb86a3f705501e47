import { needsGuardian } from '#core/people/age-bands.ts'
import type { ScreenUser } from '#core/people/outside-links.ts'

/**
 * Tells whether a page for adults is shown. An account counts before the device's own answer, and nobody's age is
 * asked. The server decides about acts by itself.
 */
export const isForAdultsHere = ({ signedIn, answered, isLittle }: Omit<ScreenUser, 'isKnown'>): boolean =>
  !isLittle && !needsGuardian(signedIn ?? answered ?? 'adult')
