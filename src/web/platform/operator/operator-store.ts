import type { OperatorAnswer } from '#contract/operator-schemas.ts'
import { createStore } from '../create-store.ts'

/** Who runs this server, and its sites outside; null until the server said it. */
export const operatorStore = createStore<OperatorAnswer | null>(null)
