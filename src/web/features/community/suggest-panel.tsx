import '../../ui/fields.css'
import '../../ui/hear.css'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { communityCalls } from '#contract/community.ts'
import { COMMUNITY_LIMITS, SUGGESTION_KINDS, type SuggestionKind } from '#core/community/suggestions.ts'
import { COMPLETE_INTERFACE_LANGUAGES, INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { HearButton } from '../../parts/audio/hear-button.tsx'
import { ReportForm } from '../../parts/community/report-form.tsx'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import css from './community.module.css'
import { SuggestForm } from './suggest-form.tsx'

type Found = CallOf<'searchTexts'>['output']
type Asked = CallOf<'searchTexts'>['input']

/** One found text or word, with the forms for a better one and for a report of its recording. */
function FoundRow({
  asked,
  row: { target, shown, beside, recordingId },
  learning,
  onSent,
}: {
  asked: Asked
  row: Found['found'][number]
  learning: LearningLanguage
  onSent: () => void
}): ReactNode {
  const [open, setOpen] = useState<'suggest' | 'report' | 'sent'>()
  const lang = asked.kind === 'meaning' ? 'en' : asked.language
  return (
    <li className={css['found']}>
      <div className="row wrap">
        {asked.kind === 'word' ? <HearButton text={shown} language={learning} /> : null}
        <p className="grow">
          <b className={asked.kind === 'word' ? 'voice' : ''} lang={lang}>
            {shown}
          </b>
          {beside === '' || beside === shown ? null : (
            <span className="muted" lang={asked.kind === 'meaning' ? learning : 'en'}>
              {' '}
              {beside}
            </span>
          )}
        </p>
        {open === undefined ? (
          <span className="row wrap">
            <button type="button" className="button outlined" onClick={() => setOpen('suggest')}>
              {t('community.choose')}
              <span className="visually-hidden"> {shown}</span>
            </button>
            {recordingId === null ? null : (
              <button type="button" className="button quiet" onClick={() => setOpen('report')}>
                {t('community.report')}
                <span className="visually-hidden"> {shown}</span>
              </button>
            )}
          </span>
        ) : null}
      </div>
      {open === 'suggest' ? (
        <SuggestForm
          asked={{ kind: asked.kind, language: asked.language, target }}
          shown={shown}
          lang={lang}
          onCancel={() => setOpen(undefined)}
          onSent={() => {
            setOpen('sent')
            onSent()
          }}
        />
      ) : null}
      {open === 'report' && recordingId !== null ? (
        <ReportForm kind="recording" id={recordingId} onCancel={() => setOpen(undefined)} />
      ) : null}
      {open === 'sent' ? (
        <p className="feedback ok" role="status">
          {t('community.sent')}
        </p>
      ) : null}
    </li>
  )
}

/** Search for an interface text or a taught word, to suggest a better one. */
export function SuggestPanel({ learning, onSent }: { learning: LearningLanguage; onSent: () => void }): ReactNode {
  const own = COMPLETE_INTERFACE_LANGUAGES.find((code) => code === currentLanguage()) ?? 'en'
  const [kind, setKind] = useState<SuggestionKind>('text')
  const [language, setLanguage] = useState<(typeof COMPLETE_INTERFACE_LANGUAGES)[number]>(own)
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<{ asked: Asked; result: CallResult<Found> }>()
  const search = async (): Promise<void> => {
    const asked: Asked = { kind, language: kind === 'text' ? language : learning, query: query.trim() }
    if (asked.query === '') return
    setAnswer({ asked, result: await callApi<'searchTexts'>(communityCalls.searchTexts, asked) })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void search()
  }
  return (
    <section className="card stack" aria-labelledby="suggest">
      <h2 id="suggest">{t('community.suggest')}</h2>
      <p className="muted">{t('community.suggestText')}</p>
      <form className={css['search']} role="search" onSubmit={submit}>
        <label className="field">
          <span>{t('community.kind')}</span>
          <select
            className="select"
            value={kind}
            onChange={(event) => {
              setKind(SUGGESTION_KINDS.find((known) => known === event.target.value) ?? 'text')
              setAnswer(undefined)
            }}
          >
            {SUGGESTION_KINDS.map((known) => (
              <option key={known} value={known}>
                {t(`community.kind.${known}`)}
              </option>
            ))}
          </select>
        </label>
        {kind === 'text' ? (
          <label className="field">
            <span>{t('community.language')}</span>
            <select
              className="select"
              value={language}
              onChange={(event) => {
                setLanguage(COMPLETE_INTERFACE_LANGUAGES.find((code) => code === event.target.value) ?? 'en')
                setAnswer(undefined)
              }}
            >
              {COMPLETE_INTERFACE_LANGUAGES.map((code) => (
                <option key={code} value={code} lang={code}>
                  {INTERFACE_LANGUAGES.find((known) => known.code === code)?.name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label className="field">
          <span>{t('community.query')}</span>
          <input
            className="input"
            type="search"
            maxLength={COMMUNITY_LIMITS.query}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {t('community.search')}
        </button>
      </form>
      {answer && !answer.result.ok ? <p role="alert">{failureText(answer.result)}</p> : null}
      {answer?.result.ok === true ? (
        <>
          <p role="status" className={answer.result.output.found.length === 0 ? '' : 'visually-hidden'}>
            {answer.result.output.found.length === 0
              ? t('community.nothing')
              : t('community.foundCount', { count: answer.result.output.found.length })}
          </p>
          <ul className={css['list']}>
            {answer.result.output.found.map((row) => (
              <FoundRow key={row.target} asked={answer.asked} row={row} learning={learning} onSent={onSent} />
            ))}
          </ul>
          {answer.result.output.isMore ? <p className="muted">{t('community.more')}</p> : null}
        </>
      ) : null}
    </section>
  )
}
