import type { CallName, CallOf } from '#contract/call-of.ts'
import type { CallFailure, ErrorCode, FieldCode } from '#contract/errors.ts'
import type { QuotaKind } from '#core/people/quotas.ts'

/** Reason why a call got no answer: `offline` is ours, the others are the server's. */
export type FailureCode = ErrorCode | 'offline'

/** Failure of a call; `quota` names the full quota. */
type Failure = {
  ok: false
  code: FailureCode
  fields: Record<string, FieldCode>
  retryAfter?: number
  quota?: QuotaKind
}

/** Result of a call, or its failure. Calls never throw. */
export type CallResult<Output> = { ok: true; output: Output } | Failure

/** Reads why the server refused. */
export async function readFailure(response: Response): Promise<Failure> {
  const failure = (await response.json().catch(() => undefined)) as CallFailure | undefined
  const { code = 'unavailable', fields = {}, retryAfter, quota } = failure?.error ?? {}
  return {
    ok: false,
    code,
    fields,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(quota === undefined ? {} : { quota }),
  }
}

/** Asks the server; the contract says what it takes and gives. */
export async function callApi<Name extends CallName>(
  [method, path]: CallOf<Name>['call'],
  input: CallOf<Name>['input'],
  signal?: AbortSignal,
): Promise<CallResult<CallOf<Name>['output']>> {
  const isGet = method === 'GET'
  const query = isGet
    ? new URLSearchParams(
        Object.entries(input as Record<string, unknown>).map(([key, value]) => [key, String(value)]),
      ).toString()
    : ''
  try {
    const response = await fetch(query === '' ? path : `${path}?${query}`, {
      method,
      credentials: 'same-origin',
      ...(isGet ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
      ...(signal ? { signal } : {}),
    })
    return response.ok
      ? { ok: true, output: (await response.json()) as CallOf<Name>['output'] }
      : await readFailure(response)
  } catch {
    return { ok: false, code: 'offline', fields: {} }
  }
}
