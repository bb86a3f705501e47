import type { FastifyInstance } from 'fastify'
import { operatorCalls } from '#contract/operator.ts'
import { operatorSchemas } from '#contract/operator-schemas.ts'
import type { OperatorState } from '#server/platform/config/read-operator.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves who runs this server, to everybody: pages are built before it is known. */
export function registerOperator(app: FastifyInstance, operator: OperatorState): void {
  serveCall(app, operatorCalls.getOperator, operatorSchemas.getOperator, async () => operator)
}
