import {
  keepPreviousData,
  MutationCache,
  QueryClient,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallName, CallOf } from '#contract/call-of.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { navigate } from '../../platform/router.tsx'
import { signInStore } from '../account/account-store.ts'

/** Refusal of a call, without the result's mark. */
export type CallFailure = Extract<CallResult<unknown>, { ok: false }>

/** Error of a query or mutation; `failure` is the server's refusal or `offline`. */
export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.code)
    this.failure = failure
  }
}

/** Failures that may be over in a moment. A refusal is final. */
const PASSING: readonly string[] = ['offline', 'unavailable']

const MOST_RETRIES = 2

/** Time for which an answer counts as new, so that two cards of a page ask once. */
const FRESH_MS = 15_000

/**
 * Cache of the server's answers on the dashboard's pages. It lives in memory and ends with the login: nothing of one
 * person is shown to the next.
 */
export const callCache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      networkMode: 'always',
      retry: (count, error) =>
        count < MOST_RETRIES && error instanceof CallError && PASSING.includes(error.failure.code),
    },
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({ onSuccess: (_output, _input, _context, { meta }) => finishChange(meta) }),
})

/**
 * Asks again for what is on the screen after a change. If the change leads to another page, nothing is asked again
 * here: what this page shows may be gone.
 */
async function finishChange(meta: Record<string, unknown> | undefined): Promise<void> {
  const leadsTo = meta?.['leadsTo']
  if (typeof leadsTo !== 'string') return refreshCalls()
  await callCache.invalidateQueries({ refetchType: 'none' })
  navigate(leadsTo)
}

let person: string | undefined
signInStore.subscribe(() => {
  const state = signInStore.get()
  const now = state.status === 'signed-in' ? state.account.id : undefined
  if (now !== person) callCache.clear()
  person = now
})

async function ask<Output>(result: Promise<CallResult<Output>>): Promise<Output> {
  const answer = await result
  if (answer.ok) return answer.output
  throw new CallError(answer)
}

/** Marks all answers as old after a change. Those on the screen are asked again at once, others when they are shown. */
export const refreshCalls = (): Promise<void> => callCache.invalidateQueries()

/** Describes a query, for parts that ask several at once. */
export const queryOf = <Name extends CallName>(
  call: CallOf<Name>['call'],
  input: CallOf<Name>['input'],
): UseQueryOptions<CallOf<Name>['output'], CallError, CallOf<Name>['output']> => ({
  queryKey: [...call, input],
  queryFn: ({ signal }) => ask(callApi<Name>(call, input, signal)),
})

/**
 * Asks the server for what a part of the page shows, and keeps the answer.
 * @param enabled false while something that it needs isn't known, or on the sample
 */
export const useCallQuery = <Name extends CallName>(
  call: CallOf<Name>['call'],
  input: CallOf<Name>['input'],
  { enabled = true, keepBefore = false }: { enabled?: boolean; keepBefore?: boolean } = {},
): UseQueryResult<CallOf<Name>['output'], CallError> =>
  useQuery<CallOf<Name>['output'], CallError, CallOf<Name>['output']>(
    {
      ...queryOf<Name>(call, input),
      enabled,
      ...(keepBefore && { placeholderData: keepPreviousData }),
    },
    callCache,
  )

/**
 * Sends a change to the server; when it is done, everything on the screen is asked again.
 * @param leadsTo address of the page that opens instead, for a change that removes what this one shows
 */
export const useCallMutation = <Name extends CallName>(
  call: CallOf<Name>['call'],
  { leadsTo }: { leadsTo?: string } = {},
): UseMutationResult<CallOf<Name>['output'], CallError, CallOf<Name>['input']> =>
  useMutation<CallOf<Name>['output'], CallError, CallOf<Name>['input']>(
    { mutationFn: (input) => ask(callApi<Name>(call, input)), ...(leadsTo !== undefined && { meta: { leadsTo } }) },
    callCache,
  )
