import { AsyncLocalStorage } from 'node:async_hooks'

const caught = new AsyncLocalStorage<{ proof?: string }>()

/** Called by better-auth where it would have us send a letter. */
export function noteProof(proof: string): void {
  const place = caught.getStore()
  if (place) place.proof = proof
}

/** Runs a call of better-auth's and gives back the proof that it made, if it made one. */
export async function catchProof(run: () => Promise<unknown>): Promise<string | undefined> {
  const place: { proof?: string } = {}
  await caught.run(place, run)
  return place.proof
}
