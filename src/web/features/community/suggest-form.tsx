import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { communityCalls } from '#contract/community.ts'
import { COMMUNITY_LIMITS } from '#core/community/suggestions.ts'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'

type Asked = Pick<CallOf<'addSuggestion'>['input'], 'kind' | 'language' | 'target'>

/** Form for a better text or word. */
export function SuggestForm({
  asked,
  shown,
  lang,
  onSent,
  onCancel,
}: {
  asked: Asked
  shown: string
  lang: string
  onSent: () => void
  onCancel: () => void
}): ReactNode {
  const [text, setText] = useState(shown)
  const [note, setNote] = useState('')
  const { errors, failure, sending, submit } = useForm<'text'>({
    fields: ['text'],
    check: () => (text.trim() === '' ? { text: 'missing' } : text.trim() === shown ? { text: 'invalid' } : {}),
    send: () => callApi<'addSuggestion'>(communityCalls.addSuggestion, { ...asked, text, note }),
    onDone: onSent,
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <FormError text={failure} />
      <label className="field">
        <span>{t('community.better')}</span>
        <textarea
          className="input"
          name="text"
          id="text"
          rows={2}
          lang={lang}
          maxLength={COMMUNITY_LIMITS.text}
          value={text}
          aria-invalid={errors.text !== undefined}
          aria-describedby="text-hint"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p id="text-hint" className={errors.text === undefined ? 'hint' : 'hint bad'}>
        {errors.text !== undefined
          ? t('community.different')
          : asked.kind === 'text' && shown.includes('{')
            ? t('community.braces')
            : t('community.betterHint')}
      </p>
      <label className="field">
        <span>{t('community.note')}</span>
        <textarea
          className="input"
          name="note"
          rows={2}
          maxLength={COMMUNITY_LIMITS.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <div className="row wrap">
        <button type="submit" className="button" aria-disabled={sending}>
          {t('community.send')}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('community.cancel')}
        </button>
      </div>
    </form>
  )
}
