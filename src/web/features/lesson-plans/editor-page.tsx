import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { lessonPlansCalls as calls } from '#contract/lesson-plans.ts'
import { BUILDER_STEPS, clampStep, nextReads, stepAt } from '#core/lesson-plans/builder-steps.ts'
import { findPlanFaults } from '#core/lesson-plans/find-plan-faults.ts'
import { fileIdsOf } from '#core/lesson-plans/lesson-plan.ts'
import { playableOf } from '#core/lesson-plans/playable-lesson.ts'
import { readField, type PlanValue } from '#core/lesson-plans/merge-plans.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { refreshCalls } from '../../parts/dashboard/call-query.ts'
import { Skeleton } from '../../parts/dashboard/loaded.tsx'
import { ownLessonAddress } from '#core/lesson-plans/own-lesson-address.ts'
import { LessonFiles } from '../../parts/uploads/lesson-files.tsx'
import { OwnLessonPlayer } from '../../parts/own-lesson/own-lesson-player.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { CheckIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { Content } from './content-step.tsx'
import type { Draft } from './draft-state.ts'
import { findFaults, isStepDone, savingNote, stepOfField, timeOf } from './editor-state.ts'
import css from './lesson-plans.module.css'
import { Assessment, BasicInfo, Materials, Objectives, Review, type StepProps } from './plan-steps.tsx'
import { Sharing } from './sharing.tsx'
import { useDraft, useOpening, type OpenDraft } from './use-draft.ts'
import { Versions } from './versions.tsx'

/** Says where the draft is: on the server, on this device, or nowhere yet. */
function SavedAt({ open: { draft, isSaving } }: { open: OpenDraft }): ReactNode {
  const note = savingNote(draft, isSaving)
  const time = draft.savedAt === null ? '' : timeOf(draft.savedAt, currentLanguage())
  return (
    <p className="muted" role="status">
      {t(`lessonPlans.note.${note}`, { time })}
    </p>
  )
}

/** The five steps as a row; a tick stands at each that has what it needs. */
function Steps({ draft, step, onStep }: { draft: Draft; step: number; onStep: (step: number) => void }): ReactNode {
  return (
    <ol className={css['steps']} aria-label={t('lessonPlans.steps')}>
      {BUILDER_STEPS.map((name, index) => {
        const isDone = index + 1 !== step && isStepDone(draft.plan, name)
        return (
          <li key={name} className={isDone ? css['done'] : ''}>
            <button
              type="button"
              {...(index + 1 === step ? { 'aria-current': 'step' as const } : {})}
              onClick={() => onStep(index + 1)}
            >
              {isDone ? <CheckIcon small /> : `${index + 1}.`} <span>{t(`lessonPlans.step.${name}`)}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const showValue = (value: PlanValue | undefined): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '–' : JSON.stringify(value)

/** Texts that two people wrote into one field at the same time: somebody chooses one. */
function Clashes({ open: { draft, decide } }: { open: OpenDraft }): ReactNode {
  if (draft.clashes.length === 0) return null
  return (
    <section className="feedback warn stack" aria-labelledby="clashes">
      <h2 id="clashes">{t('lessonPlans.clashes', { count: draft.clashes.length })}</h2>
      {draft.clashes.map((clash) => (
        <div key={clash.id} className="stack">
          <p>
            {t('lessonPlans.clashHere')} <b>{showValue(readField(draft.plan, clash.path))}</b>
          </p>
          <p>
            {t('lessonPlans.clashOther')} <b>{showValue(clash.mine)}</b>
          </p>
          <p className="row wrap">
            <button type="button" className="button outlined" onClick={() => decide(clash, false)}>
              {t('lessonPlans.keepThis')}
            </button>
            <button type="button" className="button outlined" onClick={() => decide(clash, true)}>
              {t('lessonPlans.takeOther')}
            </button>
          </p>
        </div>
      ))}
    </section>
  )
}

function Summary({ plan }: Pick<StepProps, 'plan'>): ReactNode {
  const none = t('lessonPlans.notSpecified')
  const objectives = plan.objectives.filter(({ text }) => text.trim() !== '')
  return (
    <section className="card stack" aria-labelledby="this-lesson">
      <h2 id="this-lesson">{t('lessonPlans.thisLesson')}</h2>
      <dl className={css['facts']}>
        <dt>{t('lessonPlans.field.title')}</dt>
        <dd>{plan.title.trim() === '' ? none : plan.title}</dd>
        <dt>{t('lessonPlans.field.subject')}</dt>
        <dd>{plan.subject ? t(`lessonPlans.subject.${plan.subject}`) : none}</dd>
        <dt>{t('lessonPlans.field.grade')}</dt>
        <dd>{plan.grade ? t(`lessonPlans.grade.${plan.grade}`) : none}</dd>
        <dt>{t('lessonPlans.field.duration')}</dt>
        <dd>{plan.duration ? t('lessonPlans.minutes', { count: plan.duration }) : none}</dd>
      </dl>
      {objectives.length === 0 ? null : (
        <>
          <h3>{t('lessonPlans.step.objectives')}</h3>
          <ul className={css['plain']}>
            {objectives.map(({ id, text }) => (
              <li key={id} className={`row ${css['ticked']}`}>
                <CheckIcon small />
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type Published = CallOf<'publishPlan'>['output']

function StepBody({
  name,
  planId,
  ...step
}: StepProps & { name: (typeof BUILDER_STEPS)[number]; planId: string }): ReactNode {
  if (name === 'basic-info') return <BasicInfo {...step} />
  if (name === 'objectives') return <Objectives {...step} />
  if (name === 'content') return <Content {...step} planId={planId} />
  return name === 'assessment' ? <Assessment {...step} /> : <Review plan={step.plan} />
}

/** Focuses a field once it is drawn. */
const focusField = (id: string): void => void requestAnimationFrame(() => document.getElementById(id)?.focus())

/** The lesson as students play it; nothing is recorded. */
function Preview({
  owner,
  planId,
  plan,
  onClose,
}: Pick<StepProps, 'plan'> & { owner: string; planId: string; onClose: () => void }): ReactNode {
  return (
    <section aria-label={t('lessonPlans.preview')}>
      <h1 className="visually-hidden">{t('lessonPlans.preview')}</h1>
      <OwnLessonPlayer
        lesson={playableOf(planId, 1, plan)}
        owner={owner}
        isPreview
        onClose={onClose}
        ending={
          <button type="button" className="button big" onClick={onClose}>
            {t('lessonPlans.endPreview')}
          </button>
        }
      />
    </section>
  )
}

function Editor({ owner, planId, first }: { owner: string; planId: string; first: Draft }): ReactNode {
  const open = useDraft(owner, planId, first)
  const { draft, change, save } = open
  const [step, setStep] = useState(1)
  const [isAsked, setIsAsked] = useState(false)
  const [isPreview, setIsPreview] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [published, setPublished] = useState<Published>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { faults, faultOf } = findFaults(draft.plan, isAsked)
  const name = stepAt(step)

  const go = (next: number): void => {
    setStep(clampStep(next))
    requestAnimationFrame(() => heading.current?.focus())
  }
  const finish = async (): Promise<void> => {
    await save()
    await refreshCalls()
    navigate('/dashboard/builder')
  }
  const publish = async (): Promise<void> => {
    setIsAsked(true)
    setPublished(undefined)
    setFailure(undefined)
    const [fault] = findPlanFaults(draft.plan)
    if (fault) {
      setStep(stepOfField(fault.path))
      focusField(fault.path)
      return
    }
    const revision = await save()
    if (revision === undefined) {
      setFailure(t('lessonPlans.publishOffline'))
      return
    }
    const result = await callApi<'publishPlan'>(calls.publishPlan, { planId, revision })
    if (result.ok) setPublished(result.output)
    else setFailure(failureText(result))
    void refreshCalls()
  }

  if (isPreview) return <Preview owner={owner} planId={planId} plan={draft.plan} onClose={() => setIsPreview(false)} />
  return (
    <div className="stack">
      <div className="row wrap spread">
        <div>
          <h1 tabIndex={-1}>{t('lessonPlans.title')}</h1>
          <SavedAt open={open} />
        </div>
        <div className="row wrap">
          <button type="button" className="button outlined" onClick={() => void save()}>
            {t('lessonPlans.save')}
          </button>
          <button type="button" className="button" onClick={() => void publish()}>
            {t('lessonPlans.publish')}
          </button>
          <button type="button" className="button quiet" onClick={() => setIsPreview(true)}>
            {t('lessonPlans.preview')}
          </button>
        </div>
      </div>
      <FormError text={failure ?? open.failure} />
      {faults.length > 0 ? (
        <p className="feedback bad" role="alert">
          {t('lessonPlans.faults', { count: faults.length })}
        </p>
      ) : null}
      <div role="status">
        {published ? (
          <p className="feedback ok">
            {t('lessonPlans.published', { version: published.version })}{' '}
            <Link href={ownLessonAddress(planId, published.version)}>{t('lessonPlans.openPublished')}</Link>
          </p>
        ) : null}
      </div>
      <Clashes open={open} />
      <Steps draft={draft} step={step} onStep={go} />
      <div className={css['columns']}>
        <section className="card stack" aria-labelledby="step-heading">
          <h2 id="step-heading" ref={heading} tabIndex={-1}>
            {t('lessonPlans.stepHeading', { number: step, name: t(`lessonPlans.step.${name}`) })}
          </h2>
          <StepBody name={name} planId={planId} plan={draft.plan} faultOf={faultOf} onChange={change} />
          <div className="row spread">
            <button type="button" className="button outlined" aria-disabled={step === 1} onClick={() => go(step - 1)}>
              {t('lessonPlans.previous')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => (nextReads(step) === 'finish' ? void finish() : go(step + 1))}
            >
              {t(`lessonPlans.${nextReads(step)}`)}
              <ChevronRightIcon small />
            </button>
          </div>
        </section>
        <aside className="stack">
          <Summary plan={draft.plan} />
          <Materials plan={draft.plan} onChange={change} />
          {draft.base ? <LessonFiles planId={planId} shown={fileIdsOf(draft.plan)} /> : null}
          {draft.base ? <Sharing planId={planId} /> : null}
          {draft.base ? <Versions planId={planId} onRestore={(plan) => change(() => plan)} /> : null}
        </aside>
      </div>
    </div>
  )
}

function Opened({ owner, planId }: { owner: string; planId: string }): ReactNode {
  const { opening, retry } = useOpening(owner, planId)
  if (opening.phase === 'open') return <Editor owner={owner} planId={planId} first={opening.draft} />
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{t('lessonPlans.title')}</h1>
      {opening.phase === 'loading' ? (
        <Skeleton lines={5} />
      ) : (
        <div className="stack" role="alert">
          <p>{opening.failure}</p>
          <p className="row wrap">
            <button type="button" className="button outlined" onClick={retry}>
              {t('dashboard.tryAgain')}
            </button>
            <Link className="button outlined" href="/dashboard/builder">
              {t('lessonPlans.toList')}
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}

/** Lesson Builder: one lesson in five steps. */
export default function EditorPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const signIn = useStore(signInStore)
  useEffect(() => {
    document.title = t('lessonPlans.title')
  }, [])
  if (signIn.status !== 'signed-in') return <h1>{t('lessonPlans.title')}</h1>
  return <Opened key={parameter} owner={signIn.account.id} planId={parameter} />
}
