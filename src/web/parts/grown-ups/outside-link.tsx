import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { useOutsideRule } from './use-outside-rule.ts'

/** A link that leaves Funda. A child has its text alone; a teen is told that it leaves. */
export function OutsideLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}): ReactNode {
  const rule = useOutsideRule()
  if (rule === 'gate') return <span>{children}</span>
  const isPage = /^https?:/.test(href)
  return (
    <a href={href} className={className} {...(isPage ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {rule === 'notice' ? <small> ({t('shell.leaves')})</small> : null}
      {isPage ? <span className="visually-hidden"> {t('shell.newTab')}</span> : null}
    </a>
  )
}
