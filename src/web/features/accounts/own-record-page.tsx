import type { ReactNode } from 'react'
import { recordsCalls } from '#contract/records.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { signInStore } from '../../parts/account/account-store.ts'
import { SecurityRecord } from '../../parts/account/security-record.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Page of the security record of an adult's own account: logins, failed ones and changes. */
export default function OwnRecordPage(): ReactNode {
  const { status } = useStore(signInStore)
  return (
    <AccountPage title={t('records.title')} back={t('ownAccount.back')} loginText={t('ownAccount.loginText')}>
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
    </AccountPage>
  )
}
