import type { ReactNode } from 'react'
import { signInStore } from '../../parts/account/account-store.ts'
import { withReturn } from '../../parts/account/return-address.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Khulu } from '../../ui/khulu.tsx'

/** Note for a visitor without a login: assignments belong to an account. */
export function NeedsLogin(): ReactNode {
  const signIn = useStore(signInStore)
  if (signIn.status === 'unknown') return null
  return (
    <div className="empty">
      <Khulu mood="listening" size={96} />
      <p>{t('ownWork.needsLogin')}</p>
      <p className="row wrap">
        <Link className="button big" href={withReturn('/kids-login', location.pathname)}>
          {t('ownWork.kidsLogin')}
        </Link>
        <Link className="button outlined big" href={withReturn('/login', location.pathname)}>
          {t('ownWork.login')}
        </Link>
      </p>
    </div>
  )
}
