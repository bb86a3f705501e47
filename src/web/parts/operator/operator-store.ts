import type { OperatorAnswer } from '#contract/operator-schemas.ts'
import { createStore } from '../../platform/create-store.ts'

/** Operator of this server and its outside sites; null until the server answers. */
export const operatorStore = createStore<OperatorAnswer | null>(null)
