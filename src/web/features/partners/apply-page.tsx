import '../../ui/fields.css'
import '../../ui/feedback.css'
import { useState, type FormEvent, type ReactNode } from 'react'
import { partnersCalls as calls } from '#contract/partners.ts'
import { APPLICATION_TEXT } from '#core/partners/applications.ts'
import { CHARTER_VERSION } from '#core/partners/charter.ts'
import { PARTNER_TIERS, type PartnerTier } from '#core/partners/tiers.ts'
import { ConfirmAddress } from '../../parts/account/confirm-address.tsx'
import { signInStore } from '../../parts/account/account-store.ts'
import { ConfirmButton } from '../../parts/dashboard/confirm-button.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, useQuery } from '../../platform/router.tsx'
import { ForAdults, PartnerError, usePartnerChange, type Partnership } from './for-adults.tsx'
import { PartnerPage } from './partner-frame.tsx'
import css from './partners.module.css'
import { TierMark } from './tier-mark.tsx'
import { writeDay } from './write-day.ts'

/** Reads the tier that a link to this page names. */
function tierOf(query: string): PartnerTier {
  const asked = new URLSearchParams(query).get('tier')
  return PARTNER_TIERS.find((tier) => tier === asked) ?? 'independent'
}

function ApplicationForm({ title }: { title: string }): ReactNode {
  const query = useQuery()
  const [tier, setTier] = useState<PartnerTier>(() => tierOf(query))
  const [about, setAbout] = useState('')
  const [isMissing, setMissing] = useState(false)
  const apply = usePartnerChange<'applyAsPartner'>(calls.applyAsPartner)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const isEmpty = about.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) document.getElementById('about')?.focus()
    else apply.send({ tier, about })
  }
  return (
    <form className={`card stack ${css['ask']}`} noValidate onSubmit={submit}>
      <h2>{title}</h2>
      <PartnerError failed={apply.failed} />
      <fieldset className={css['options']}>
        <legend className={css['question']}>{t('partners.applyTier')}</legend>
        {PARTNER_TIERS.map((one) => (
          <label key={one} className={`${css['option']} ${css[one]}`}>
            <input type="radio" name="tier" checked={tier === one} onChange={() => setTier(one)} />
            <TierMark tier={one} />
            <span>
              <b>{t(`partners.tier.${one}`)}</b>
              <span className="small">{t(`partners.for.${one}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span>{t('partners.about')}</span>
        <textarea
          id="about"
          className={`input ${css['about']}`}
          rows={5}
          maxLength={APPLICATION_TEXT.about}
          value={about}
          aria-invalid={isMissing}
          aria-describedby="about-hint about-kept"
          onChange={({ target }) => {
            setAbout(target.value)
            setMissing(false)
          }}
        />
      </label>
      <div>
        {isMissing ? (
          <p className="hint bad" role="alert">
            {t('partners.aboutMissing')}
          </p>
        ) : null}
        <p className="hint" id="about-hint">
          {t('partners.aboutHint', { left: APPLICATION_TEXT.about - about.length })}
        </p>
        <p className="hint" id="about-kept">
          {t('partners.aboutKept')}
        </p>
      </div>
      <p>
        <button type="submit" className="button" aria-disabled={apply.isSending}>
          {t('partners.send')}
        </button>
      </p>
    </form>
  )
}

/** Shows an application that waits, and lets the applicant withdraw it. */
function Waiting({ application }: { application: NonNullable<Partnership['application']> }): ReactNode {
  const withdraw = usePartnerChange<'withdrawApplication'>(calls.withdrawApplication)
  return (
    <section className={`card stack ${css['ask']}`}>
      <h2>{t('partners.waiting')}</h2>
      <PartnerError failed={withdraw.failed} />
      <p>
        {t('partners.waitingText', {
          tier: t(`partners.tier.${application.tier}`),
          day: writeDay(application.sentAt),
        })}
      </p>
      <blockquote className={css['quote']}>{application.about}</blockquote>
      <p>
        <ConfirmButton
          text={t('partners.withdrawText')}
          confirm={t('partners.withdraw')}
          onConfirm={() => withdraw.send({})}
        >
          {t('partners.withdraw')}
        </ConfirmButton>
      </p>
    </section>
  )
}

function Decided({ application }: { application: NonNullable<Partnership['application']> }): ReactNode {
  if (application.state === 'waiting' || application.decidedAt === null) return null
  return (
    <section className={`feedback stack ${application.state === 'accepted' ? 'ok' : 'warn'}`}>
      <p>{t(`partners.decided.${application.state}`, { day: writeDay(application.decidedAt) })}</p>
      <p>{t('partners.reason', { reason: application.reason ?? '' })}</p>
    </section>
  )
}

/** Shows the tier of a partner, and lets them end the partnership. */
function IsPartner({ tier, since }: { tier: PartnerTier; since: string }): ReactNode {
  const leave = usePartnerChange<'leavePartnership'>(calls.leavePartnership)
  return (
    <section className={`card stack ${css['ask']} ${css[tier]}`}>
      <h2 className="row">
        <TierMark tier={tier} />
        {t('partners.accepted')}
      </h2>
      <PartnerError failed={leave.failed} />
      <p>{t('partners.acceptedText', { tier: t(`partners.tier.${tier}`), day: writeDay(since) })}</p>
      <p className="row wrap">
        <Link className="button" href="/partners/ambassadors">
          {t('partners.toCodes')}
        </Link>
        <ConfirmButton text={t('partners.leaveText')} confirm={t('partners.leave')} onConfirm={() => leave.send({})}>
          {t('partners.leave')}
        </ConfirmButton>
      </p>
    </section>
  )
}

/** Shows what is still missing before somebody can apply, or the form. */
function Form({ partnership, title }: { partnership: Partnership; title: string }): ReactNode {
  const signIn = useStore(signInStore)
  if (!partnership.isConfirmed)
    return (
      <section className={`card ${css['ask']}`} aria-labelledby="confirm-address">
        <ConfirmAddress
          email={signIn.status === 'signed-in' ? signIn.account.email : ''}
          why={t('partners.needsEmail')}
        />
      </section>
    )
  if (partnership.charter?.version !== CHARTER_VERSION)
    return (
      <section className={`card stack ${css['ask']}`}>
        <p>{t(partnership.charter === null ? 'partners.needsCharter' : 'partners.charterNewer')}</p>
        <p>
          <Link className="button" href="/partners/charter">
            {t('partners.toCharter')}
          </Link>
        </p>
      </section>
    )
  return <ApplicationForm title={title} />
}

function Status({ partnership }: { partnership: Partnership }): ReactNode {
  const { tier, since, application } = partnership
  const [isAgain, setAgain] = useState(false)
  const isWaiting = application?.state === 'waiting'
  return (
    <div className={css['page']}>
      {application ? <Decided application={application} /> : null}
      {tier !== null && since !== null ? <IsPartner tier={tier} since={since} /> : null}
      {isWaiting ? <Waiting application={application} /> : null}
      {isWaiting ? null : tier !== null && !isAgain ? (
        <p>
          <button type="button" className="button outlined" onClick={() => setAgain(true)}>
            {t('partners.applyOther')}
          </button>
        </p>
      ) : (
        <Form
          partnership={partnership}
          title={t(
            tier !== null ? 'partners.applyOther' : application === null ? 'partners.apply' : 'partners.applyAgain',
          )}
        />
      )}
    </div>
  )
}

/** Lets an adult apply for a tier, and shows how the application stands. */
export default function ApplyPage(): ReactNode {
  return (
    <PartnerPage title={t('partners.apply')} lead={t('partners.applyLead')}>
      <ForAdults login={t('partners.applyLogin')}>{(partnership) => <Status partnership={partnership} />}</ForAdults>
    </PartnerPage>
  )
}
