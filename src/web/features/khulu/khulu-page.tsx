import '../../ui/speech.css'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import css from './khulu.module.css'

/** What people ask most, each with the page that answers it. */
const QUESTIONS = [
  { key: 'greet', address: '/phrases?category=greetings' },
  { key: 'count', address: '/numbers?category=cardinal' },
  { key: 'days', address: '/time?category=days' },
  { key: 'classes', address: '/grammar?category=nouns' },
] as const

/** Khulu's page: what can be asked now, and where the answers are. */
const KhuluPage = (): ReactNode => (
  <div className="st">
    <h1>{t('khulu.title')}</h1>
    <div className={css['turn']}><Khulu size={96} label={t('khulu.picture')} /><p className="msg">{t('khulu.greeting')}</p></div>
    <p>{t('khulu.notYet')}</p>
    <section aria-labelledby="questions">
      <h2 id="questions" className={css['heading']}>{t('khulu.questions')}</h2>
      <ul className="grid d2">
        {QUESTIONS.map(({ key, address }) => <li key={key}><Link className={css['question']} href={address}><span className="grow">{t(`khulu.question.${key}`)}</span><ChevronRightIcon /></Link></li>)}
      </ul>
    </section>
  </div>
)

export default KhuluPage
