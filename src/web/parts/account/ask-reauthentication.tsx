import { useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'
import { callApi } from '../../platform/call-api.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { CodeField } from './code-field.tsx'

type By = 'password' | 'code'

function ReauthenticationForm({ by, onDone }: { by: By; onDone: () => void }): ReactNode {
  const [given, setGiven] = useState('')
  const { errors, failure, sending, submit } = useForm<By>({
    fields: [by],
    check: () => (given.trim() === '' ? { [by]: 'missing' } : {}),
    send: () =>
      callApi<'proveAgain'>(
        secondFactorCalls.proveAgain,
        by === 'password' ? { password: given } : { code: given, language: currentLanguage() },
      ),
    onDone,
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <FormError text={failure} />
      {by === 'code' ? (
        <CodeField value={given} error={errors.code} onChange={setGiven} />
      ) : (
        <Field
          name="password"
          type="password"
          autoComplete="current-password"
          value={given}
          error={errors.password}
          onChange={setGiven}
        />
      )}
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('prove.show')}
      </button>
    </form>
  )
}

/**
 * Dialog for reauthentication by password, or by a code if the second factor is on. With `forCode` only a code works,
 * and the text says why.
 */
function ReauthenticationDialog({
  forCode,
  onEnd,
}: {
  forCode: string | undefined
  onEnd: (isProved: boolean) => void
}): ReactNode {
  const [hasFactor, setHasFactor] = useState(false)
  const [by, setBy] = useState<By>(forCode === undefined ? 'password' : 'code')
  const hasChoice = hasFactor && forCode === undefined
  useEffect(() => {
    void callApi<'getSecondFactor'>(secondFactorCalls.getSecondFactor, {}).then((result) =>
      setHasFactor(result.ok && result.output.since !== null),
    )
  }, [])
  return (
    <Modal labelledBy="prove-title" onClose={() => onEnd(false)}>
      <div className="stack">
        <div className="row spread">
          <h2 id="prove-title">{t('prove.title')}</h2>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={() => onEnd(false)}>
            <CloseIcon />
          </button>
        </div>
        <p>{forCode ?? t('prove.why')}</p>
        <ReauthenticationForm key={by} by={by} onDone={() => onEnd(true)} />
        {hasChoice ? (
          <p>
            <button
              type="button"
              className="button outlined"
              onClick={() => setBy(by === 'code' ? 'password' : 'code')}
            >
              {t(by === 'code' ? 'prove.usePassword' : 'prove.useCode')}
            </button>
          </p>
        ) : null}
        {forCode === undefined ? <p className="muted small">{t('prove.otherwise')}</p> : null}
      </div>
    </Modal>
  )
}

/**
 * Opens the dialog in a root of its own, over any page. `forCode` says why only a code works. Returns true after
 * reauthentication, and false if it was closed.
 */
export async function askReauthentication(forCode?: string): Promise<boolean> {
  await loadText(currentLanguage(), ['accounts', 'prove'])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const isProved = await new Promise<boolean>((resolve) =>
    root.render(<ReauthenticationDialog forCode={forCode} onEnd={resolve} />),
  )
  root.unmount()
  place.remove()
  return isProved
}
