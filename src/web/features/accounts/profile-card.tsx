import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { Profile } from '#contract/accounts-schemas.ts'
import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { hasMailbox } from '#core/people/mailbox.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import css from './accounts.module.css'
import { FormError } from '../../platform/forms/field.tsx'
import { NamesForm } from './names-form.tsx'
import { useForm } from '../../platform/forms/use-form.ts'

/** Button that requests the confirmation email again. */
function ConfirmationForm({ email }: { email: string }): ReactNode {
  const [sent, setSent] = useState(false)
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'sendConfirmation'>(accountsCalls.sendConfirmation, { language: currentLanguage() }),
    onDone: () => setSent(true),
  })
  return (
    <form className="stack" onSubmit={submit}>
      <p className="muted">{t('ownAccount.whyConfirm')}</p>
      <FormError text={failure} />
      <p role="status">{sent ? t('ownAccount.sentAgain', { email }) : null}</p>
      <p>
        <button type="submit" className="button outlined" aria-disabled={sending}>
          {sending ? t('accounts.sending') : t('ownAccount.sendAgain')}
        </button>
      </p>
    </form>
  )
}

/** Link to the choice of languages. */
const Languages = (): ReactNode => (
  <p className="muted">
    <b>{t('ownAccount.languages')}</b>: {t('ownAccount.languagesText')}
  </p>
)

/** Data of a minor: the username, and who sees what they learn (security goals, P20). */
const MinorCard = ({ username }: Profile): ReactNode => (
  <section className="card stack" aria-labelledby="you">
    <h2 id="you">{t('ownAccount.you')}</h2>
    <dl className={css['facts']}>
      <div>
        <dt className="muted small">{t('ownAccount.username')}</dt>
        <dd>{username}</dd>
      </div>
    </dl>
    <p>{t('ownAccount.seenByGuardian')}</p>
    <p className="muted">{t('ownAccount.correctedByGuardian')}</p>
    <Languages />
  </section>
)

/** Card with the person's data. */
export const ProfileCard = ({ profile, onChanged }: { profile: Profile; onChanged: () => void }): ReactNode =>
  needsGuardian(profile.ageBand) ? <MinorCard {...profile} /> : <AdultCard profile={profile} onChanged={onChanged} />

function AdultCard({ profile, onChanged }: { profile: Profile; onChanged: () => void }): ReactNode {
  const { firstName, lastName, username, email, emailVerified, language } = profile
  const [state, setState] = useState<'shown' | 'correcting' | 'corrected'>('shown')
  return (
    <section className="card stack" aria-labelledby="you">
      <h2 id="you">{t('ownAccount.you')}</h2>
      <dl className={css['facts']}>
        <div>
          <dt className="muted small">{t('ownAccount.name')}</dt>
          <dd>
            {firstName} {lastName}
          </dd>
        </div>
        <div>
          <dt className="muted small">{t('ownAccount.username')}</dt>
          <dd>{username}</dd>
        </div>
        {hasMailbox(email) ? (
          <div>
            <dt className="muted small">{t('ownAccount.email')}</dt>
            <dd>
              {email}{' '}
              <span className={`tag ${emailVerified ? 'ok' : 'warn'}`}>
                {t(emailVerified ? 'ownAccount.confirmed' : 'ownAccount.notConfirmed')}
              </span>
            </dd>
          </div>
        ) : null}
        {hasMailbox(email) && language !== null ? (
          <div>
            <dt className="muted small">{t('ownAccount.emailLanguage')}</dt>
            <dd lang={language}>{INTERFACE_LANGUAGES.find(({ code }) => code === language)?.name}</dd>
          </div>
        ) : null}
      </dl>
      <p role="status">{state === 'corrected' ? t('ownAccount.corrected') : null}</p>
      {state === 'correcting' ? (
        <NamesForm
          profile={profile}
          onDone={() => {
            setState('corrected')
            onChanged()
          }}
          onCancel={() => setState('shown')}
        />
      ) : (
        <p>
          <button type="button" className="button outlined" onClick={() => setState('correcting')}>
            {t('ownAccount.correct')}
          </button>
        </p>
      )}
      <Languages />
      {emailVerified || !hasMailbox(email) ? null : <ConfirmationForm email={email} />}
    </section>
  )
}
