import '../../ui/fields.css'
import { useMemo, useState, type ReactNode } from 'react'
import { assignmentsCalls } from '#contract/assignments.ts'
import { spacesCalls } from '#contract/spaces.ts'
import type { Space } from '#contract/spaces-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { may } from '#core/permissions/may.ts'
import { useCallQuery, refreshCalls } from '../dashboard/call-query.ts'
import { FormDialog } from '../dashboard/form-dialog.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { useFetched } from '../../platform/use-fetched.ts'
import { ASSIGN_FIELDS, checkForm, emptyForm, inputOf, type AssignField, type AssignForm } from './assign-state.ts'
import css from './assigning.module.css'
import { FieldError, offsetHere, TermFields, type Changing } from './term-fields.tsx'
import { loadTargets, OFFERED_KINDS, type TargetOption } from './load-targets.ts'

/** Groups in which the person may assign; the server decides again. */
export const teachingSpaces = (spaces: readonly Space[]): Space[] =>
  spaces.filter(
    ({ kind, own }) =>
      own !== null &&
      may('class.teach', { ageBand: 'adult', now: Date.now(), membership: { kind, role: own.role, tags: own.tags } }),
  )

/** Options of a list, under the headings of their groups. */
function Options({ options }: { options: readonly TargetOption[] }): ReactNode {
  const groups = [...Map.groupBy(options, ({ group }) => group ?? '')]
  return groups.map(([group, some]) => {
    const items = some.map(({ target, title }) => (
      <option key={target} value={target}>
        {title}
      </option>
    ))
    return group === '' ? (
      items
    ) : (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    )
  })
}

/** The thing to be done: its kind, then one of that kind. */
function WhatFields({ form, change, errors, options }: Changing & { options: readonly TargetOption[] }): ReactNode {
  return (
    <div className={css['days']}>
      <label className="field">
        <span>{t('assignments.kind')}</span>
        <select
          className="select"
          value={form.kind}
          onChange={({ target: { value } }) => {
            const kind = OFFERED_KINDS.find((one) => one === value)
            if (kind) change({ kind, target: kind === 'review' ? 'due' : '' })
          }}
        >
          {OFFERED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`assignments.kind.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('assignments.target')}</span>
        <select
          id="target"
          className="select"
          value={form.target}
          aria-invalid={errors.target !== undefined}
          aria-describedby="target-error"
          onChange={({ target: { value } }) => change({ target: value })}
        >
          <option value="">{t('assignments.choose')}</option>
          <Options options={options} />
        </select>
        <FieldError field="target" errors={errors} />
      </label>
    </div>
  )
}

/** Class or family whose students get it. */
function GroupField({ form, change, errors, spaces }: Changing & { spaces: readonly Space[] }): ReactNode {
  return (
    <label className="field">
      <span>{t('assignments.group')}</span>
      <select
        id="spaceId"
        className="select"
        value={form.spaceId}
        aria-invalid={errors.spaceId !== undefined}
        aria-describedby="spaceId-error"
        onChange={({ target: { value } }) => change({ spaceId: value, learnerIds: [] })}
      >
        <option value="">{t('assignments.choose')}</option>
        {spaces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <FieldError field="spaceId" errors={errors} />
    </label>
  )
}

/** Form that assigns something: what, for whom, and when. @param spaceId group that is chosen at first */
export function AssignDialog({ spaceId, onClose }: { spaceId: string | undefined; onClose: () => void }): ReactNode {
  const language = useStore(learningLanguageStore)
  const [id] = useState(() => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10))))
  const [form, setForm] = useState(() => emptyForm(spaceId ?? '', Date.now(), offsetHere()))
  const spaces = teachingSpaces(useCallQuery<'listSpaces'>(spacesCalls.listSpaces, {}).data?.spaces ?? [])
  const [only] = spaces
  const filled = useMemo(
    () => (form.spaceId === '' && spaces.length === 1 && only ? { ...form, spaceId: only.id } : form),
    [form, spaces.length, only],
  )
  const fetched = useFetched(`${language} ${form.kind}`, () => loadTargets(form.kind, language))
  const options = fetched.phase === 'ready' ? fetched.value : []
  const { errors, failure, sending, submit } = useForm<AssignField>({
    fields: ASSIGN_FIELDS,
    check: () => checkForm(filled),
    send: () =>
      callApi<'createAssignment'>(
        assignmentsCalls.createAssignment,
        inputOf(filled, { id, now: Date.now(), utcOffsetMinutes: offsetHere(), language, options }),
      ),
    onDone: () => {
      void refreshCalls()
      onClose()
    },
  })
  const change = (part: Partial<AssignForm>): void => setForm({ ...filled, ...part })
  const parts = { form: filled, change, errors }
  return (
    <FormDialog
      title={t('assignments.assign')}
      submit={t('assignments.assign')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <WhatFields {...parts} options={options} />
      <GroupField {...parts} spaces={spaces} />
      <TermFields {...parts} />
    </FormDialog>
  )
}
