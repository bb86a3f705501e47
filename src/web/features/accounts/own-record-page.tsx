import type { ReactNode } from 'react'
import { recordsCalls } from '#contract/records.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { SecurityRecord } from '../../parts/account/security-record.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

/** Page of the security record of an adult's own account: logins, failed ones and changes. */
export default function OwnRecordPage(): ReactNode {
  const { status } = useStore(signInStore)
  return (
    <div className="narrow slim">
      <p>
        <Link className="link" href="/account">
          {t('ownAccount.back')}
        </Link>
      </p>
      <h1>{t('records.title')}</h1>
      {status === 'guest' ? (
        <section className="card stack">
          <p>{t('ownAccount.loginText')}</p>
          <p>
            <Link className="button" href="/login">
              {t('accounts.logIn')}
            </Link>
          </p>
        </section>
      ) : null}
      {status === 'signed-in' ? (
        <section className="card stack">
          <SecurityRecord
            about="own"
            load={(before) =>
              callApi<'listOwnRecord'>(recordsCalls.listOwnRecord, before === undefined ? {} : { before })
            }
          />
        </section>
      ) : null}
    </div>
  )
}
