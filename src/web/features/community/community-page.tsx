import { useState, type ReactNode } from 'react'
import { signInStore } from '../../parts/account/account-store.ts'
import { useLanguageWith } from '../../parts/content/language-abilities.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import { Link } from '../../platform/router.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import css from './community.module.css'
import { HonestyPanel } from './honesty-panel.tsx'
import { OwnSuggestions } from './own-suggestions.tsx'
import { SuggestPanel } from './suggest-panel.tsx'

/** Adults suggest better texts and words; everybody sees how far the content has been reviewed. */
export default function CommunityPage(): ReactNode {
  const signIn = useStore(signInStore)
  const learning = useLanguageWith('items')
  const [turn, setTurn] = useState(0)
  const again = (): void => setTurn(turn + 1)
  const isAdult = signIn.status === 'signed-in' && signIn.account.ageBand === 'adult'
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('community.title')}</h1>
      <p>{t('community.lead')}</p>
      {isAdult ? (
        <>
          <SuggestPanel learning={learning} onSent={again} />
          <OwnSuggestions turn={turn} onChanged={again} />
        </>
      ) : signIn.status === 'signed-in' ? (
        <p className="card">{t('community.adults')}</p>
      ) : (
        <div className={`card stack ${css['first']}`}>
          <Khulu mood="listening" size={96} />
          <p>{t('community.logIn')}</p>
          <p>
            <button type="button" className="button" onClick={() => openDialog('login')}>
              {t('community.logInButton')}
            </button>
          </p>
        </div>
      )}
      <HonestyPanel language={learning} />
      <section className="card stack" aria-labelledby="voice">
        <h2 id="voice">{t('community.voice')}</h2>
        <p className="muted">{t('community.voiceText')}</p>
        <p>
          <Link className="button outlined" href="/speak">
            {t('community.toVoice')}
          </Link>
        </p>
      </section>
    </div>
  )
}
