import '../../ui/tag.css'
import '../../ui/fonts-more.css'
import '../../ui/pattern.css'
import '../../ui/page-head.css'
import '../../ui/feedback.css'
import '../../ui/fields.css'
import { useId, type ReactNode } from 'react'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { meaningLanguage } from './meaning-language.ts'
import { TOOL_LOOK } from './tool-icons.tsx'
import type { Tool } from './tool-list.ts'
import css from './tool-frame.module.css'

/** Links of each tool besides the course. */
const PRACTICE = {
  dictionary: ['vocabulary', 'words'],
  words: ['phrases', 'dictionary'],
  conjugator: ['grammar', 'dictionary'],
  'noun-classes': ['grammar', 'dictionary'],
  numbers: ['numbers', 'time'],
  sounds: ['phrases', 'dictionary'],
  'flash-cards': ['review', 'vocabulary'],
} as const satisfies Record<Tool, readonly string[]>

const addressOf = (practice: (typeof PRACTICE)[Tool][number]): string =>
  practice === 'words' || practice === 'dictionary' ? `/tools/${practice}` : `/${practice}`

/** A tool's page: its name, what it is for, the tool itself, and where one goes on to practise. */
export function ToolFrame({ tool, children }: { tool: Tool; children: ReactNode }): ReactNode {
  const onward = useId()
  const { className, Icon } = TOOL_LOOK[tool]
  return (
    <div className={css['page']}>
      <header className={`page-head ${className}`}>
        <Link className={`link small ${css['back']}`} href="/tools">
          {t('tools.all')}
        </Link>
        <div className={css['title']}>
          <Icon />
          <h1>{t(`tools.${tool}.title`)}</h1>
        </div>
        <p>
          {t(`tools.${tool}.lead`)}
          {currentLanguage() === meaningLanguage() ? null : ` ${t('tools.meaningsInEnglish')}`}
        </p>
        <span className="pattern" />
      </header>
      {children}
      <nav className={css['onward']} aria-labelledby={onward}>
        <h2 id={onward}>{t('tools.onward')}</h2>
        <p className="row wrap">
          <Link className="button" href="/learn">
            {t('tools.onward.learn')}
            <ChevronRightIcon small />
          </Link>
          {PRACTICE[tool].map((practice) => (
            <Link key={practice} className="button outlined" href={addressOf(practice)}>
              {t(`tools.onward.${practice}`)}
            </Link>
          ))}
        </p>
      </nav>
    </div>
  )
}
