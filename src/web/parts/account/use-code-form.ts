import { useEffect, useRef, useState, type RefObject } from 'react'
import type { CallResult } from '../../platform/call-api.ts'
import { useForm, type Form } from '../../platform/forms/use-form.ts'

/** Form whose one field is a code. The focus moves to its heading, because it replaces an earlier step. */
export function useCodeForm<Output>(
  send: (code: string) => Promise<CallResult<Output>>,
  onDone: (output: Output) => void,
): Form<'code'> & {
  heading: RefObject<HTMLHeadingElement | null>
  code: string
  setCode: (code: string) => void
} {
  const [code, setCode] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useForm<'code'>({
    fields: ['code'],
    check: () => (code.trim() === '' ? { code: 'missing' } : {}),
    send: async () => {
      const result = await send(code)
      if (result.ok) onDone(result.output)
      return result
    },
    onDone: () => {},
  })
  return { ...form, heading, code, setCode }
}
