import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { TOOL_LOOK } from './tool-icons.tsx'
import { TOOLS } from './tool-list.ts'
import css from './tools-page.module.css'

/** Page of all tools, each with its purpose. */
export default function ToolsPage(): ReactNode {
  return (
    <div className="stack">
      <h1>{t('tools.title')}</h1>
      <p className="muted">{t('tools.lead')}</p>
      <ul className={`grid two-if-wide ${css['shelf']}`}>
        {TOOLS.map((tool) => {
          const { className, Icon } = TOOL_LOOK[tool]
          return (
            <li key={tool}>
              <Link className={`card ${css['tool']} ${className}`} href={`/tools/${tool}`}>
                <span className={css['mark']}>
                  <Icon />
                </span>
                <span>
                  <b className="voice">{t(`tools.${tool}.title`)}</b>
                  <span className="muted">{t(`tools.${tool}.lead`)}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
