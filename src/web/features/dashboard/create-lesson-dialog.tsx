import '../../ui/fields.css'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import {
  BUILDER_GRADES,
  BUILDER_SUBJECTS,
  emptyPlan,
  PLAN_LIMITS,
  type BuilderGrade,
  type BuilderSubject,
} from '#core/lesson-plans/lesson-plan.ts'
import { refreshCalls } from '../../parts/dashboard/call-query.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { UploadField } from '../../parts/uploads/upload-field.tsx'
import { isUnderWay } from '../../parts/uploads/upload-list.ts'
import { useUploads, type Uploads } from '../../parts/uploads/use-uploads.ts'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { Field } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { Modal } from '../../ui/modal.tsx'
import css from './create-lesson-dialog.module.css'

/** Shows files that are still on their way after the lesson has been saved. It opens after the last one. */
function Saved({ title, uploads }: { title: string; uploads: Uploads }): ReactNode {
  const heading = useId()
  const { items, planId } = uploads
  const address = `/dashboard/builder/${planId}`
  const isWaiting = items.some(isUnderWay)
  const isWhole = items.every(({ state }) => state.is === 'done')
  useEffect(() => {
    if (isWhole) navigate(address)
  }, [isWhole, address])
  return (
    <Modal labelledBy={heading} onClose={() => navigate(address)}>
      <div className="stack">
        <h2 id={heading}>{t('dashboard.lesson.saved', { title })}</h2>
        <p role="status">{t(isWaiting ? 'dashboard.lesson.onTheirWay' : 'dashboard.lesson.notAll')}</p>
        <UploadField uploads={uploads} label={t('uploads.files')} />
        <p>
          <Link className={`button ${isWaiting ? 'outlined' : ''}`} href={address}>
            {t('dashboard.lesson.open')}
          </Link>
        </p>
      </div>
    </Modal>
  )
}

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** Asks for title, subject, grade, description and files, and makes a lesson of the builder of them. */
export function CreateLessonDialog({ onClose }: { onClose: () => void }): ReactNode {
  const [planId] = useState(newId)
  const [title, setTitle] = useState('')
  const [subject, setSubject] = useState<BuilderSubject | null>(null)
  const [grade, setGrade] = useState<BuilderGrade | null>(null)
  const [description, setDescription] = useState('')
  const [isSaved, setIsSaved] = useState(false)
  const language = useStore(learningLanguageStore)
  const uploads = useUploads(planId)
  const { errors, failure, sending, submit } = useForm<'title'>({
    fields: ['title'],
    check: () => ({
      ...(title.trim() === '' ? { title: 'missing' as const } : {}),
      ...(title.length > PLAN_LIMITS.title ? { title: 'too-long' as const } : {}),
    }),
    send: () => {
      const plan = {
        ...emptyPlan(language, () => crypto.randomUUID()),
        title: title.trim(),
        subject,
        grade,
        description,
      }
      return callApi<'saveDraft'>(lessonPlansCalls.saveDraft, { planId, base: null, plan, decided: [] })
    },
    onDone: () => {
      void refreshCalls()
      setIsSaved(true)
    },
  })
  if (isSaved) return <Saved title={title.trim()} uploads={uploads} />
  return (
    <FormDialog
      title={t('dashboard.create.lesson')}
      submit={t('lessonPlans.create')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={() => {
        uploads.removeAll()
        onClose()
      }}
    >
      <Field
        name="title"
        label={t('lessonPlans.field.title')}
        autoComplete="off"
        value={title}
        error={errors.title}
        onChange={setTitle}
      />
      <div className={css['two']}>
        <label className="field">
          <span>{t('lessonPlans.field.subject')}</span>
          <select
            className="select"
            value={subject ?? ''}
            onChange={({ target }) => setSubject(BUILDER_SUBJECTS.find((one) => one === target.value) ?? null)}
          >
            <option value="">{t('lessonPlans.choose')}</option>
            {BUILDER_SUBJECTS.map((one) => (
              <option key={one} value={one}>
                {t(`lessonPlans.subject.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('lessonPlans.field.grade')}</span>
          <select
            className="select"
            value={grade ?? ''}
            onChange={({ target }) => setGrade(BUILDER_GRADES.find((one) => one === target.value) ?? null)}
          >
            <option value="">{t('lessonPlans.choose')}</option>
            {BUILDER_GRADES.map((one) => (
              <option key={one} value={one}>
                {t(`lessonPlans.grade.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="field">
        <span>{t('lessonPlans.field.description')}</span>
        <textarea
          className={`input ${css['area']}`}
          rows={3}
          maxLength={PLAN_LIMITS.text}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </label>
      <UploadField uploads={uploads} label={t('uploads.files')} />
      <p className="small muted">{t('dashboard.lesson.lead')}</p>
    </FormDialog>
  )
}
