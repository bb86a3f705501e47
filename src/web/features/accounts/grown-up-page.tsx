import { useState, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { keepGrownUp } from '../../parts/account/grown-up.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { checkEmail } from '../../platform/forms/field-rules.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link, navigate } from '../../platform/router.tsx'

type Asked = { email: string; challenge: string }

/** Asks for the address that the code is sent to. */
function AddressForm({ onAsked }: { onAsked: (asked: Asked) => void }): ReactNode {
  const [email, setEmail] = useState('')
  const { errors, failure, sending, submit } = useForm<'email'>({
    fields: ['email'],
    check: () => {
      const wrong = checkEmail(email)
      return wrong === undefined ? {} : { email: wrong }
    },
    send: async () => {
      const result = await callApi<'askGrownUp'>(accountsCalls.askGrownUp, { email, language: currentLanguage() })
      if (result.ok) onAsked({ email: email.trim(), challenge: result.output.challenge })
      return result
    },
    onDone: () => {},
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <p>{t('ageGate.grownUpText')}</p>
      <FormError text={failure} />
      <Field name="email" type="email" autoComplete="email" value={email} error={errors.email} onChange={setEmail} />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('ageGate.sendCode')}
      </button>
    </form>
  )
}

const explain = (refused: Extract<CallResult<unknown>, { ok: false }>): string =>
  refused.code === 'wrong-code' ? t('ageGate.wrongCode') : failureText(refused)

/** Asks for the code of the email, and leads on to the form for adults. */
function CodeStep({ asked: { email, challenge }, onBack }: { asked: Asked; onBack: () => void }): ReactNode {
  const [code, setCode] = useState('')
  const { errors, failure, sending, submit } = useForm<'code'>({
    fields: ['code'],
    check: () => (code.trim() === '' ? { code: 'missing' } : {}),
    send: async () => {
      const result = await callApi<'confirmGrownUp'>(accountsCalls.confirmGrownUp, { challenge, code })
      if (result.ok) keepGrownUp(result.output)
      return result
    },
    onDone: () => navigate('/signup'),
    explain,
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <h2>{t('ageGate.codeTitle')}</h2>
      <p role="status">{t('ageGate.codeText', { email })}</p>
      <FormError text={failure} />
      <Field
        name="code"
        label={t('ageGate.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={errors.code}
        onChange={setCode}
      />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('ageGate.goOn')}
      </button>
      <p>
        <button type="button" className="button outlined" onClick={onBack}>
          {t('ageGate.otherAddress')}
        </button>
      </p>
    </form>
  )
}

/**
 * Page for a grown-up on a device that answered "child". Only a reader of emails to an address gets to the adult form.
 */
export default function GrownUpPage(): ReactNode {
  const [asked, setAsked] = useState<Asked>()
  return (
    <div className="narrow slim">
      <h1>{t('ageGate.grownUpTitle')}</h1>
      {asked === undefined ? (
        <AddressForm onAsked={setAsked} />
      ) : (
        <CodeStep asked={asked} onBack={() => setAsked(undefined)} />
      )}
      <p className="muted small">{t('ageGate.grownUpLimits')}</p>
      <p>
        {t('accounts.haveAccount')}{' '}
        <Link className="link" href="/login">
          {t('accounts.logIn')}
        </Link>
      </p>
    </div>
  )
}
