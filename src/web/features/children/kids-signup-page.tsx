import { useEffect, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { givenAge } from '../../parts/account/age-answer.ts'
import { callApi } from '../../platform/call-api.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { checkEmail } from '../../platform/forms/field-rules.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { ChildNotice } from '../../parts/operator/child-notice.tsx'
import { NoChildrenYet } from '../../parts/operator/no-children-yet.tsx'
import { Link, navigate } from '../../platform/router.tsx'
import { checkUsername, keepWrong } from './child-form-state.ts'
import css from './children.module.css'
import { KhuluSays } from './khulu-says.tsx'
import { SECRET_FIELD, SecretField } from './secret-field.tsx'
import { checkNewSecret, EMPTY_SECRET, secretOf } from './secret-state.ts'

const FIELDS = ['username', SECRET_FIELD, 'parentEmail'] as const

function RequestForm({ onSent }: { onSent: (email: string) => void }): ReactNode {
  const [username, setUsername] = useState('')
  const [parentEmail, setParentEmail] = useState('')
  const [secret, setSecret] = useState(EMPTY_SECRET)
  const { errors, failure, sending, submit } = useForm({
    fields: FIELDS,
    check: () =>
      keepWrong({
        username: checkUsername(username),
        [SECRET_FIELD]: checkNewSecret(secret),
        parentEmail: checkEmail(parentEmail),
      }),
    send: () =>
      callApi<'requestChildAccount'>(childrenCalls.requestChildAccount, {
        username,
        parentEmail,
        secret: secretOf(secret),
        language: currentLanguage(),
      }),
    onDone: () => onSent(parentEmail.trim()),
  })
  return (
    <form className={`card stack ${css['big']}`} noValidate onSubmit={submit}>
      <FormError text={failure} />
      <Field
        name="username"
        label={t('children.username')}
        autoComplete="username"
        value={username}
        error={errors.username}
        hint={t('children.usernameHint')}
        onChange={setUsername}
      />
      <SecretField form={secret} kinds={['pictures', 'pin']} isNew error={errors[SECRET_FIELD]} onChange={setSecret} />
      <Field
        name="parentEmail"
        label={t('children.parentEmail')}
        type="email"
        autoComplete="off"
        value={parentEmail}
        error={errors.parentEmail}
        hint={t('children.parentEmailHint')}
        onChange={setParentEmail}
      />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.ask')}
      </button>
    </form>
  )
}

/** Page on which a child asks a grown-up for an account, after the age question. */
export default function KidsSignupPage(): ReactNode {
  const [sentTo, setSentTo] = useState<string>()
  useEffect(() => {
    if (givenAge() !== 'child') navigate('/signup', { replace: true })
  }, [])
  return (
    <div className="narrow">
      <h1>{t('children.signUpTitle')}</h1>
      {sentTo === undefined ? (
        <>
          <KhuluSays>{t('children.signUpLead')}</KhuluSays>
          <NoChildrenYet />
          <ChildNotice />
          <RequestForm onSent={setSentTo} />
          <p className="muted small">{t('children.signUpKept')}</p>
        </>
      ) : (
        <DoneCard title={t('children.sentTitle')}>
          <p>{t('children.sentText', { email: sentTo })}</p>
          <p>{t('children.sentMeanwhile')}</p>
          <p>
            <Link className="button big" href="/kids-menu">
              {t('children.goAndPlay')}
            </Link>
          </p>
        </DoneCard>
      )}
      <p>
        {t('accounts.haveAccount')}{' '}
        <Link className="link" href="/kids-login">
          {t('children.loginTitle')}
        </Link>
      </p>
      <p>
        <Link className="link" href="/grown-up">
          {t('ageGate.iAmGrownUp')}
        </Link>
      </p>
    </div>
  )
}
