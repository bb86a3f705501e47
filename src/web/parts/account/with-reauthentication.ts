import type { CallResult } from '../../platform/call-api.ts'

/** Sends a call. If the server needs reauthentication, it asks the person at the device and sends the call again. */
export async function withReauthentication<Output>(
  send: () => Promise<CallResult<Output>>,
): Promise<CallResult<Output>> {
  const result = await send()
  if (result.ok || result.code !== 'proof-needed') return result
  const { askReauthentication } = await import('./ask-reauthentication.tsx')
  return (await askReauthentication()) ? send() : result
}
