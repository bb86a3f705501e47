import { useState, type FormEvent, type ReactNode } from 'react'
import { moveItem, removeItem } from '#core/lesson-plans/edit-lines.ts'
import {
  BUILDER_GRADES,
  BUILDER_SUBJECTS,
  LESSON_DURATIONS,
  PLAN_LIMITS,
  type LessonPlan,
} from '#core/lesson-plans/lesson-plan.ts'
import { reviewPlan } from '#core/lesson-plans/review-plan.ts'
import { PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx'
import { ItemButtons, SelectField, TextField } from './builder-fields.tsx'
import type { FaultOf } from './editor-state.ts'
import css from './lesson-plans.module.css'

export type StepProps = {
  plan: LessonPlan
  faultOf: FaultOf
  onChange: (change: (plan: LessonPlan) => LessonPlan) => void
}

/** Step 1: title, subject, grade, duration and description. */
export function BasicInfo({ plan, faultOf, onChange }: StepProps): ReactNode {
  return (
    <div className="stack">
      <TextField
        id="title"
        label={t('lessonPlans.field.title')}
        value={plan.title}
        most={PLAN_LIMITS.title}
        fault={faultOf('title')}
        onChange={(title) => onChange((before) => ({ ...before, title }))}
      />
      <div className={css['three']}>
        <SelectField
          id="subject"
          label={t('lessonPlans.field.subject')}
          value={plan.subject}
          none={t('lessonPlans.choose')}
          options={BUILDER_SUBJECTS.map((value) => ({ value, name: t(`lessonPlans.subject.${value}`) }))}
          onChange={(subject) => onChange((before) => ({ ...before, subject }))}
        />
        <SelectField
          id="grade"
          label={t('lessonPlans.field.grade')}
          value={plan.grade}
          none={t('lessonPlans.choose')}
          options={BUILDER_GRADES.map((value) => ({ value, name: t(`lessonPlans.grade.${value}`) }))}
          onChange={(grade) => onChange((before) => ({ ...before, grade }))}
        />
        <SelectField
          id="duration"
          label={t('lessonPlans.field.duration')}
          value={plan.duration === null ? null : String(plan.duration)}
          none={t('lessonPlans.choose')}
          options={LESSON_DURATIONS.map((minutes) => ({
            value: String(minutes),
            name: t('lessonPlans.minutes', { count: minutes }),
          }))}
          onChange={(value) =>
            onChange((before) => ({
              ...before,
              duration: LESSON_DURATIONS.find((minutes) => String(minutes) === value) ?? null,
            }))
          }
        />
      </div>
      <TextField
        id="description"
        label={t('lessonPlans.field.description')}
        value={plan.description}
        most={PLAN_LIMITS.text}
        lines={4}
        onChange={(description) => onChange((before) => ({ ...before, description }))}
      />
    </div>
  )
}

/** Step 2: what students will be able to do. One objective remains. */
export function Objectives({ plan: { objectives }, onChange }: StepProps): ReactNode {
  const set = (change: (lines: LessonPlan['objectives']) => LessonPlan['objectives']): void =>
    onChange((before) => ({ ...before, objectives: change(before.objectives) }))
  return (
    <div className="stack">
      <p className="muted">{t('lessonPlans.objectivesLead')}</p>
      <ul className={css['lines']}>
        {objectives.map(({ id, text }, index) => (
          <li key={id} className={css['line']}>
            <TextField
              id={`objectives/${id}/text`}
              label={t('lessonPlans.objective', { number: index + 1 })}
              value={text}
              most={PLAN_LIMITS.line}
              onChange={(value) => set((lines) => lines.map((line) => (line.id === id ? { id, text: value } : line)))}
            />
            <ItemButtons
              name={t('lessonPlans.objective', { number: index + 1 })}
              isFirst={index === 0}
              isLast={index === objectives.length - 1}
              canRemove={objectives.length > 1}
              onMove={(by) => set((lines) => moveItem(lines, id, by))}
              onRemove={() => set((lines) => removeItem(lines, id, 1))}
            />
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          className="button outlined"
          aria-disabled={objectives.length >= PLAN_LIMITS.objectives}
          onClick={() =>
            set((lines) =>
              lines.length < PLAN_LIMITS.objectives ? [...lines, { id: crypto.randomUUID(), text: '' }] : lines,
            )
          }
        >
          <PlusIcon small />
          {t('lessonPlans.addObjective')}
        </button>
      </p>
    </div>
  )
}

/** Step 4: how the teacher finds out what was learnt, and how the lesson fits each student. */
export function Assessment({ plan, onChange }: StepProps): ReactNode {
  return (
    <div className="stack">
      {(['formative', 'summative', 'differentiation'] as const).map((field) => (
        <div key={field}>
          <TextField
            id={field}
            label={t(`lessonPlans.field.${field}`)}
            value={plan[field]}
            most={PLAN_LIMITS.text}
            lines={4}
            onChange={(text) => onChange((before) => ({ ...before, [field]: text }))}
          />
          <p className="hint">{t(`lessonPlans.hint.${field}`)}</p>
        </div>
      ))}
    </div>
  )
}

const Reviewed = ({ name, value }: { name: string; value: string | null }): ReactNode => (
  <>
    <dt>{name}</dt>
    <dd className={value === null ? 'muted' : ''}>{value ?? t('lessonPlans.notSpecified')}</dd>
  </>
)

/** Step 5: the whole lesson at a glance. */
export function Review({ plan }: { plan: LessonPlan }): ReactNode {
  const review = reviewPlan(plan)
  return (
    <div className="stack">
      <dl className={css['facts']}>
        <Reviewed name={t('lessonPlans.field.title')} value={review.title} />
        <Reviewed
          name={t('lessonPlans.field.subject')}
          value={review.subject && t(`lessonPlans.subject.${review.subject}`)}
        />
        <Reviewed name={t('lessonPlans.field.grade')} value={review.grade && t(`lessonPlans.grade.${review.grade}`)} />
        <Reviewed
          name={t('lessonPlans.field.duration')}
          value={review.duration && t('lessonPlans.minutes', { count: review.duration })}
        />
        <Reviewed name={t('lessonPlans.field.description')} value={review.description} />
      </dl>
      <h3>{t('lessonPlans.objectivesCount', { count: review.objectives.length })}</h3>
      <ul className={css['plain']}>
        {review.objectives.map((text, index) => (
          <li key={index} className="row">
            <CheckIcon small /> {text}
          </li>
        ))}
      </ul>
      <h3>{t('lessonPlans.materials')}</h3>
      <p className={review.materials.length === 0 ? 'muted' : ''}>
        {review.materials.length === 0 ? t('lessonPlans.notSpecified') : review.materials.join(', ')}
      </p>
      <h3>{t('lessonPlans.activitiesCount', { count: review.activities.length })}</h3>
      <ol className={css['plain']}>
        {review.activities.map((activity) => (
          <li key={activity.id} className={css['reviewed']}>
            <b>{t(`lessonPlans.activityType.${activity.type}`)}</b>{' '}
            <span className="muted">{t('lessonPlans.minutes', { count: activity.duration })}</span>
            <p className={activity.content === null ? 'muted' : ''}>{activity.content ?? t('lessonPlans.noContent')}</p>
            {activity.blocks > 0 ? <p className="small">{t('lessonPlans.parts', { count: activity.blocks })}</p> : null}
          </li>
        ))}
      </ol>
      <dl className={css['facts']}>
        <Reviewed name={t('lessonPlans.field.formative')} value={review.formative} />
        <Reviewed name={t('lessonPlans.field.summative')} value={review.summative} />
        <Reviewed name={t('lessonPlans.field.differentiation')} value={review.differentiation} />
      </dl>
    </div>
  )
}

/** Materials as chips; one is added by typing its name. */
export function Materials({ plan: { materials }, onChange }: Omit<StepProps, 'faultOf'>): ReactNode {
  const [name, setName] = useState('')
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const text = name.trim()
    if (text === '' || materials.length >= PLAN_LIMITS.materials) return
    setName('')
    onChange((before) => ({ ...before, materials: [...before.materials, { id: crypto.randomUUID(), text }] }))
  }
  return (
    <section className="card stack" aria-labelledby="materials">
      <h2 id="materials">{t('lessonPlans.materials')}</h2>
      {materials.length === 0 ? null : (
        <ul className={`row wrap ${css['plain']}`}>
          {materials.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                className="chip"
                aria-label={t('lessonPlans.remove', { name: text })}
                onClick={() =>
                  onChange((before) => ({ ...before, materials: before.materials.filter((line) => line.id !== id) }))
                }
              >
                {text}
                <CloseIcon small />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="stack" onSubmit={add}>
        <TextField
          id="new-material"
          label={t('lessonPlans.material')}
          value={name}
          most={PLAN_LIMITS.line}
          onChange={setName}
        />
        <button type="submit" className="button quiet">
          <PlusIcon small />
          {t('lessonPlans.addMaterial')}
        </button>
      </form>
    </section>
  )
}
