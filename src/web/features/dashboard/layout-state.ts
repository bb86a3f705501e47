import { needsGuardian } from '#core/people/age-bands.ts'
import type { SignInState } from '../../parts/account/account-store.ts'
import type { Audience } from '../../platform/layout.ts'

/** Content of a layout: its page or a note. For guests the page shows the sample, below the prompt to log in. */
export type Shown = 'page' | 'sample' | 'spinner' | 'adults-only'

/** Decides what a person sees. It only spares them a page of refusals: the server enforces permissions. */
export function shownTo(signIn: SignInState, audience: Audience): Shown {
  if (audience === 'everybody') return 'page'
  if (signIn.status === 'unknown') return 'spinner'
  if (signIn.status === 'guest') return 'sample'
  return audience === 'adults' && needsGuardian(signIn.account.ageBand) ? 'adults-only' : 'page'
}
