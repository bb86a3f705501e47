import type { ReactNode } from 'react'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { operatorStore } from './operator-store.ts'

/** Says before a child fills in a form that this server makes no accounts, because it names no responsible party. */
export const NoChildrenYet = (): ReactNode =>
  useStore(operatorStore)?.takesChildren === false ? <p className="feedback warn">{t('operator.nobody')}</p> : null
