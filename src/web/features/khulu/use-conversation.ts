import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mergeMessages, type ChatMessage, type DrawnAnswer } from '#core/khulu/history/chat-message.ts'
import { dayText, localDay } from '#core/days/local-day.ts'
import { foldWeek } from '#core/progress/fold-week.ts'
import { continueConversation } from '#core/khulu/khulu-conversation.ts'
import { hasCare, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'
import { KHULU_LANGUAGES } from '#core/khulu/khulu-language.ts'
import { isModelLanguage } from '#core/khulu/model/model-use.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { signInStore, type Account } from '../../parts/account/account-store.ts'
import { givenAge } from '../../parts/account/age-answer.ts'
import { useStore } from '../../platform/create-store.ts'
import { languageHas } from '../../parts/content/language-abilities.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { localMoment } from '../../parts/learning/local-moment.ts'
import type { KnownProgress } from '../../parts/learning/progress-store.ts'
import { useProgress } from '../../parts/learning/use-progress.ts'
import { keptPlace, readKeptChat, waitingPlace } from './chat-places.ts'
import { checkKeptChats } from './check-kept-chats.ts'
import { addMessage, canSend, clearChat, EMPTY_CHAT, MOST_TYPING_MS, type Chat } from './conversation-state.ts'
import { loadKhulu } from './load-khulu.ts'
import { loadSafety } from './load-safety.ts'
import { plainSaying } from './say-text.tsx'

/** State of the page besides the messages. */
type Waiting = 'idle' | 'typing' | 'asking' | 'fetching' | 'failed' | 'no-language'

/** The shortest typing indicator: long enough to be seen. */
const LEAST_TYPING_MS = 450

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const message = (sender: ChatMessage['sender'], text: string): ChatMessage => ({
  id: crypto.randomUUID(),
  text,
  sender,
  timestamp: new Date().toISOString(),
})

const readerLanguage = (): Asker['language'] => KHULU_LANGUAGES.find((code) => code === currentLanguage()) ?? 'en'

/** Returns the asker: the age is the account's or this device's age gate's; otherwise it is unknown. */
function askerOf(known: KnownProgress, account: Account | undefined): Asker {
  const language = readerLanguage()
  const band = account?.ageBand ?? givenAge()
  const age = band && (needsGuardian(band) ? 'child' : 'adult')
  const now = localMoment()
  const today = dayText(localDay(Date.parse(now.at), now.utcOffsetMinutes))
  if (!known) return { language, age, today }
  const week = foldWeek(known.progress.days, now)
  return {
    language,
    age,
    today,
    learnt: {
      answered: known.progress.answers,
      correct: known.progress.right,
      weekAnswered: week.reduce((sum, { answers }) => sum + answers, 0),
    },
  }
}

type KeptConversation = {
  /** Undefined for a guest, and until it is known who is here. */
  account: Account | undefined
  chat: Chat
  change: (how: (chat: Chat) => Chat) => void
  /** Exchanges messages with the account's conversation on the server; does nothing for a guest. */
  synchronise: () => void
}

/**
 * Holds the conversation that this device stores. A guest's stays here, an account's is exchanged with the server.
 * Until the owner is known, nothing is stored.
 */
function useKeptConversation(): KeptConversation {
  const signedIn = useStore(signInStore)
  const account = signedIn.status === 'signed-in' ? signedIn.account : undefined
  const [chat, setChat] = useState(EMPTY_CHAT)
  const [waiting] = useState(waitingPlace)
  // An answer that is under way goes where its question went.
  const place = signedIn.status === 'unknown' ? waiting : keptPlace(account)
  const change: KeptConversation['change'] = (how) => setChat(place.change(how))
  const synchronise = (): void => {
    const owner = place.account()
    if (owner)
      void import('./synchronise-history.ts')
        .then(({ synchroniseHistory }) => synchroniseHistory({ read: () => readKeptChat(owner), change }))
        .catch(() => {})
  }
  const begin = useEffectEvent((isGone: () => boolean) => {
    void checkKeptChats(loadSafety).then(() => {
      if (isGone()) return
      setChat(readKeptChat(account))
      synchronise()
    })
  })
  const goOn = useEffectEvent(() => synchronise())
  // The device's stored messages are read once the prerendered page is drawn, and again for another account.
  const owner = signedIn.status === 'unknown' ? undefined : (account?.id ?? 'guest')
  useEffect(() => {
    if (owner === undefined) return
    const page = new AbortController()
    begin(() => page.signal.aborted)
    addEventListener('online', () => goOn(), { signal: page.signal })
    return () => page.abort()
  }, [owner])
  return { account, chat, change, synchronise }
}

/** Second try by a language model, if the account turned one on: `draft` is its result so far. */
function useModel({ chat, change, synchronise }: KeptConversation, language: LearningLanguage) {
  const [draft, setDraft] = useState<ChatMessage | null>(null)
  const [asking, setAsking] = useState(false)
  const going = useRef<AbortController>(null)
  const stop = (): void => {
    going.current?.abort()
    going.current = null
    setAsking(false)
    setDraft(null)
  }
  useEffect(() => () => going.current?.abort(), [])
  const tryModel = async (question: string): Promise<void> => {
    if (!chat.history?.model?.isUsed || !isModelLanguage(language)) return
    const gone = new AbortController()
    going.current = gone
    setAsking(true)
    const reply = message('khulu', '')
    const drawn = (answer: DrawnAnswer): ChatMessage => ({
      ...reply,
      text:
        answer.phrased?.map((part) => ('word' in part ? part.word : part.plain)).join('') ??
        answer.says.map(plainSaying).join(' '),
      answer,
    })
    const loaded = await import('./ask-model.ts').catch(() => null)
    const answer = await loaded?.askModel(
      { question, language: readerLanguage(), learning: language },
      (next) => {
        if (!gone.signal.aborted) setDraft(drawn(next))
      },
      gone.signal,
    )
    if (gone.signal.aborted) return
    stop()
    if (!answer) return
    change((asked) => addMessage(asked, { ...drawn(answer), timestamp: new Date().toISOString() }))
    synchronise()
  }
  return { draft, asking, stop, tryModel }
}

/**
 * Messages of this page alone: never kept and never sent. They are gone when the page is left, and for whoever logs in or
 * out after them.
 * @param owner undefined until it is known who is here
 */
function useAside(owner: string | undefined) {
  const [aside, setAside] = useState<readonly ChatMessage[]>([])
  const [ownedBy, setOwnedBy] = useState(owner)
  if (ownedBy !== owner) {
    setOwnedBy(owner)
    if (ownedBy !== undefined) setAside([])
  }
  return {
    aside,
    add: (...messages: readonly ChatMessage[]) => setAside((before) => [...before, ...messages]),
    drop: (id: string) => setAside((before) => before.filter((one) => one.id !== id)),
    clear: () => setAside([]),
  }
}

export type KhuluConversation = KeptConversation & {
  waiting: Waiting
  isBeside: boolean
  draft: ChatMessage | null
  language: LearningLanguage
  ask: (question: string) => void
  retry: () => void
  clear: () => void
}

/** Holds the conversation with Khulu, which asks and answers without a server. */
export function useConversation(): KhuluConversation {
  const language = useStore(learningLanguageStore)
  const known = useProgress()
  const kept = useKeptConversation()
  const { account, chat, change, synchronise } = kept
  const { draft, asking, stop, tryModel } = useModel(kept, language)
  const [waiting, setWaiting] = useState<Waiting>('idle')
  const [isBeside, setBeside] = useState(false)
  const {
    aside,
    add,
    drop,
    clear: clearAside,
  } = useAside(useStore(signInStore).status === 'unknown' ? undefined : (account?.id ?? 'guest'))
  const unanswered = useRef<ChatMessage>(null)

  // The engine is loaded once the page is drawn, and prepared while the person reads or writes.
  useEffect(() => {
    const gone = new AbortController()
    void loadSafety().then((safety) => safety?.look('', { language: readerLanguage() }))
    void loadKhulu(language)
      .then(async (mind) => {
        if (mind && !gone.signal.aborted)
          await (await import('./warm-up.ts')).warmUp(mind, { language: readerLanguage() }, gone.signal)
      })
      .catch(() => {})
    return () => gone.abort()
  }, [language])

  const tell = ({ says, blocks, sources }: KhuluAnswer): ChatMessage => ({
    ...message('khulu', says.map(plainSaying).join(' ')),
    answer: { says, blocks, sources },
  })
  // A question waits beside the conversation until it is known whether it tells of harm: then it stays there.
  const answer = async (asked: ChatMessage): Promise<void> => {
    unanswered.current = asked
    setWaiting('typing')
    const late = setTimeout(() => setWaiting('fetching'), MOST_TYPING_MS)
    const [reader] = await Promise.all([loadSafety(), wait(LEAST_TYPING_MS)])
    const asker = askerOf(known, account)
    const safety = reader?.look(asked.text, asker)
    setBeside(safety?.isPrivate !== false)
    const found =
      safety && (safety.answer ?? (await (await loadKhulu(language))?.answer(asked.text, asker, chat.conversation)))
    clearTimeout(late)
    if (!found) return setWaiting(safety === undefined || languageHas(language, 'khulu') ? 'failed' : 'no-language')
    setWaiting('idle')
    if (safety.isPrivate || hasCare(found)) return add(tell(found))
    drop(asked.id)
    change((before) =>
      addMessage(addMessage(before, asked), tell(found), continueConversation(before.conversation, found)),
    )
    synchronise()
    // Khulu has said that it doesn't know: that stands, whatever a model makes of the question.
    if (!found.known) void tryModel(asked.text)
  }

  return {
    account,
    draft,
    language,
    change,
    synchronise,
    isBeside,
    chat: { ...chat, messages: mergeMessages(chat.messages, aside) },
    waiting: waiting === 'idle' && asking ? 'asking' : waiting,
    ask: (question) => {
      if (!canSend(question, waiting === 'typing' || waiting === 'fetching')) return
      stop()
      const asked = message('user', question.trim())
      add(asked)
      void answer(asked)
    },
    retry: () => {
      if (unanswered.current) void answer(unanswered.current)
    },
    clear: () => {
      stop()
      clearAside()
      change((cleared) => clearChat(cleared, new Date().toISOString()))
      setWaiting('idle')
      synchronise()
    },
  }
}
