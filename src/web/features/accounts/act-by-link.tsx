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
  act: (token: string) => Promise<CallResult<Output>>
  /** Component that takes the button's place after the act. */
  Done: ComponentType<{ output: Output }>
}

/** Button that carries out the act of a link. Programs that only check the links of emails do nothing. */
function ActForm<Output>({
  token,
  lead,
  button,
  act,
  onDone,
}: Omit<Props<Output>, 'title' | 'Done'> & { token: string; onDone: (output: Output) => void }): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: async () => {
      const result = await act(token)
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

/** Page of an email's link, with one act. */
export function ActByLink<Output>({ title, Done, ...form }: Props<Output>): ReactNode {
  const token = useLinkToken()
  const [output, setOutput] = useState<{ of: Output }>()
  return (
    <div className="narrow slim">
      <h1>{title}</h1>
      {output ? <Done output={output.of} /> : null}
      {!output && token === '' ? (
        <>
          <p>{t('recovery.noLink')}</p>
          <p>
            <Link className="link" href="/login">
              {t('recovery.backToLogin')}
            </Link>
          </p>
        </>
      ) : null}
      {!output && token !== null && token !== '' ? (
        <ActForm {...form} token={token} onDone={(of) => setOutput({ of })} />
      ) : null}
    </div>
  )
}
