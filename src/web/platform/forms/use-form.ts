import { useEffect, useState, type FormEvent } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import type { CallResult } from '../call-api.ts'
import { failureText } from './failure-text.ts'

/** A form that is filled in, checked and sent. */
export type Form<Field extends string> = {
  errors: Partial<Record<Field, FieldCode>>
  /** Server's reason for refusing, in the reader's words. */
  failure: string | undefined
  /** The code of that refusal. */
  failureCode: string | undefined
  sending: boolean
  submit: (event: FormEvent) => void
}

type Parts<Field extends string> = {
  /** The fields in the order of the form; each one's input has its name as id. */
  fields: readonly Field[]
  check: () => Partial<Record<Field, FieldCode>>
  send: () => Promise<CallResult<unknown>>
  onDone: () => void
  /** Says why the server refused, where the code alone doesn't. */
  explain?: (refused: Extract<CallResult<unknown>, { ok: false }>) => string
}

/** Checks a form before it is sent, prevents double sending, and moves the focus to the first wrong field. */
export function useForm<Field extends string>({
  fields,
  check,
  send,
  onDone,
  explain = failureText,
}: Parts<Field>): Form<Field> {
  const [errors, setErrors] = useState<Partial<Record<Field, FieldCode>>>({})
  const [failure, setFailure] = useState<{ text: string; code: string }>()
  const [sending, setSending] = useState(false)

  // A field that is typed again loses its error.
  useEffect(() => {
    const clearError = ({ target }: Event): void => {
      const typed = target instanceof HTMLInputElement ? target.id : ''
      setErrors((before) =>
        typed in before
          ? (Object.fromEntries(Object.entries(before).filter(([field]) => field !== typed)) as typeof before)
          : before,
      )
    }
    document.addEventListener('input', clearError)
    return () => document.removeEventListener('input', clearError)
  }, [])

  const refuse = (wrong: Partial<Record<Field, FieldCode>>): void => {
    setErrors(wrong)
    const first = fields.find((field) => wrong[field] !== undefined)
    if (first !== undefined) document.getElementById(first)?.focus()
  }
  const run = async (): Promise<void> => {
    const wrong = check()
    setFailure(undefined)
    refuse(wrong)
    if (sending || Object.keys(wrong).length > 0) return
    setSending(true)
    const result = await send()
    setSending(false)
    if (result.ok) return onDone()
    if (result.code === 'invalid-input') refuse(result.fields as Partial<Record<Field, FieldCode>>)
    setFailure({ text: explain(result), code: result.code })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run()
  }
  return { errors, failure: failure?.text, failureCode: failure?.code, sending, submit }
}
