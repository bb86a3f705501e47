import { useState, type ComponentType, type ReactNode } from 'react'
import type { CallResult } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useLinkToken } from '../../platform/forms/use-link-token.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

type Props<Output> = {
  title: string
  /** Text that explains what the button does. */
  lead: ReactNode
  button: string
  act: (proof: string) => Promise<CallResult<Output>>
  /** Component shown in its place once it is done. */
  Done: ComponentType<{ output: Output }>
}

/** The button is the deliberate act: programs that only look at the links of emails do nothing. */
function ActForm<Output>({
  proof,
  lead,
  button,
  act,
  onDone,
}: Omit<Props<Output>, 'title' | 'Done'> & { proof: string; onDone: (output: Output) => void }): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: async () => {
      const result = await act(proof)
      if (result.ok) onDone(result.output)
      return result
    },
    onDone: () => {},
  })
  return (
    <form className="card stack" onSubmit={submit}>
      {lead}
      <FormError text={failure} />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : button}
      </button>
    </form>
  )
}

/** A page where an email's link leads, with one thing to do. */
export function ActByLink<Output>({ title, Done, ...form }: Props<Output>): ReactNode {
  const proof = useLinkToken()
  const [output, setOutput] = useState<{ of: Output }>()
  return (
    <div className="narrow slim">
      <h1>{title}</h1>
      {output ? <Done output={output.of} /> : null}
      {!output && proof === '' ? (
        <>
          <p>{t('recovery.noLink')}</p>
          <p>
            <Link className="link" href="/login">
              {t('recovery.backToLogin')}
            </Link>
          </p>
        </>
      ) : null}
      {!output && proof !== null && proof !== '' ? (
        <ActForm {...form} proof={proof} onDone={(of) => setOutput({ of })} />
      ) : null}
    </div>
  )
}
