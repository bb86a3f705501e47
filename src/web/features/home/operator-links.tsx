import type { ReactNode } from 'react'
import type { OperatorAnswer } from '#contract/operator-schemas.ts'
import { OutsideLink } from '../../parts/grown-ups/outside-link.tsx'
import { useOutsideRule } from '../../parts/grown-ups/use-outside-rule.ts'
import { t } from '../../platform/i18n/translate.ts'
import { UsersIcon } from '../../ui/icons.tsx'

/** The operator's dashboards for parents and teachers. For a child, and without a dashboard elsewhere, `own` is shown. */
export default function OperatorLinks({ sites, own }: { sites: OperatorAnswer['sites']; own: ReactNode }): ReactNode {
  const { dashboard, teachers } = useOutsideRule() === 'gate' ? {} : sites
  return (
    <>
      {dashboard === undefined ? (
        own
      ) : (
        <OutsideLink className="button quiet" href={dashboard}>
          <UsersIcon />
          {t('home.dashboard')}
        </OutsideLink>
      )}
      {teachers === undefined ? null : (
        <OutsideLink className="button quiet" href={teachers}>
          <UsersIcon />
          {t('home.teachers')}
        </OutsideLink>
      )}
    </>
  )
}
