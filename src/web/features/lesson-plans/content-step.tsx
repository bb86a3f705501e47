import type { CSSProperties, ReactNode } from 'react'
import { moveItem, removeItem } from '#core/lesson-plans/edit-lines.ts'
import {
  ACTIVITY_TYPES,
  emptyActivity,
  emptyExercise,
  plannedMinutes,
  PLAN_LIMITS,
  type LessonActivity,
  type LessonBlock,
} from '#core/lesson-plans/lesson-plan.ts'
import { PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { ActionMenu } from '../../parts/dashboard/action-menu.tsx'
import { offerUndo } from '../../parts/dashboard/undo-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { BlockEditor } from './block-editor.tsx'
import { ItemButtons, SelectField, TextField } from './builder-fields.tsx'
import { HUE_OF_ACTIVITY, type FaultOf } from './editor-state.ts'
import css from './lesson-plans.module.css'
import type { StepProps } from './plan-steps.tsx'

/** Minutes that an activity can be planned for. */
const MINUTES = [5, 10, 15, 20, 25, 30, 40, 45, 60, 90, 120] as const

/** Bar of the planned minutes: one piece an activity. */
function MinutesBar({ activities }: { activities: readonly LessonActivity[] }): ReactNode {
  const minutes = activities.map(({ duration }) => duration).join(', ')
  return (
    <div className={css['minutes']} role="img" aria-label={t('lessonPlans.minutesEach', { minutes })}>
      {activities.map(({ id, type, duration }) => (
        <i key={id} className={HUE_OF_ACTIVITY[type]} style={{ '--part': Math.max(1, duration) } as CSSProperties}>
          {duration}
        </i>
      ))}
    </div>
  )
}

type ActivityProps = {
  planId: string
  activity: LessonActivity
  number: number
  count: number
  language: string
  faultOf: FaultOf
  onChange: (change: (activity: LessonActivity) => LessonActivity) => void
  onMove: (by: number) => void
  onRemove: () => void
}

/** Menu that adds a part for students to an activity. */
function AddPart({ name, onAdd }: { name: string; onAdd: (block: LessonBlock) => void }): ReactNode {
  return (
    <p>
      <ActionMenu
        className="button quiet"
        button={
          <>
            <PlusIcon small />
            {t('lessonPlans.addPart')}
            <span className="visually-hidden"> {name}</span>
          </>
        }
        actions={[
          {
            id: 'text',
            name: t('lessonPlans.block.text'),
            onAction: () => onAdd({ id: crypto.randomUUID(), kind: 'text', text: '' }),
          },
          ...(['picture', 'sound'] as const).map((kind) => ({
            id: kind,
            name: t(`lessonPlans.block.${kind}`),
            onAction: () => onAdd({ id: crypto.randomUUID(), kind, uploadId: '', text: '' }),
          })),
          {
            id: 'words',
            name: t('lessonPlans.block.words'),
            onAction: () => onAdd({ id: crypto.randomUUID(), kind: 'words', words: [] }),
          },
          {
            id: 'exercise',
            name: t('lessonPlans.block.exercise'),
            onAction: () => onAdd(emptyExercise(crypto.randomUUID(), 'choose-meaning')),
          },
        ]}
      />
    </p>
  )
}

function Activity({
  planId,
  activity,
  number,
  count,
  language,
  faultOf,
  onChange,
  onMove,
  onRemove,
}: ActivityProps): ReactNode {
  const { id, type, content, duration, blocks } = activity
  const path = `activities/${id}`
  const name = t('lessonPlans.activity', { number })
  const setBlocks = (change: (blocks: LessonBlock[]) => LessonBlock[]): void =>
    onChange((before) => ({ ...before, blocks: change(before.blocks).slice(0, PLAN_LIMITS.blocks) }))
  const add = (block: LessonBlock): void => setBlocks((before) => [...before, block])
  const options = [...new Set([...MINUTES, duration])].toSorted((one, other) => one - other)
  return (
    <li className={`${css['activity']} ${HUE_OF_ACTIVITY[type]}`} aria-label={name}>
      <div className={css['activityLine']}>
        <SelectField
          id={`${path}/type`}
          label={t('lessonPlans.typeOf', { name })}
          isLabelHidden
          value={type}
          options={ACTIVITY_TYPES.map((value) => ({ value, name: t(`lessonPlans.activityType.${value}`) }))}
          onChange={(value) => value && onChange((before) => ({ ...before, type: value }))}
        />
        <TextField
          id={`${path}/content`}
          label={t('lessonPlans.contentOf', { name })}
          isLabelHidden
          value={content}
          most={PLAN_LIMITS.text}
          fault={faultOf(`${path}/content`)}
          onChange={(text) => onChange((before) => ({ ...before, content: text }))}
        />
        <SelectField
          id={`${path}/duration`}
          label={t('lessonPlans.durationOf', { name })}
          isLabelHidden
          value={String(duration)}
          options={options.map((minutes) => ({
            value: String(minutes),
            name: t('lessonPlans.min', { count: minutes }),
          }))}
          onChange={(value) => onChange((before) => ({ ...before, duration: Number(value ?? duration) }))}
        />
      </div>
      {blocks.length === 0 ? null : (
        <ol className={css['blocks']} aria-label={t('lessonPlans.partsOf', { name })}>
          {blocks.map((block, index) => (
            <BlockEditor
              key={block.id}
              path={`${path}/blocks/${block.id}`}
              planId={planId}
              block={block}
              number={index + 1}
              count={blocks.length}
              language={language}
              faultOf={faultOf}
              onChange={(next) => setBlocks((before) => before.map((one) => (one.id === next.id ? next : one)))}
              onMove={(by) => setBlocks((before) => moveItem(before, block.id, by))}
              onRemove={() => {
                setBlocks((before) => removeItem(before, block.id))
                offerUndo(t('lessonPlans.removed'), () =>
                  setBlocks((before) => [...before.slice(0, index), block, ...before.slice(index)]),
                )
              }}
              onAddExercises={(made) =>
                setBlocks((before) => {
                  const at = before.findIndex((one) => one.id === block.id) + 1
                  return [...before.slice(0, at), ...made, ...before.slice(at)]
                })
              }
            />
          ))}
        </ol>
      )}
      <div className="row wrap spread">
        <AddPart name={name} onAdd={add} />
        <ItemButtons
          name={name}
          isFirst={number === 1}
          isLast={number === count}
          canRemove={count > 1}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}

/** Step 3: activities with their minutes, and what students see in each. One activity remains. */
export function Content({ plan, planId, faultOf, onChange }: StepProps & { planId: string }): ReactNode {
  const { activities, language } = plan
  const set = (change: (before: LessonActivity[]) => LessonActivity[]): void =>
    onChange((before) => ({ ...before, activities: change(before.activities) }))
  return (
    <div className="stack">
      <p className="muted">
        {plan.duration === null
          ? t('lessonPlans.planned', { count: plannedMinutes(plan) })
          : t('lessonPlans.plannedOf', { planned: plannedMinutes(plan), total: plan.duration })}
      </p>
      <MinutesBar activities={activities} />
      <ol className={css['plain']}>
        {activities.map((activity, index) => (
          <Activity
            planId={planId}
            key={activity.id}
            activity={activity}
            number={index + 1}
            count={activities.length}
            language={language}
            faultOf={faultOf}
            onChange={(change) => set((before) => before.map((one) => (one.id === activity.id ? change(one) : one)))}
            onMove={(by) => set((before) => moveItem(before, activity.id, by))}
            onRemove={() => {
              set((before) => removeItem(before, activity.id, 1))
              offerUndo(t('lessonPlans.removed'), () =>
                set((before) => [...before.slice(0, index), activity, ...before.slice(index)]),
              )
            }}
          />
        ))}
      </ol>
      <p>
        <button
          type="button"
          className="button outlined"
          aria-disabled={activities.length >= PLAN_LIMITS.activities}
          onClick={() =>
            set((before) =>
              before.length < PLAN_LIMITS.activities
                ? [...before, emptyActivity(crypto.randomUUID(), 'guided_practice')]
                : before,
            )
          }
        >
          <PlusIcon small />
          {t('lessonPlans.addActivity')}
        </button>
      </p>
    </div>
  )
}
