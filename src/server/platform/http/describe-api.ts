import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/**
 * Describes the server's API as OpenAPI 3.1. It is registered before the features, so that it includes them all. @param
 * isShown whether to publish it at `/api/openapi.json`, for developers only
 */
export async function describeApi(app: FastifyInstance, version: string, isShown: boolean): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Funda', version } },
    transform: jsonSchemaTransform,
  })
  if (isShown) app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
