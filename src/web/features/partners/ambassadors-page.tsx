import '../../ui/feedback.css'
import type { ReactNode } from 'react'
import { partnersCalls as calls } from '#contract/partners.ts'
import { CHARTER_VERSION } from '#core/partners/charter.ts'
import { showJoinCode } from '#core/people/join-codes.ts'
import { ConfirmAddress } from '../../parts/account/confirm-address.tsx'
import { signInStore } from '../../parts/account/account-store.ts'
import { ConfirmButton } from '../../parts/dashboard/confirm-button.tsx'
import { ShareLink } from '../../parts/share/share-link.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { ForAdults, PartnerError, usePartnerChange, type Partnership } from './for-adults.tsx'
import { PartnerPage } from './partner-frame.tsx'
import css from './partners.module.css'
import { writeDay } from './write-day.ts'

const RULES = [1, 2, 3, 4] as const

/** Lets an adult join or leave the ambassador programme. */
function Programme({ partnership: { isAmbassador, isConfirmed } }: { partnership: Partnership }): ReactNode {
  const signIn = useStore(signInStore)
  const join = usePartnerChange<'joinAmbassadors'>(calls.joinAmbassadors)
  const leave = usePartnerChange<'leaveAmbassadors'>(calls.leaveAmbassadors)
  if (!isConfirmed)
    return (
      <ConfirmAddress
        email={signIn.status === 'signed-in' ? signIn.account.email : ''}
        why={t('partners.ambassadorEmail')}
        Heading="h3"
      />
    )
  return (
    <>
      <PartnerError failed={join.failed ?? leave.failed} />
      {isAmbassador ? (
        <p className="row wrap">
          <b role="status" className="grow">
            {t('partners.isAmbassador')}
          </b>
          <ConfirmButton
            text={t('partners.leaveAmbassadorsText')}
            confirm={t('partners.leaveAmbassadors')}
            onConfirm={() => leave.send({})}
          >
            {t('partners.leaveAmbassadors')}
          </ConfirmButton>
        </p>
      ) : (
        <p>
          <button type="button" className="button" aria-disabled={join.isSending} onClick={() => join.send({})}>
            {t('partners.joinAmbassadors')}
          </button>
        </p>
      )}
    </>
  )
}

type Code = Partnership['codes'][number]

/** One code with its count, its link, and its months where the tier has them. */
function CodeCard({ code: { code, createdAt, count, months } }: { code: Code }): ReactNode {
  const remove = usePartnerChange<'deleteReferralCode'>(calls.deleteReferralCode)
  const shown = showJoinCode(code)
  return (
    <li className={`card stack ${css['code']}`}>
      <div className="row spread wrap">
        <h3>{shown}</h3>
        <ConfirmButton
          className="button quiet"
          name={t('partners.deleteCode', { code: shown })}
          text={t('partners.deleteCodeText')}
          confirm={t('partners.deleteCode', { code: shown })}
          onConfirm={() => remove.send({ code })}
        >
          {t('partners.deleteCodeShort')}
        </ConfirmButton>
      </div>
      <PartnerError failed={remove.failed} />
      <p>
        <b className={css['count']}>{t('partners.codeCount', { count })}</b>
        <span className="muted small">{t('partners.codeSince', { day: writeDay(createdAt) })}</span>
      </p>
      {months === null || months.length === 0 ? null : (
        <table className={css['table']}>
          <caption>{t('partners.codeMonths')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('partners.month')}</th>
              <th scope="col">{t('partners.signUps')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count: monthly }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{monthly}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details className="fold">
        <summary>{t('partners.codeShare')}</summary>
        <ShareLink path={`/?r=${code}`} title={shown} text={t('partners.codeMessage')} code={shown} />
      </details>
    </li>
  )
}

function Codes({ partnership: { rights, codes, tier, charter } }: { partnership: Partnership }): ReactNode {
  const create = usePartnerChange<'createReferralCode'>(calls.createReferralCode)
  if (rights === null) return null
  const mustAccept = tier !== null && charter?.version !== CHARTER_VERSION
  return (
    <section className="stack" aria-labelledby="codes">
      <div className="row spread wrap">
        <h2 id="codes">{t('partners.codes')}</h2>
        <span className="muted">{t('partners.codesUsed', { used: codes.length, most: rights.codes })}</span>
      </div>
      <PartnerError failed={create.failed} />
      {codes.length === 0 ? <p className="muted">{t('partners.noCodes')}</p> : null}
      <ul className="grid two-if-wide">
        {codes.map((code) => (
          <CodeCard key={code.code} code={code} />
        ))}
      </ul>
      {mustAccept ? (
        <p className="feedback warn">
          {t('partners.charterNewer')}{' '}
          <Link className="link" href="/partners/charter">
            {t('partners.toCharter')}
          </Link>
        </p>
      ) : codes.length < rights.codes ? (
        <p>
          <button type="button" className="button" aria-disabled={create.isSending} onClick={() => create.send({})}>
            {t('partners.createCode')}
          </button>
        </p>
      ) : null}
    </section>
  )
}

/** Explains the ambassador programme, and shows partners and ambassadors their codes with counts. */
export default function AmbassadorsPage(): ReactNode {
  return (
    <PartnerPage title={t('partners.ambassadors')} lead={t('partners.ambassadorsLead')}>
      <section className={`card stack ${css['programme']}`} aria-labelledby="programme">
        <h2 id="programme">{t('partners.programme')}</h2>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>
              <CheckIcon small />
              {t(`partners.programme.${rule}`)}
            </li>
          ))}
        </ul>
      </section>
      <ForAdults login={t('partners.ambassadorsLogin')}>
        {(partnership) => (
          <div className={css['page']}>
            <Codes partnership={partnership} />
            <Programme partnership={partnership} />
          </div>
        )}
      </ForAdults>
    </PartnerPage>
  )
}
