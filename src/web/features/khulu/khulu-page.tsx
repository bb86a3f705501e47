import '../../ui/speech.css'
import { memo, useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { MOST_QUESTION_CHARACTERS, type ChatMessage, type DrawnAnswer } from '#core/khulu/history/chat-message.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { useFetched, type Fetched } from '../../platform/use-fetched.ts'
import { createIcon, HashIcon, UsersIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { AnswerBlocks, AnswerSources, Beside } from './answer-blocks.tsx'
import { canSend } from './conversation-state.ts'
import css from './khulu.module.css'
import { SayingText } from './say-text.tsx'
import { useConversation, type KhuluConversation } from './use-conversation.ts'

/** Part of the page for people with an account; others don't load it. */
function useAccountPart<Part>(load: () => Promise<{ default: Part }>): Fetched<Part> {
  const language = currentLanguage()
  return useFetched(
    language,
    async () => (await Promise.all([load(), loadText(language, ['khulu-account'])]))[0].default,
  )
}

function AccountPart({
  account,
  chat,
  change,
  synchronise,
}: Pick<KhuluConversation, 'chat' | 'change' | 'synchronise'> & {
  account: NonNullable<KhuluConversation['account']>
}): ReactNode {
  const fetched = useAccountPart(() => import('./account-panel.tsx'))
  if (fetched.phase !== 'ready') return null
  const Panel = fetched.value
  return (
    <Panel key={account.id} account={account} model={chat.history?.model} change={change} synchronise={synchronise} />
  )
}

const HandIcon = /* @__PURE__ */ createIcon(
  '<path d="M18 11V6a2 2 0 0 0-4 0v4-6a2 2 0 0 0-4 0v6.5V6a2 2 0 0 0-4 0v8m12-6a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8' +
    'h-2c-2.8 0-4.5-.9-6-2.300l-3.6-3.600a2 2 0 0 1 2.8-2.800L7 15"/>',
)
const HeartIcon = /* @__PURE__ */ createIcon(
  '<path d="M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.300' +
    'a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5"/>',
)
const SendIcon = /* @__PURE__ */ createIcon(
  '<path d="M14.5 21.700a.5.5 0 0 0 .9 0l6.5-19a.5.5 0 0 0-.6-.6l-19 6.5a.5.5 0 0 0 0 .9l7.9 3.200' +
    'a2 2 0 0 1 1.1 1.100zM21.9 2.1 10.9 13.1"/>',
)

/** Frequent questions; each card asks its question. */
const QUESTIONS = [
  ['greet', HandIcon],
  ['enkosi', HeartIcon],
  ['count', HashIcon],
  ['family', UsersIcon],
] as const

/** Band of three marks beneath the heading: who, when, what. */
const Weave = (): ReactNode => (
  <svg className={css['weave']} aria-hidden="true">
    <pattern id="weave" width="144" height="44" patternUnits="userSpaceOnUse">
      <path d="M0 0h144v44H0z" fill="var(--cloth)" />
      <path d="M0 1.5h144M0 42.5h144" stroke="var(--cloth-muted)" strokeWidth="1.5" />
      <path d="M8 8l20 14L8 36zm20 0l20 14-20 14z" fill="var(--m1)" />
      <path d="M58 14h0M58 30h0M72 22h0M86 14h0M86 30h0" stroke="var(--m2)" strokeWidth="10" strokeLinecap="round" />
      <path
        d="M116 7l21 15-21 15-21-15zm0 6.5L104 22l12 8.5 12-8.5zm0 4l6 4.5-6 4.5-6-4.5z"
        fillRule="evenodd"
        fill="var(--m3)"
      />
    </pattern>
    <rect width="100%" height="44" fill="url(#weave)" />
  </svg>
)

const PopularQuestions = ({ disabled, onAsk }: { disabled: boolean; onAsk: (question: string) => void }): ReactNode => (
  <section aria-labelledby="questions">
    <h2 id="questions" className="visually-hidden">
      {t('khulu.questions')}
    </h2>
    <ul className={css['questions']}>
      {QUESTIONS.map(([key, Icon]) => {
        const question = t(`khulu.question.${key}`)
        return (
          <li key={key}>
            <button type="button" className={css['question']} aria-disabled={disabled} onClick={() => onAsk(question)}>
              <Icon />
              <span>{question}</span>
            </button>
          </li>
        )
      })}
    </ul>
  </section>
)

/** Shows a model's wording; until it can be drawn, the answer's own text. */
function Phrased({
  answer: { says, phrased = [] },
  language,
}: {
  answer: DrawnAnswer
  language: LearningLanguage
}): ReactNode {
  const fetched = useAccountPart(() => import('./phrased-text.tsx'))
  if (fetched.phase !== 'ready') return <Says says={says} language={language} />
  const Text = fetched.value
  return <Text parts={phrased} language={language} />
}

const Says = ({ says, language }: { says: DrawnAnswer['says']; language: LearningLanguage }): ReactNode =>
  says.map((saying, index) => (
    <span key={index}>
      <SayingText saying={saying} language={language} />{' '}
    </span>
  ))

type Said = { message: ChatMessage; language: LearningLanguage; reader: string; onAsk: (question: string) => void }

/**
 * Draws one message; unchanged messages aren't drawn again. A stored message is a new object each time, so id and text
 * decide.
 */
const Message = memo(
  ({ message, language, onAsk }: Said): ReactNode => {
    if (message.sender === 'user')
      return (
        <li className={css['mine']}>
          <span className="visually-hidden">{t('khulu.you')}: </span>
          <p className={css['me']}>{message.text}</p>
        </li>
      )
    const { answer } = message
    return (
      <li className={css['turn']}>
        <Khulu size={52} />
        <div className={`message stack ${css['answer']}`}>
          <p>
            <span className="visually-hidden">{t('khulu.khulu')}: </span>
            {answer?.phrased ? (
              <Phrased answer={answer} language={language} />
            ) : answer ? (
              <Says says={answer.says} language={language} />
            ) : (
              message.text
            )}
          </p>
          {answer ? (
            <>
              <AnswerBlocks blocks={answer.blocks} language={language} onAsk={onAsk} />
              <AnswerSources sources={answer.sources} language={language} />
            </>
          ) : null}
        </div>
      </li>
    )
  },
  (one, other) =>
    one.message.id === other.message.id &&
    one.message.text === other.message.text &&
    one.language === other.language &&
    one.reader === other.reader &&
    one.onAsk === other.onAsk,
)

/** Line that shows that Khulu is thinking, loading, or unable to answer. */
function Waiting({ waiting, isBeside, retry }: Pick<KhuluConversation, 'waiting' | 'isBeside' | 'retry'>): ReactNode {
  if (waiting === 'idle') return null
  if (waiting === 'typing' || waiting === 'asking')
    return (
      <div className={css['turn']}>
        <Khulu size={52} mood="listening" />
        <p className={`message ${css['thinking']}`}>
          <span className="spinner" role="status" aria-label={t('khulu.typing')}>
            <i className="who" />
            <i className="when" />
            <i className="what" />
          </span>
        </p>
      </div>
    )
  return (
    <div className={css['turn']}>
      <Khulu size={52} />
      <div className="message stack" role="status">
        <p>
          {t(waiting === 'fetching' ? 'khulu.fetching' : waiting === 'failed' ? 'khulu.failed' : 'khulu.noLanguage')}
        </p>
        {waiting === 'failed' ? (
          <p>
            <button type="button" className="chip" onClick={retry}>
              {t('khulu.tryAgain')}
            </button>
          </p>
        ) : null}
        {isBeside && waiting !== 'fetching' ? <Beside number="116" /> : null}
      </div>
    </div>
  )
}

function AskForm({ busy, onAsk }: { busy: boolean; onAsk: (question: string) => void }): ReactNode {
  const [text, setText] = useState('')
  const sendable = canSend(text, busy)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!sendable) return
    onAsk(text)
    setText('')
  }
  return (
    <form className={css['ask']} onSubmit={send}>
      <label className="grow">
        <span className="visually-hidden">{t('khulu.inputLabel')}</span>
        <input
          className="input"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={MOST_QUESTION_CHARACTERS}
          placeholder={t('khulu.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="button" aria-label={t('khulu.send')} disabled={!sendable}>
        <SendIcon />
      </button>
    </form>
  )
}

/** Page of Khulu: a conversation that is answered on the device. */
export default function KhuluPage(): ReactNode {
  const { account, chat, draft, change, synchronise, waiting, isBeside, language, ask, retry, clear } =
    useConversation()
  const [cleared, setCleared] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const { length } = chat.messages
  const asks = useRef(false)
  useEffect(() => {
    if (asks.current && (length > 0 || waiting !== 'idle')) end.current?.scrollIntoView({ block: 'nearest' })
  }, [length, waiting])
  const busy = waiting === 'typing' || waiting === 'fetching'
  const askNow = (question: string): void => {
    asks.current = true
    setCleared(false)
    ask(question)
  }
  const latest = useRef(askNow)
  useEffect(() => {
    latest.current = askNow
  })
  const onAsk = useCallback((question: string) => latest.current(question), [])
  const said = { language, reader: currentLanguage(), onAsk }
  return (
    <div className={css['page']}>
      <header className={`cloth on-edge ${css['head']}`}>
        <Khulu size={84} mood="listening" />
        <div>
          <h1>{t('khulu.title')}</h1>
          <p>{t('khulu.greeting')}</p>
        </div>
      </header>
      <Weave />
      <PopularQuestions disabled={busy} onAsk={onAsk} />
      {length === 0 ? null : (
        <p className={css['clear']}>
          <button
            type="button"
            className="chip"
            disabled={busy}
            onClick={() => {
              clear()
              setCleared(true)
            }}
          >
            {t('khulu.clear')}
          </button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {cleared ? t('khulu.cleared') : null}
      </p>
      <div role="log" aria-label={t('khulu.messages')} aria-live="polite">
        <ol className={css['messages']}>
          {chat.messages.map((message) => (
            <Message key={message.id} message={message} {...said} />
          ))}
        </ol>
      </div>
      {draft ? (
        <ul className={css['messages']}>
          <Message message={draft} {...said} />
        </ul>
      ) : null}
      <Waiting waiting={draft ? 'idle' : waiting} isBeside={isBeside} retry={retry} />
      <div ref={end} className={css['end']} />
      <AskForm busy={busy} onAsk={onAsk} />
      {account ? <AccountPart account={account} chat={chat} change={change} synchronise={synchronise} /> : null}
    </div>
  )
}
