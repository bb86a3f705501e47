import { randomBytes } from 'node:crypto'
import type { Authenticator } from '#server/platform/identity/create-authenticator.ts'

/** Purposes of a proof. A proof for one purpose is void for another (ASVS 5.0, 6.6.2). */
export const PROOF_PURPOSES = [
  'confirm-email',
  'change-email',
  'reset-password',
  'guardian-consent',
  'guardian-invitation',
  'second-factor',
  'lost-second-factor',
  'space-invitation',
  'of-age',
  'grown-up-code',
  'own-address',
] as const

export type ProofPurpose = (typeof PROOF_PURPOSES)[number]

/** Proofs that travel by email: whoever holds one has read it. Kept hashed, good once, for a time. */
export type Proofs = {
  /** Makes a proof that stands for `value`. */
  issue: (purpose: ProofPurpose, value: string, seconds: number) => Promise<string>
  /** Returns the value of a proof without consuming it; undefined for a used, expired or invalid one. */
  find: (purpose: ProofPurpose, proof: string) => Promise<string | undefined>
  /** Uses a proof up: of any number of callers at once, one gets its value. */
  use: (purpose: ProofPurpose, proof: string) => Promise<string | undefined>
}

/** Random bytes in a proof (ASVS 5.0, 7.2.3 asks for 16 of a session). */
const PROOF_BYTES = 24

/** Proofs in better-auth's own store. */
export function createProofs(authenticator: Authenticator): Proofs {
  const store = async () => (await authenticator.$context).internalAdapter
  const nameOf = (purpose: ProofPurpose, proof: string): string => `${purpose}:${proof}`
  return {
    issue: async (purpose, value, seconds) => {
      const proof = randomBytes(PROOF_BYTES).toString('base64url')
      await (
        await store()
      ).createVerificationValue({
        identifier: nameOf(purpose, proof),
        value,
        expiresAt: new Date(Date.now() + seconds * 1000),
      })
      return proof
    },
    find: async (purpose, proof) => {
      const found = await (await store()).findVerificationValue(nameOf(purpose, proof))
      return found && found.expiresAt.getTime() > Date.now() ? found.value : undefined
    },
    use: async (purpose, proof) => (await (await store()).consumeVerificationValue(nameOf(purpose, proof)))?.value,
  }
}
