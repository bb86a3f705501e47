import type { ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Khulu } from '../../ui/khulu.tsx'

/** Page for an address that leads nowhere. */
const NotFoundPage = (): ReactNode => (
  <div className="empty">
    <Khulu mood="listening" size={120} />
    <h1>{t('errors.notFoundTitle')}</h1>
    <p>{t('errors.notFound')}</p>
    <p className="row wrap">
      <Link className="button" href="/">
        {t('shell.goHome')}
      </Link>
      <Link className="button outlined" href="/menu">
        {t('errors.toMenu')}
      </Link>
    </p>
  </div>
)

export default NotFoundPage
