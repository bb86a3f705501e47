/** As much of `oidc-provider` as the tests' hub uses; the package brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Claims = Record<string, unknown>
  type Interaction = {
    uid: string
    prompt: { name: string }
    params: Record<string, unknown>
    session?: { accountId?: string }
  }
  type Result = {
    login?: { accountId: string }
    consent?: { grantId: string }
    error?: string
    error_description?: string
  }
  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }
  type Context = { body: string }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    readonly Grant: new (owner: { accountId: string; clientId: string }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Result,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<void>
    on(event: string, listener: (...given: unknown[]) => void): this
  }
  export type { Claims, Context }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  const MemoryAdapter: new (model: string) => object
  export default MemoryAdapter
}
