import type { ReactNode } from 'react'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import { t } from '../../platform/i18n/translate.ts'
import { listAgreements, numberOf } from './agreement-rows.ts'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'
import { WordButton } from './word-button.tsx'

/** Table of all words that agree with a noun of a class, each with an example. */
export const AgreementTable = ({ nounClass, grammar }: { nounClass: NounClass; grammar: NguniGrammar }): ReactNode => (
  <table className={`${css['table']} ${css['agreement']}`}>
    <caption className="visually-hidden">{t('tools.agreement.title', { nounClass })}</caption>
    <thead>
      <tr>
        <th scope="col">{t('tools.agreement.what')}</th>
        <th scope="col">{t('tools.agreement.concord')}</th>
        <th scope="col">{t('tools.agreement.example')}</th>
      </tr>
    </thead>
    <tbody>
      {listAgreements(nounClass, grammar).map(({ name, concord, example }) => (
        <tr key={name}>
          <th scope="row">{t(`tools.agreement.${name}`)}</th>
          <td className="voice" lang={toolLanguage()}>
            {concord === null ? '' : <span className={`who ${css['concord']}`}>{concord}-</span>}
          </td>
          <td>
            {example.includes(' ') ? (
              <b className="voice" lang={toolLanguage()}>
                {example}
              </b>
            ) : (
              <WordButton word={example} />
            )}
            <small className="muted">
              {t(
                name === 'pronoun'
                  ? `tools.agreementSays.pronoun.${numberOf(nounClass)}`
                  : `tools.agreementSays.${name}`,
              )}
            </small>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
