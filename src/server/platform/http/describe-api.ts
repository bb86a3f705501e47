import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Publishes what the server can do as OpenAPI 3.1 at `/api/openapi.json`. Registered before the features, so that it hears of them all. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: { title: 'Funda', version } }, transform: jsonSchemaTransform })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
