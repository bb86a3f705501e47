import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { LEARNING_LANGUAGES } from '#core/languages/learning-languages.ts'
import { dashboardOf, signInStore } from '../../parts/account/account-store.ts'
import { languageHas } from '../../parts/content/language-abilities.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { chooseLearningLanguage, learningLanguageStore } from '../../platform/learning-language.ts'
import { LanguagePicker } from '../../parts/preferences/language-picker.tsx'
import { ThemePicker } from '../../parts/preferences/theme-picker.tsx'
import { BubbleIcon, UserIcon } from '../../ui/icons.tsx'
import { Picker, PickerChoices } from '../../ui/picker.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'

function LearningLanguagePicker(): ReactNode {
  const learning = useStore(learningLanguageStore)
  const name = LEARNING_LANGUAGES.find(({ code }) => code === learning)?.name ?? learning
  return (
    <Picker
      className="icon-button language"
      label={t('shell.learningLanguage', { name })}
      summary={
        <>
          <BubbleIcon />
          <b lang={learning}>{name}</b>
        </>
      }
    >
      <PickerChoices
        name={t('shell.learningLanguages')}
        chosen={learning}
        onChoose={chooseLearningLanguage}
        options={LEARNING_LANGUAGES.map(({ code, name: label }) => ({
          value: code,
          label,
          lang: code,
          note: languageHas(code, 'items') ? undefined : t('shell.coming'),
        }))}
      />
    </Picker>
  )
}

/** Opens the dialog on a plain click. With a modifier key, or without scripts, the link works as a link. */
const openInstead =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }

function AccountSlot({ onLogin, onSignOut }: { onLogin: () => void; onSignOut: () => void }): ReactNode {
  const signIn = useStore(signInStore)
  if (signIn.status === 'signed-in') {
    return (
      <Picker
        className="icon-button language"
        label={t('shell.account', { name: signIn.account.firstName })}
        summary={
          <>
            <UserIcon />
            <b className="wide-only">{signIn.account.firstName}</b>
          </>
        }
      >
        <ul>
          <li>
            <Link href={dashboardOf(signIn.account.ageBand)}>{t('shell.today')}</Link>
          </li>
          <li>
            <Link href="/progress">{t('shell.progress')}</Link>
          </li>
          <li>
            <Link href="/achievements">{t('shell.achievements')}</Link>
          </li>
          <li>
            <Link href="/account">{t('shell.ownAccount')}</Link>
          </li>
          <li>
            <button type="button" onClick={onSignOut}>
              {t('shell.logOut')}
            </button>
          </li>
        </ul>
      </Picker>
    )
  }
  return (
    <>
      {signIn.status === 'unknown' ? (
        <span className="account-only account-wait">
          <Spinner label={t('shell.signInUnknown')} />
        </span>
      ) : null}
      <a
        className="icon-button narrow-only guest-only"
        href="/login"
        onClick={openInstead(onLogin)}
        aria-label={t('shell.logIn')}
      >
        <UserIcon />
      </a>
      <span className="wide-only guest-only row">
        <a className="button outlined" href="/login" onClick={openInstead(onLogin)}>
          {t('shell.logIn')}
        </a>
        <Link className="button" href="/signup">
          {t('shell.signUp')}
        </Link>
      </span>
    </>
  )
}

/** Logo, links, the three choices of language and theme, login and signup. */
export function Header({
  onLogin,
  onSignOut,
  onLanguage,
}: {
  onLogin: () => void
  onSignOut: () => void
  onLanguage: (language: InterfaceLanguage) => void
}): ReactNode {
  return (
    <header className="top-bar no-print">
      <Link className="logo" href="/">
        <Wordmark />
      </Link>
      <nav className="wide-only row" aria-label={t('shell.links')}>
        <Link className="button quiet" href="/learn">
          {t('shell.dock.learn')}
        </Link>
        <Link className="button quiet" href="/menu">
          {t('shell.dock.menu')}
        </Link>
        <Link className="button quiet" href="/dashboard">
          {t('shell.dashboard')}
        </Link>
        <Link className="button quiet" href="/about">
          {t('shell.about')}
        </Link>
      </nav>
      <LearningLanguagePicker />
      <LanguagePicker onLanguage={onLanguage} />
      <ThemePicker />
      <AccountSlot onLogin={onLogin} onSignOut={onSignOut} />
    </header>
  )
}
