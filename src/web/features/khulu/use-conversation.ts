import { useEffect, useRef, useState } from 'react'
import { foldWeek } from '#core/progress/fold-week.ts'
import { continueConversation } from '#core/khulu/khulu-conversation.ts'
import { KHULU_LANGUAGES, type Asker } from '#core/khulu/khulu-world.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { localMoment } from '../../platform/learning/local-moment.ts'
import type { KnownProgress } from '../../platform/learning/progress-store.ts'
import { useProgress } from '../../platform/learning/use-progress.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'
import { addMessage, canSend, EMPTY_CHAT, MOST_TYPING_MS, readChat, writeChat, type Chat, type ChatMessage } from './conversation-state.ts'
import { loadKhulu } from './load-khulu.ts'
import { plainSaying } from './say-text.tsx'

/** What the page shows besides the messages. */
type Waiting = 'idle' | 'typing' | 'fetching' | 'failed' | 'no-language'

/** The shortest typing indicator: long enough to be seen. */
const LEAST_TYPING_MS = 450

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds) })

const message = (sender: ChatMessage['sender'], text: string): ChatMessage => ({ id: crypto.randomUUID(), text, sender, timestamp: new Date().toISOString() })

function askerOf(known: KnownProgress): Asker {
  const language = KHULU_LANGUAGES.find((code) => code === currentLanguage()) ?? 'en'
  if (!known) return { language }
  const week = foldWeek(known.progress.days, localMoment())
  return { language, learnt: { answered: known.progress.answers, correct: known.progress.right, weekAnswered: week.reduce((sum, { answers }) => sum + answers, 0) } }
}

export type KhuluConversation = { chat: Chat; waiting: Waiting; language: LearningLanguage; ask: (question: string) => void; retry: () => void; clear: () => void }

/** The conversation of this device: kept in it, asked and answered without a server. */
export function useConversation(): KhuluConversation {
  const language = useStore(learningLanguageStore)
  const known = useProgress()
  const [chat, setChat] = useState(EMPTY_CHAT)
  const [waiting, setWaiting] = useState<Waiting>('idle')
  const unanswered = useRef('')

  // What the device kept is read after the prerendered page stands; what answers is fetched then too.
  useEffect(() => setChat(readChat(readStored('khulu'))), [])
  useEffect(() => { void loadKhulu(language) }, [language])

  const keep = (next: Chat): void => {
    setChat(next)
    writeStored('khulu', writeChat(next))
  }
  const answer = async (question: string, asked: Chat): Promise<void> => {
    unanswered.current = question
    setWaiting('typing')
    const late = setTimeout(() => setWaiting('fetching'), MOST_TYPING_MS)
    const [mind] = await Promise.all([loadKhulu(language), wait(LEAST_TYPING_MS)])
    clearTimeout(late)
    if (!mind) return setWaiting(language === 'xh' || language === 'zu' ? 'failed' : 'no-language')
    const { says, blocks, sources, ...more } = mind.answer(question, askerOf(known), asked.conversation)
    const reply: ChatMessage = { ...message('khulu', says.map(plainSaying).join(' ')), answer: { says, blocks, sources } }
    keep(addMessage(asked, reply, continueConversation(asked.conversation, more)))
    setWaiting('idle')
  }
  return {
    chat, waiting, language,
    ask: (question) => {
      if (!canSend(question, waiting === 'typing' || waiting === 'fetching')) return
      const asked = addMessage(chat, message('user', question.trim()))
      keep(asked)
      void answer(question.trim(), asked)
    },
    retry: () => void answer(unanswered.current, chat),
    clear: () => {
      removeStored('khulu')
      setChat(EMPTY_CHAT)
      setWaiting('idle')
    },
  }
}
