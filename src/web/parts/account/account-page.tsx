import type { ReactNode } from 'react'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { signInStore } from './account-store.ts'

/**
 * Page below `/account`: the way back, the heading, and for guests the way to log in.
 * @param back text of the link back
 * @param loginText sentence for guests
 */
export function AccountPage({
  title,
  back,
  loginText,
  width = 'narrow slim',
  children,
}: {
  title: string
  back: string
  loginText: string
  width?: 'narrow' | 'narrow slim'
  children: ReactNode
}): ReactNode {
  const { status } = useStore(signInStore)
  return (
    <div className={width}>
      <p>
        <Link className="link" href="/account">
          {back}
        </Link>
      </p>
      <h1>{title}</h1>
      {status === 'guest' ? (
        <section className="card stack">
          <p>{loginText}</p>
          <p>
            <Link className="button" href="/login">
              {t('accounts.logIn')}
            </Link>
          </p>
        </section>
      ) : null}
      {children}
    </div>
  )
}
