/** Where the proof of a guardian's letter waits while the guardian logs in or signs up: as long as the tab is open. */
const KEY = 'funda.guardian-proof'

/** For a browser that keeps nothing: as long as the page is. */
let inMemory = ''

/** The proof of the letter that this tab was opened from; empty where there is none. */
export function guardianProof(): string {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

/** Keeps the proof until it is answered; an empty one forgets it. */
export function keepGuardianProof(proof: string): void {
  inMemory = proof
  try {
    if (proof === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, proof)
  } catch {
    // A browser that keeps nothing has it in memory.
  }
}

/** Where logging in leads: back to what a guardian came to answer, otherwise to what was learnt. */
export const pageAfterSignIn = (): '/guardian' | '/progress' => (guardianProof() === '' ? '/progress' : '/guardian')
