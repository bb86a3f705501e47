import { useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { readReturnAddress } from '../../parts/account/return-address.ts'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { checkUsername, keepWrong } from './child-form-state.ts'
import css from './children.module.css'
import { KhuluSays } from './khulu-says.tsx'
import { SECRET_FIELD, SecretField } from './secret-field.tsx'
import { checkSecret, EMPTY_SECRET, secretOf } from './secret-state.ts'

/**
 * Logs a child in by username and pictures or PIN; after a wrong try the pictures are tapped anew. The query `to` names
 * the page to which the child returns.
 */
export default function KidsLoginPage(): ReactNode {
  const [username, setUsername] = useState('')
  const [secret, setSecret] = useState(EMPTY_SECRET)
  const { errors, failure, sending, submit } = useForm({
    fields: ['username', SECRET_FIELD] as const,
    check: () => keepWrong({ username: checkUsername(username), [SECRET_FIELD]: checkSecret(secret) }),
    send: async () => {
      const result = await callApi<'signInChild'>(childrenCalls.signInChild, { username, secret: secretOf(secret) })
      if (result.ok) {
        const { enterAccount } = await import('../../parts/account/account-session.ts')
        await enterAccount(result.output.account)
      } else setSecret({ ...EMPTY_SECRET, kind: secret.kind })
      return result
    },
    onDone: () => navigate(readReturnAddress(location.search, location.origin) ?? '/kids-dashboard'),
    explain: (refused) =>
      refused.code === 'wrong-credentials'
        ? t('children.wrongLogin')
        : refused.code === 'guardian-needed'
          ? t('children.waitsForYes')
          : failureText(refused),
  })
  return (
    <div className="narrow">
      <h1>{t('children.loginTitle')}</h1>
      <KhuluSays>{t('children.loginLead')}</KhuluSays>
      <form className={`card stack ${css['big']}`} noValidate onSubmit={submit}>
        <FormError text={failure} />
        <Field
          name="username"
          autoComplete="username"
          value={username}
          error={errors.username}
          onChange={setUsername}
        />
        <SecretField
          form={secret}
          kinds={['pictures', 'pin']}
          isNew={false}
          error={errors[SECRET_FIELD]}
          onChange={setSecret}
        />
        <button type="submit" className="button big wide" aria-disabled={sending}>
          {sending ? t('accounts.sending') : t('accounts.logIn')}
        </button>
      </form>
      <p className="muted">{t('children.forgotSecret')}</p>
      <p>
        {t('accounts.noAccount')}{' '}
        <Link className="link" href="/signup">
          {t('accounts.signUp')}
        </Link>
      </p>
      <p>
        <Link className="link" href="/join">
          {t('children.join.link')}
        </Link>
      </p>
      <p>
        <Link className="link" href="/login">
          {t('children.otherLogin')}
        </Link>
      </p>
    </div>
  )
}
