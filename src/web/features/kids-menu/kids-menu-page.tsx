import '../../ui/pattern.css'
import '../../ui/tile.css'
import { useState, type ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import { t } from '../../platform/i18n/translate.ts'
import css from './kids-menu.module.css'

const GAMES = [
  { key: 'vocabulary', look: 'k-vocabulary' }, { key: 'pairs', look: 'k-phrases' }, { key: 'listen', look: 'k-numbers' }, { key: 'build', look: 'k-grammar' },
] as const

/** The word for one, and two that are not (specification, section 5). */
const OPTIONS = ['nye', 'mbini', 'ntathu'] as const
const RIGHT = 'nye'

function KidsQuiz(): ReactNode {
  const [answer, setAnswer] = useState<string>()
  return (
    <section className={`card st k-time ${css['quiz']}`} aria-labelledby="kids-quiz">
      <h2 id="kids-quiz">{t('kidsMenu.quiz')}</h2>
      <p className={css['question']}>{t('kidsMenu.whichIsOne')}</p>
      <div className={css['options']}>
        {OPTIONS.map((option) => <button key={option} type="button" className={`chip v ${css['option']}`} lang="xh" aria-pressed={answer === option} onClick={() => setAnswer(option)}>{option}</button>)}
      </div>
      <p role="status"><b>{answer === undefined ? null : answer === RIGHT ? t('kidsMenu.right') : t('kidsMenu.wrong')}</b></p>
      <p><Link className="btn" href="/quiz">{t('kidsMenu.moreQuiz')}</Link></p>
    </section>
  )
}

/** Four games and a quiz. What is not there yet says so. */
const KidsMenuPage = (): ReactNode => (
  <div className="st">
    <h1>{t('kidsMenu.title')}</h1>
    <p className="m">{t('kidsMenu.lead')}</p>
    <KidsQuiz />
    <section aria-labelledby="games" className="st">
      <h2 id="games">{t('kidsMenu.games')}</h2>
      <ul className="grid g2 d4">
        {GAMES.map(({ key, look }) => (
          <li key={key} className={`tile ${look} ${css['game']}`}>
            <span className="pat" />
            <b className="v">{t(`kidsMenu.game.${key}.name`)}</b>
            <span>{t(`kidsMenu.game.${key}.description`)}</span>
            <span className="sm"><b>{t('kidsMenu.notYet')}</b></span>
          </li>
        ))}
      </ul>
      <p>{t('kidsMenu.meanwhile')} <Link className="lk" href="/vocabulary">{t('shell.section.vocabulary')}</Link></p>
    </section>
  </div>
)

export default KidsMenuPage
