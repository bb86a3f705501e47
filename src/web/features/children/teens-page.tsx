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
import { Link } from '../../platform/router.tsx'
import { checkUsername, keepWrong } from './child-form-state.ts'
import css from './children.module.css'
import { SECRET_FIELD, SecretField } from './secret-field.tsx'
import { checkNewSecret, EMPTY_SECRET, secretOf, type SecretForm } from './secret-state.ts'

const FIELDS = ['username', SECRET_FIELD, 'parentEmail', 'password'] as const

/** Form of a teen's request: name, own password, and whom to ask. */
function AskForm({ onSent }: { onSent: (email: string) => void }): ReactNode {
  const [username, setUsername] = useState('')
  const [parentEmail, setParentEmail] = useState('')
  const [secret, setSecret] = useState<SecretForm>({ ...EMPTY_SECRET, kind: 'password' })
  const { errors, failure, sending, submit } = useForm<(typeof FIELDS)[number]>({
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
        ageBand: 'teen',
        secret: secretOf(secret),
        language: currentLanguage(),
      }),
    onDone: () => onSent(parentEmail.trim()),
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <h2>{t('children.teensAskTitle')}</h2>
      <FormError text={failure} />
      <Field
        name="username"
        autoComplete="username"
        value={username}
        error={errors.username}
        hint={t('children.childUsernameHint')}
        onChange={setUsername}
      />
      <SecretField
        form={secret}
        kinds={['password']}
        isNew
        error={errors[SECRET_FIELD] ?? errors.password}
        onChange={setSecret}
      />
      <Field
        name="parentEmail"
        label={t('children.teensEmail')}
        type="email"
        autoComplete="off"
        value={parentEmail}
        error={errors.parentEmail}
        hint={t('children.parentEmailHint')}
        onChange={setParentEmail}
      />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.teensAsk')}
      </button>
      <p className="muted small">{t('children.teensKept')}</p>
    </form>
  )
}

const Sent = ({ email }: { email: string }): ReactNode => (
  <DoneCard title={t('children.sentTitle')}>
    <p>{t('children.teensSentText', { email })}</p>
    <p>{t('children.teensMeanwhile')}</p>
    <p>
      <Link className="button big wide" href="/menu">
        {t('children.teensGoOn')}
      </Link>
    </p>
  </DoneCard>
)

/**
 * Page for 13 to 17: asks a guardian by email for an account. Until then the teen learns as a guest. A younger visitor
 * is sent to the page for kids.
 */
export default function TeensPage(): ReactNode {
  const [sentTo, setSentTo] = useState<string>()
  const [isTeen, setIsTeen] = useState(false)
  useEffect(() => setIsTeen(givenAge() === 'teen'), [])
  if (sentTo !== undefined)
    return (
      <div className="narrow">
        <h1>{t('children.teensTitle')}</h1>
        <Sent email={sentTo} />
      </div>
    )
  return (
    <div className="narrow">
      <h1>{t('children.teensTitle')}</h1>
      <section className="card stack">
        <p>{t('children.teensWhy')}</p>
        <ol className={css['list']} style={{ listStyle: 'decimal' }}>
          <li>{t('children.teensStep1')}</li>
          <li>{t('children.teensStep2')}</li>
          <li>{t('children.teensStep3')}</li>
        </ol>
        <p>{t('children.teensMeanwhile')}</p>
        {isTeen ? null : (
          <p>
            <Link className="button wide" href="/signup">
              {t('accounts.signUp')}
            </Link>
          </p>
        )}
        <p>
          <Link className="button outlined wide" href="/menu">
            {t('children.teensGoOn')}
          </Link>
        </p>
      </section>
      {isTeen ? (
        <>
          <NoChildrenYet />
          <ChildNotice />
          <AskForm onSent={setSentTo} />
        </>
      ) : null}
      <p>
        {t('accounts.haveAccount')}{' '}
        <Link className="link" href="/login">
          {t('accounts.logIn')}
        </Link>
      </p>
      {isTeen ? (
        <p>
          <Link className="link" href="/grown-up">
            {t('ageGate.iAmGrownUp')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
