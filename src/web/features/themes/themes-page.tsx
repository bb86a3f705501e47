import { useEffect, type ReactNode } from 'react'
import { THEMES } from '#core/themes/themes.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { chooseTheme, loadThemeStyles, themeStore } from '../../platform/themes.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import css from './themes.module.css'

/** Page of the five themes, each shown as it looks. */
export default function ThemesPage(): ReactNode {
  const chosen = useStore(themeStore)
  useEffect(loadThemeStyles, [])
  return (
    <div className="stack">
      <h1>{t('themes.title')}</h1>
      <p className="muted">{t('themes.lead')}</p>
      <ul className="grid two-columns three-if-wide">
        {THEMES.map((theme) => (
          <li key={theme} data-theme={theme}>
            <button
              type="button"
              className={css['theme']}
              aria-pressed={theme === chosen}
              onClick={() => chooseTheme(theme)}
            >
              <span className={`cloth ${css['cloth']}`}>
                <b className="voice" lang="xh">
                  Molo
                </b>
              </span>
              <span className={css['swatches']} aria-hidden="true">
                <i className="who" />
                <i className="when" />
                <i className="what" />
              </span>
              <span className="row spread">
                <b>{t(`shell.theme.${theme}`)}</b>
                {theme === chosen ? <CheckIcon /> : null}
              </span>
              <span className="small">{t(`themes.${theme}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
