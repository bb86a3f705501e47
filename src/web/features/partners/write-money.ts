import { formatMoney, moneyOf } from '#core/money/money.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'

/** Writes cents of a rand as the reader of the page does. */
export const writeMoney = (cents: number): string => formatMoney(moneyOf(cents, 'ZAR'), currentLanguage())
