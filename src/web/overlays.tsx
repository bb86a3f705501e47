import { useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { LoginDialog } from './features/accounts/login-dialog.tsx'
import { ExpiredDialog } from './features/guest/expired-dialog.tsx'
import { OfferSaving } from './features/guest/offer-saving.tsx'
import { Notice } from './features/shell/notice.tsx'
import { TermsDialog } from './features/terms/terms-dialog.tsx'
import { OVERLAY_TEXT } from './page-loader.ts'
import { currentLanguage, loadText, onLanguageChange } from './platform/i18n/translate.ts'

/** Overlays of any page; each part decides if it is shown. */
function Overlays(): ReactNode {
  useSyncExternalStore(onLanguageChange, currentLanguage)
  return (
    <>
      <OfferSaving />
      <ExpiredDialog />
      <TermsDialog />
      <LoginDialog />
      <Notice />
    </>
  )
}

/** Fetches their text and draws them beside the page, in a root of their own. */
export async function drawOverlays(): Promise<void> {
  await loadText(currentLanguage(), OVERLAY_TEXT)
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Overlays />)
}
