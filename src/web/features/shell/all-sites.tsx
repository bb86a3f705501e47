import type { ReactNode } from 'react'
import type { OperatorAnswer } from '#contract/operator-schemas.ts'
import type { Site } from '#core/privacy/operator.ts'
import { OutsideLink } from '../../parts/grown-ups/outside-link.tsx'
import { useOutsideRule } from '../../parts/grown-ups/use-outside-rule.ts'
import { t } from '../../platform/i18n/translate.ts'
import { ChevronUpIcon } from '../../ui/icons.tsx'
import { Picker } from '../../ui/picker.tsx'

function Sites({ name, sites }: { name: string; sites: readonly Site[] }): ReactNode {
  return sites.length === 0 ? null : (
    <Picker
      up
      className="chip"
      label={name}
      summary={
        <>
          {name} <ChevronUpIcon small className="up" />
        </>
      }
    >
      <ul>
        {sites.map((site) => (
          <li key={site.url}>
            <OutsideLink href={site.url}>{site.name}</OutsideLink>
          </li>
        ))}
      </ul>
    </Picker>
  )
}

/** Operator's sites in two lists. A child sees none of them. */
export default function AllSites({ sites }: { sites: OperatorAnswer['sites'] }): ReactNode {
  return useOutsideRule() === 'gate' ? null : (
    <>
      <Sites name={t('shell.ourSites')} sites={sites.families} />
      <Sites name={t('shell.academy')} sites={sites.academy} />
    </>
  )
}
