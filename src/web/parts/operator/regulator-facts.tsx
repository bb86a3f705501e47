import type { ReactNode } from 'react'
import {
  complaintsEmail,
  name,
  phone,
  physicalAddress,
  site,
  tollFree,
} from '../../../../content/information-regulator.json'
import { OutsideLink } from '../grown-ups/outside-link.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Facts } from './facts.tsx'

/**
 * Contact of the Information Regulator, which hears complaints about anybody who keeps data of people in South Africa.
 */
export const RegulatorFacts = (): ReactNode => (
  <Facts
    facts={[
      { label: t('operator.field.name'), value: name },
      { label: t('operator.field.physicalAddress'), value: physicalAddress },
      { label: t('operator.field.phone'), value: phone },
      { label: t('operator.regulatorTollFree'), value: tollFree },
      {
        label: t('operator.field.email'),
        value: (
          <OutsideLink className="link" href={`mailto:${complaintsEmail}`}>
            {complaintsEmail}
          </OutsideLink>
        ),
      },
      {
        label: t('operator.regulatorSite'),
        value: (
          <OutsideLink className="link" href={site}>
            {site.replace('https://', '')}
          </OutsideLink>
        ),
      },
    ]}
  />
)
