import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { communityCalls } from '#contract/community.ts'
import { REPORT_REASONS, type ReportedKind, type ReportReason } from '#core/community/content-reports.ts'
import { COMMUNITY_LIMITS } from '#core/community/suggestions.ts'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'

/**
 * Form by which an adult reports a thing of somebody else to staff.
 * @param id the thing's id, as its feature knows it
 */
export function ReportForm({
  kind,
  id,
  onCancel,
}: {
  kind: ReportedKind
  id: string
  onCancel: () => void
}): ReactNode {
  const [reason, setReason] = useState<ReportReason>('wrong')
  const [note, setNote] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { failure, sending, submit } = useForm<'note'>({
    fields: ['note'],
    check: () => ({}),
    send: () => callApi<'reportContent'>(communityCalls.reportContent, { kind, id, reason, note }),
    onDone: () => setIsSent(true),
  })
  if (isSent)
    return (
      <p className="feedback ok" role="status">
        {t('community.reported')}
      </p>
    )
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <FormError text={failure} />
      <label className="field">
        <span>{t('community.reportTitle')}</span>
        <select
          className="select"
          value={reason}
          onChange={(event) => setReason(REPORT_REASONS.find((known) => known === event.target.value) ?? 'other')}
        >
          {REPORT_REASONS.map((known) => (
            <option key={known} value={known}>
              {t(`community.reason.${known}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('community.reportNote')}</span>
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
          {t('community.reportSend')}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('community.cancel')}
        </button>
      </div>
    </form>
  )
}
