import '../../ui/feedback.css'
import '../../ui/fields.css'
import '../../ui/hear.css'
import '../../ui/tag.css'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { checkStep, isFreelyAnswered, type CheckGrammar } from '#core/course/check-step.ts'
import { isAsking, type AskingStep, type LessonStep } from '#core/course/lesson.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningArea } from '#core/sections/sections.ts'
import { loadLanguageEngine } from '../content/load-language-engine.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Answer } from './answer-parts.tsx'
import css from './lesson.module.css'
import {
  answerStep,
  currentStep,
  giveUp,
  goOn,
  HINTS,
  leaveRun,
  positionOf,
  resumeRun,
  takeHint,
  type LeftRun,
  type Run,
  type RunOutcome,
} from './lesson-state.ts'
import { Found } from './found.tsx'
import { Hints, Question, Reading, struckBy } from './step-parts.tsx'

type PlayerProps = {
  steps: readonly LessonStep[]
  language: LearningLanguage
  /** Area in which answers count. */
  area: LearningArea
  /** Extra practice leaves the schedule alone. */
  isScheduled: boolean
  /** False in a preview: answers are checked, and not kept. */
  isRecorded?: boolean
  left: LeftRun | null
  onLeft: (left: LeftRun | null) => void
  /** Leaves; the place is kept. */
  onClose: () => void
  renderEnding: (run: Run) => ReactNode
  /** Tells whether a text has a sound; by default it is tried. */
  canHear?: (text: string) => boolean
}

const canAlwaysHear = (): boolean => true

async function record(
  language: LearningLanguage,
  section: LearningArea,
  isScheduled: boolean,
  { step, ...outcome }: RunOutcome,
): Promise<void> {
  const { recordAnswer } = await import('../learning/record-answer.ts')
  await recordAnswer({
    ...outcome,
    language,
    section,
    itemId: step.id,
    exerciseType: step.exerciseType,
    cards: isScheduled ? step.cards : [],
  })
}

async function loadGrammar(language: LearningLanguage, meanings: InterfaceLanguage): Promise<CheckGrammar | null> {
  const [engine, judge] = await Promise.all([
    loadLanguageEngine(language, meanings),
    import('#core/answers/check-with-grammar.ts').catch(() => null),
  ])
  return engine && judge ? (target, also, given) => judge.checkWithGrammar(target, also, given, engine) : null
}

/** The check by grammar, fetched while the learner reads: what it adds is the reason, and what else is right. */
function useGrammar(language: LearningLanguage): {
  current: () => CheckGrammar | null
  load: () => Promise<CheckGrammar | null>
} {
  const grammar = useRef<CheckGrammar | null>(null)
  const meanings = currentLanguage()
  const load = async (): Promise<CheckGrammar | null> => (grammar.current ??= await loadGrammar(language, meanings))
  useEffect(() => {
    void loadGrammar(language, meanings).then((loaded) => {
      grammar.current = loaded
    })
  }, [language, meanings])
  return { current: () => grammar.current, load }
}

/** Milliseconds that an answer waits for the grammar before it is checked without. */
const PATIENCE_MS = 3000

/** The run with what follows from each press. */
function useRun({ steps, language, area, isScheduled, isRecorded = true, left, onLeft }: PlayerProps): {
  run: Run
  answer: (step: AskingStep, given: string) => void
  act: (change: (run: Run) => Run) => void
  show: () => void
} {
  const [run, setRun] = useState(() => resumeRun(steps, left, Date.now()))
  const grammar = useGrammar(language)
  const leave = useEffectEvent(onLeft)
  useEffect(() => leave(leaveRun(run)), [run])
  const keep = (outcome: RunOutcome | undefined): void => {
    if (outcome && isRecorded) void record(language, area, isScheduled, outcome)
  }

  const judge = (step: AskingStep, given: string, known: CheckGrammar | null): void => {
    const { run: next, outcome } = answerStep(run, given, checkStep(step, given, known), Date.now())
    setRun(next)
    keep(outcome)
  }
  const answer = (step: AskingStep, given: string): void => {
    if (grammar.current() !== null || !isFreelyAnswered(step)) judge(step, given, grammar.current())
    else
      void Promise.race([
        grammar.load(),
        new Promise<null>((resolve) => {
          setTimeout(resolve, PATIENCE_MS, null)
        }),
      ]).then((loaded) => judge(step, given, loaded))
  }
  const show = (): void => {
    const { run: next, outcome } = giveUp(run, Date.now())
    setRun(next)
    keep(outcome)
  }
  return { run, answer, show, act: (change) => setRun(change) }
}

function Progress({ run, onClose }: { run: Run; onClose: () => void }): ReactNode {
  const { done, of } = positionOf(run)
  return (
    <div className={`row ${css['progress']}`}>
      <button type="button" className="icon-button" aria-label={t('lesson.stop')} onClick={onClose}>
        <CloseIcon />
      </button>
      <progress className={css['bar']} max={of} value={done} aria-label={t('lesson.progress')} />
      <span className="tag">{t('lesson.position', { done: Math.min(of, done + 1), of })}</span>
    </div>
  )
}

/** The steps of a lesson or a review, one after another. */
export function LessonPlayer(props: PlayerProps): ReactNode {
  const { run, answer, act, show } = useRun(props)
  const { language, onClose, renderEnding, canHear = canAlwaysHear } = props
  const step = currentStep(run)
  const area = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const isOpen = run.phase === 'asking'
  useEffect(() => {
    if (!isOpen) next.current?.focus()
    else {
      const shown = area.current?.querySelector(`[data-at="${run.at}"]`)
      const begin = shown?.querySelector<HTMLElement>('[data-first]') ?? shown?.querySelector('h2')
      begin?.focus({ preventScroll: true })
    }
  }, [run.at, isOpen])
  if (!step) return renderEnding(run)
  const proceed = (
    <button
      ref={next}
      type="button"
      className="button big wide"
      onClick={() => act((current) => goOn(current, Date.now()))}
    >
      {t('lesson.goOn')}
    </button>
  )
  const actions = isAsking(step) ? (
    <>
      {run.hints < HINTS ? (
        <button type="button" className="button outlined big" onClick={() => act(takeHint)}>
          {t('lesson.hint')}
        </button>
      ) : null}
      <button type="button" className="button outlined big" onClick={show}>
        {t('lesson.showMe')}
      </button>
    </>
  ) : null
  return (
    <div className={css['player']} ref={area}>
      <Progress run={run} onClose={onClose} />
      {isAsking(step) ? (
        <div className={css['step']} key={run.at} data-at={run.at}>
          <Question step={step} language={language} />
          <div className="stack">
            <Answer
              step={step}
              language={language}
              given={isOpen ? null : run.given}
              struck={struckBy(step, run.hints)}
              onAnswer={(given) => answer(step, given)}
              actions={actions}
            />
            {isOpen ? <Hints step={step} shown={run.hints} language={language} /> : null}
            <div role="status" aria-live="polite">
              {isOpen ? null : <Found run={run} step={step} language={language} canHear={canHear} />}
            </div>
            {isOpen ? null : proceed}
          </div>
        </div>
      ) : (
        <div className="stack" key={run.at} data-at={run.at}>
          <Reading step={step} language={language} canHear={canHear} />
          {proceed}
        </div>
      )}
    </div>
  )
}
