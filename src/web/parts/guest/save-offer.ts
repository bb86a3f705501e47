import { createStore } from '../../platform/create-store.ts'

/** Offer to keep what a guest has earned: points, and days for which it stays either way. Null while none is due. */
export type SaveOffer = { points: number; days: number }

export const saveOfferStore = createStore<SaveOffer | null>(null)
