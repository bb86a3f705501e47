import { useState, type ReactNode } from 'react'
import { chatDays } from '#core/khulu/history/chat-message.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import type { Account } from '../../parts/account/account-store.ts'
import { isOwnGuest } from '../../parts/account/is-own-guest.ts'
import { t } from '../../platform/i18n/translate.ts'
import { keepChat, readKeptChat } from './chat-places.ts'
import { EMPTY_CHAT, takeGuestChat, type Chat, type ModelOffer } from './conversation-state.ts'
import { ModelChoice } from './model-choice.tsx'

/** Conversation from before the login; it goes to the account only if the person claims it. */
function GuestChat({ onTake }: { onTake: (guest: Chat) => void }): ReactNode {
  const [guest] = useState(() => readKeptChat(undefined))
  const [done, setDone] = useState<'taken' | 'dropped'>()
  if (guest.messages.length === 0) return null
  const end = (how: 'taken' | 'dropped'): void => {
    if (how === 'taken') onTake(guest)
    keepChat(undefined, EMPTY_CHAT)
    setDone(how)
  }
  return (
    <div className="card stack">
      <p role="status">{t(done ? `khuluAccount.${done}` : 'khuluAccount.guest')}</p>
      {done ? null : (
        <p className="row wrap">
          <button type="button" className="button outlined" onClick={() => end('taken')}>
            {t('khuluAccount.take')}
          </button>
          <button type="button" className="button outlined" onClick={() => end('dropped')}>
            {t('khuluAccount.drop')}
          </button>
        </p>
      )}
    </div>
  )
}

/** Tells a person with an account about their conversation with Khulu. */
export default function AccountPanel({
  account,
  model,
  change,
  synchronise,
}: {
  account: Account
  model: ModelOffer | undefined
  change: (how: (chat: Chat) => Chat) => void
  synchronise: () => void
}): ReactNode {
  const take = (guest: Chat): void => {
    change((chat) => takeGuestChat(chat, guest))
    synchronise()
  }
  const isMinor = needsGuardian(account.ageBand)
  const setModel = (offer: ModelOffer): void =>
    change((chat) => (chat.history ? { ...chat, history: { ...chat.history, model: offer } } : chat))
  return (
    <div className="stack">
      {isOwnGuest(account) ? <GuestChat onTake={take} /> : null}
      <p className="muted small">
        {t('khuluAccount.kept', { days: chatDays(account.ageBand) })}
        {isMinor ? ` ${t('khuluAccount.seen')}` : null}
      </p>
      {model && isMinor ? (
        <p className="muted small">{t('khuluAccount.model.child', { host: model.host, region: model.region })}</p>
      ) : null}
      {model && !isMinor ? <ModelChoice offer={model} onChosen={setModel} /> : null}
    </div>
  )
}
