import type { CallResult } from '../call-api.ts'

/** Sends a call; where the server wants to know first who asks, it asks whoever is at the device, and sends it again. */
export async function withProof<Output>(send: () => Promise<CallResult<Output>>): Promise<CallResult<Output>> {
  const result = await send()
  if (result.ok || result.code !== 'proof-needed') return result
  const { askProof } = await import('./ask-proof.tsx')
  return (await askProof()) ? send() : result
}
