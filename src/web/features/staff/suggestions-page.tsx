import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { communityCalls } from '#contract/community.ts'
import { COMMUNITY_LIMITS } from '#core/community/suggestions.ts'
import { ForStaff } from '../../parts/staff/for-staff.tsx'
import { ToQueues } from '../../parts/staff/to-queues.tsx'
import { callApi } from '../../platform/call-api.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { saveFile } from '../../platform/save-file.ts'
import { Khulu } from '../../ui/khulu.tsx'
import css from './staff.module.css'

type Suggestion = CallOf<'listSuggestions'>['output']['suggestions'][number]
type Decision = CallOf<'decideSuggestion'>['input']['decision']

/** Saves the accepted suggestions as a file for translators. */
async function download(): Promise<boolean> {
  const result = await callApi<'exportSuggestions'>(communityCalls.exportSuggestions, {})
  if (result.ok) saveFile('funda-accepted-suggestions.json', `${JSON.stringify(result.output.suggestions, null, 2)}\n`)
  return result.ok
}

/** Form for the answer to a suggestion. */
function Decide({ suggestion: { id, text }, onDecided }: { suggestion: Suggestion; onDecided: () => void }): ReactNode {
  const [reply, setReply] = useState('')
  const [decision, setDecision] = useState<Decision>('accepted')
  const { errors, failure, sending, submit } = useForm<'reply'>({
    fields: ['reply'],
    check: () => (reply.length > COMMUNITY_LIMITS.note ? { reply: 'too-long' } : {}),
    send: () => callApi<'decideSuggestion'>(communityCalls.decideSuggestion, { id, decision, reply }),
    onDone: onDecided,
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <FormError text={failure} />
      <Field
        name="reply"
        label={t('staff.suggestions.reply')}
        hint={t('staff.suggestions.replyHint')}
        autoComplete="off"
        value={reply}
        error={errors.reply}
        onChange={setReply}
      />
      <div className="row wrap">
        <button type="submit" className="button" aria-disabled={sending} onClick={() => setDecision('accepted')}>
          {t('staff.suggestions.accept')}
          <span className="visually-hidden"> {text}</span>
        </button>
        <button
          type="submit"
          className="button outlined"
          aria-disabled={sending}
          onClick={() => setDecision('declined')}
        >
          {t('staff.suggestions.decline')}
          <span className="visually-hidden"> {text}</span>
        </button>
      </div>
    </form>
  )
}

/** One suggestion: what is shown now, what would be better, and why. */
function Row({ suggestion, onDecided }: { suggestion: Suggestion; onDecided: () => void }): ReactNode {
  const { target, language, shown, text, note, kind, isOwn } = suggestion
  const lang = kind === 'meaning' ? 'en' : language
  return (
    <li className="card stack">
      <p className="muted small">
        <code>{target}</code> · {language}
      </p>
      <dl className={css['pairs']}>
        <div>
          <dt>{t('staff.suggestions.now')}</dt>
          <dd lang={lang}>{shown}</dd>
        </div>
        <div>
          <dt>{t('staff.suggestions.better')}</dt>
          <dd lang={lang}>
            <b>{text}</b>
          </dd>
        </div>
        {note === '' ? null : (
          <div>
            <dt>{t('staff.suggestions.why')}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      {isOwn ? (
        <p className="feedback warn">{t('staff.suggestions.own')}</p>
      ) : (
        <Decide suggestion={suggestion} onDecided={onDecided} />
      )}
    </li>
  )
}

/** Staff read suggestions, answer them, and save the accepted ones as a file for translators. */
export default function SuggestionsPage(): ReactNode {
  const [failed, setFailed] = useState(false)
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('staff.suggestions.title')}</h1>
      <p className="muted">{t('staff.suggestions.lead')}</p>
      <ForStaff name="suggestions" load={() => callApi<'listSuggestions'>(communityCalls.listSuggestions, {})}>
        {({ suggestions, waiting }, again) => (
          <>
            <p className="row wrap spread">
              <span role="status">{t('staff.home.waiting', { count: waiting })}</span>
              <button
                type="button"
                className="button outlined"
                onClick={() => {
                  void download().then((isDone) => setFailed(!isDone))
                }}
              >
                {t('staff.suggestions.download')}
              </button>
            </p>
            {failed ? <p role="alert">{t('staff.failed')}</p> : null}
            {suggestions.length === 0 ? (
              <div className="empty card">
                <Khulu size={96} />
                <p>{t('staff.suggestions.none')}</p>
              </div>
            ) : (
              <ul className="stack">
                {suggestions.map((suggestion) => (
                  <Row key={suggestion.id} suggestion={suggestion} onDecided={again} />
                ))}
              </ul>
            )}
          </>
        )}
      </ForStaff>
      <ToQueues />
    </div>
  )
}
