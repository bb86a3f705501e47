import '../../ui/fields.css'
import type { ReactNode } from 'react'
import type { Mistake } from '#contract/insights-schemas.ts'
import type { CheckingRule } from '#core/answers/explained-answer.ts'
import { MessageWithWords } from '../../platform/i18n/message-with-words.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './insights.module.css'
import { pageOfError } from './page-of-error.ts'
import { ruleName } from './rule-name.ts'

type Example = Mistake['examples'][number]

/** Explains a wrong answer in the words that students get. */
function Explanation({ example, language }: { example: Example; language: Mistake['language'] }): ReactNode {
  if (!example.explanation) return null
  const { nounClass = '', meaning = '', ...words } = example.explanation.words
  return (
    <p className="small">
      <MessageWithWords
        id={`checking.${example.explanation.rule as CheckingRule}`}
        words={words}
        values={{ nounClass, meaning }}
        language={language}
      />
    </p>
  )
}

function Examples({ examples, language }: Pick<Mistake, 'examples' | 'language'>): ReactNode {
  return (
    <ul className={css['examples']}>
      {examples.map((example) => {
        const lang = example.answerLanguage === 'target' ? language : 'en'
        return (
          <li key={`${example.answer} ${example.right}`}>
            {example.asked === '' ? null : (
              <p className="small muted" lang={lang === 'en' ? language : 'en'}>
                {example.asked}
              </p>
            )}
            <p className={css['pair']}>
              <span>
                <span className="small muted">{t('insights.wrote', { count: example.learners })}</span>
                <b className={`voice ${css['wrong']}`} lang={lang}>
                  {example.answer}
                </b>
              </span>
              <span>
                <span className="small muted">{t('insights.right')}</span>
                <b className="voice" lang={lang}>
                  {example.right}
                </b>
              </span>
            </p>
            <Explanation example={example} language={language} />
          </li>
        )
      })}
    </ul>
  )
}

/** A rule that students break, with their own wrong answers and the right ones. Children are what to do about it. */
export function MistakeCard({
  mistake,
  printAddress,
  ofOne,
  children,
}: {
  mistake: Mistake
  printAddress: string
  /** True if the card is about one student. */
  ofOne: boolean
  children?: ReactNode
}): ReactNode {
  const { rule, errorClass, students, answered, errors, examples, language } = mistake
  const share = answered === 0 ? 0 : students.length / answered
  return (
    <li className={`card stack ${css['mistake']}`}>
      <h2>{ruleName(rule)}</h2>
      <div>
        <p>
          {ofOne
            ? t('insights.times', { count: errors })
            : t('insights.share', { count: students.length, answered: Math.max(answered, students.length) })}
        </p>
        {ofOne ? null : (
          <span className={css['meter']} aria-hidden="true">
            <i style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }} />
          </span>
        )}
      </div>
      <Examples examples={examples} language={language} />
      {ofOne ? null : (
        <details className="fold">
          <summary>{t('insights.who')}</summary>
          <ul className={css['who']}>
            {students.map(({ learnerId, name, errors: count }) => (
              <li key={learnerId}>{t('insights.whoTimes', { name, count })}</li>
            ))}
          </ul>
        </details>
      )}
      {children}
      <p className="row wrap">
        <Link className="link" href={pageOfError(errorClass)}>
          {t('insights.grammarPage')}
        </Link>
        <Link className="link" href={printAddress}>
          {t('insights.print')}
        </Link>
      </p>
    </li>
  )
}
