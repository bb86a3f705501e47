import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { usePath } from './platform/router.tsx'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { GuestBanner } from './features/guest/guest-banner.tsx'
import { Shell } from './features/shell/shell.tsx'
import { findLoadedPage, loadPage, OVERLAY_TEXT, textOf, type LoadedPage } from './page-loader.ts'
import { keepInterfaceLanguage } from './platform/i18n/interface-language.ts'
import {
  activateLanguage,
  currentLanguage,
  loadText,
  onLanguageChange,
  t,
  textLanguage,
} from './platform/i18n/translate.ts'
import { ApplicationError, ErrorBoundary } from './platform/error-boundary.tsx'
import { openDialog } from './platform/open-dialog.ts'

/** Loads the text of what is on the screen in that language, then shows it and keeps the choice. */
async function showLanguage(language: InterfaceLanguage, page: LoadedPage): Promise<void> {
  await loadText(language, ['shell', ...textOf(page.route), ...OVERLAY_TEXT])
  document.documentElement.lang = textLanguage(language)
  keepInterfaceLanguage(language)
  activateLanguage(language)
}

let announced: LoadedPage | undefined

/** Element that had the focus when a link was followed. */
let focused: Element | null = null

/**
 * Announces the page of a followed link: its title, its top, and the focus where a reader begins. That is the heading if
 * the layout stays, and the page otherwise. Somebody who types elsewhere by now keeps the focus.
 */
function announcePage(page: LoadedPage): void {
  const before = announced
  announced = page
  document.title = `${t(page.route.title)} · Funda`
  if (!before) return
  scrollTo(0, 0)
  const present = document.activeElement
  if (present !== focused && present?.matches('input,textarea')) return
  const stays = page.Layout !== undefined && page.Layout === before.Layout
  document.querySelector<HTMLElement>(stays ? 'main h1' : 'main')?.focus({ preventScroll: true })
}

/** The page of the present address; the one before stays until the next can be drawn. */
function useRoutedPage(first: LoadedPage): { page: LoadedPage; failure: unknown; loading: boolean } {
  const location = usePath()
  const [state, setState] = useState<{ page: LoadedPage; failure?: unknown }>({ page: first })
  useEffect(() => {
    let wanted = true
    focused = document.activeElement
    const known = findLoadedPage(location)
    // The page that is shown already is left alone: to set it again would move the focus as if a link had been followed.
    if (known)
      setState((before) =>
        before.page.address === location && before.failure === undefined ? before : { page: known },
      )
    else
      loadPage(location).then(
        (page) => {
          if (wanted) setState({ page })
        },
        (failure: unknown) => {
          if (wanted) setState(({ page }) => ({ page, failure }))
        },
      )
    return () => {
      wanted = false
    }
  }, [location])
  return {
    page: state.page,
    failure: state.failure,
    loading: state.page.address !== location && state.failure === undefined,
  }
}

/** The whole application around the page of the present address: its layout, or the frame of the learner site. */
export function App({ first, onSignOut }: { first: LoadedPage; onSignOut: () => void }): ReactNode {
  useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
  const { page, failure, loading } = useRoutedPage(first)
  useEffect(() => announcePage(page), [page])
  // The page stands: what is pressed now is heard.
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  const { address, route, Page, Layout, parameter } = page
  const acts = {
    onLogin: () => openDialog('login'),
    onSignOut,
    onLanguage: (language: InterfaceLanguage): void => {
      void showLanguage(language, page)
    },
  }
  const content =
    failure === undefined ? (
      <Page key={address} {...(parameter === undefined ? {} : { parameter })} />
    ) : (
      <ApplicationError />
    )
  return (
    <ErrorBoundary>
      {Layout ? (
        // React keeps a layout while its pages change.
        <Layout {...(failure === undefined ? route : { title: route.title, hasOwnHeading: true })} {...acts}>
          <div aria-busy={loading}>{content}</div>
        </Layout>
      ) : (
        <Shell banner={route.quiet ? null : <GuestBanner />} wide={route.wide === true} {...acts}>
          <div aria-busy={loading}>{content}</div>
        </Shell>
      )}
    </ErrorBoundary>
  )
}
