import type { ReactNode } from 'react'
import { useStore } from '../create-store.ts'
import { t } from '../i18n/translate.ts'
import { operatorStore } from './operator-store.ts'

/** Says before a child fills in a form that no account can be made on a server that names nobody as responsible. */
export const NoChildrenYet = (): ReactNode =>
  useStore(operatorStore)?.takesChildren === false ? <p className="fb warn">{t('operator.nobody')}</p> : null
