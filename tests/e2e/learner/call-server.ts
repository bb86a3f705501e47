import type { Page } from '@playwright/test'
import type { Call } from '#contract/call.ts'

/** Sends a call to the server as the page itself could. */
export const callServer = (page: Page, [method, path]: Call, input: object = {}): Promise<Record<string, unknown>> =>
  page.evaluate(
    async (call) => {
      const sent =
        call.method === 'GET'
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(call.input) }
      const answer = await fetch(call.path, { method: call.method, ...sent })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as Record<string, unknown>
    },
    { method, path, input },
  )
