import { useState, type ReactNode } from 'react'
import { assignmentsCalls } from '#contract/assignments.ts'
import type { AssignedStudent, ListedAssignment } from '#contract/assignments-schemas.ts'
import { ASSIGNMENT_LIMITS } from '#core/assignments/assignment.ts'
import {
  ASSIGN_FIELDS,
  changeOf,
  checkForm,
  formOf,
  type AssignField,
  type AssignForm,
} from '../../parts/assigning/assign-state.ts'
import { FieldError, offsetHere, TermFields } from '../../parts/assigning/term-fields.tsx'
import { refreshCalls } from '../../parts/dashboard/call-query.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Form that changes an assignment, and says first what that does to work that was handed in. */
export function ChangeDialog({
  assignment,
  students,
  onClose,
}: {
  assignment: ListedAssignment
  students: readonly AssignedStudent[]
  onClose: () => void
}): ReactNode {
  const [opened] = useState(assignment)
  const [form, setForm] = useState<AssignForm>(() =>
    formOf(
      assignment,
      students.map(({ learnerId }) => learnerId),
      offsetHere(),
    ),
  )
  const { errors, failure, sending, submit } = useForm<AssignField>({
    fields: ASSIGN_FIELDS,
    check: () => ({ ...checkForm(form), ...(form.title.trim() === '' ? { title: 'missing' as const } : {}) }),
    send: () =>
      callApi<'changeAssignment'>(
        assignmentsCalls.changeAssignment,
        changeOf(form, opened, { now: Date.now(), utcOffsetMinutes: offsetHere() }),
      ),
    onDone: () => {
      void refreshCalls()
      onClose()
    },
  })
  const parts = { form, change: (part: Partial<AssignForm>) => setForm({ ...form, ...part }), errors }
  return (
    <FormDialog
      title={t('assignments.change')}
      submit={t('assignments.saveChange')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      {assignment.completed === 0 ? null : (
        <div className="feedback">
          <p>{t('assignments.changeDone', { count: assignment.completed })}</p>
        </div>
      )}
      <label className="field">
        <span>{t('assignments.name')}</span>
        <input
          id="title"
          className="input"
          autoComplete="off"
          maxLength={ASSIGNMENT_LIMITS.title}
          value={form.title}
          aria-invalid={errors.title !== undefined}
          aria-describedby="title-error"
          onChange={({ target: { value } }) => parts.change({ title: value })}
        />
        <FieldError field="title" errors={errors} />
      </label>
      <TermFields {...parts} isFixed={students.some(({ latest }) => (latest?.mark?.rubric ?? []).length > 0)} />
    </FormDialog>
  )
}
