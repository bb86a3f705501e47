import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import './ui/controls.css'
import './ui/surfaces.css'
import './ui/morpheme-band.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadPage } from './page-loader.ts'
import { signOut, startAccount } from './parts/account/start-account.ts'
import { storedInterfaceLanguage } from './platform/i18n/interface-language.ts'
import { fetchOnceMore } from './platform/fetch-module.ts'
import { activateLanguage, loadText, textLanguage } from './platform/i18n/translate.ts'
import { startLearningLanguage } from './platform/learning-language.ts'
import { startTheme } from './platform/themes.ts'

/** Draws the page of the present address, in the language of this device. */
async function start(): Promise<void> {
  const html = document.documentElement
  const root = document.getElementById('root') as HTMLElement
  const language = storedInterfaceLanguage()
  await loadText(language, ['shell'])
  activateLanguage(language)
  const first = await loadPage(location.pathname)
  const app = (
    <App
      first={first}
      onSignOut={() => {
        void signOut()
      }}
    />
  )

  // Pages are prerendered in English at their own address; anything else is drawn afresh.
  if (html.dataset['page'] === first.address.replace(/(.)\/+$/, '$1') && language === 'en') hydrateRoot(root, app)
  else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
  html.lang = textLanguage(language)
  delete html.dataset['wait']
  startTheme()
  startLearningLanguage()
  void startAccount()

  // The guest session, its notices and the dialogs wait until the page is drawn.
  const whenIdle =
    (window.requestIdleCallback as typeof window.requestIdleCallback | undefined) ??
    ((run: () => void) => setTimeout(run, 200))
  whenIdle(() => {
    void import('./background.ts').then(({ startBackground }) => startBackground())
  })
}

globalThis.fetchModule = fetchOnceMore
void start()
