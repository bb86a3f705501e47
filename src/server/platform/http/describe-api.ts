import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/**
 * Describes what the server can do as OpenAPI 3.1. Registered before the features, so that it hears of them all.
 * @param isShown whether it is published at `/api/openapi.json`: for developers, and not in production
 */
export async function describeApi(app: FastifyInstance, version: string, isShown: boolean): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Funda', version } },
    transform: jsonSchemaTransform,
  })
  if (isShown) app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
