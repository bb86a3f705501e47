import { useEffect, useEffectEvent, useState } from 'react'

/** Something that a page fetches when it is opened. */
export type Fetched<Value> =
  | { phase: 'loading' }
  | { phase: 'failed'; retry: () => void }
  | { phase: 'ready'; value: Value }

/**
 * Fetches what belongs to `key`, anew whenever that changes; a failure can be tried again.
 * @param load is called once for each key and each retry
 */
export function useFetched<Value>(key: string, load: () => Promise<Value>): Fetched<Value> {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ key: string; value: Value } | { key: string; attempt: number }>()
  const fetchNow = useEffectEvent(load)
  useEffect(() => {
    let wanted = true
    fetchNow().then(
      (value) => {
        if (wanted) setResult({ key, value })
      },
      () => {
        if (wanted) setResult({ key, attempt })
      },
    )
    return () => {
      wanted = false
    }
  }, [key, attempt])
  if (result?.key !== key) return { phase: 'loading' }
  if ('value' in result) return { phase: 'ready', value: result.value }
  return result.attempt === attempt ? { phase: 'failed', retry: () => setAttempt(attempt + 1) } : { phase: 'loading' }
}
