import '../../ui/tag.css'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import {
  MODULE_SUBJECTS,
  PHASES,
  type ModuleOutline,
  type ModuleSubject,
  type Phase,
} from '#core/curriculum/curriculum.ts'
import { countModuleAnswers, type AnsweredSteps } from '#core/curriculum/module-progress.ts'
import { curriculumCalls } from '#contract/curriculum.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { languageHas } from '../../parts/content/language-abilities.ts'
import { LearnInstead } from '../../parts/content/learn-instead.tsx'
import { loadModuleList, moduleAddress } from '../../parts/curriculum/load-modules.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { FigureTiles } from '../../parts/dashboard/figure-tile.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { Skeleton } from '../../parts/dashboard/loaded.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { TabSet } from '../../parts/dashboard/tab-set.tsx'
import { useProgress } from '../../parts/learning/use-progress.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Choice } from './choice.tsx'
import css from './curriculum.module.css'
import {
  figuresOf,
  filterModules,
  inputOf,
  ownProgress,
  servedProgress,
  stateOf,
  totalsOf,
  type ModuleFilters,
  type ShownProgress,
  type Whose,
} from './curriculum-state.ts'

const LanguageCurriculum = lazy(() => import('./language-curriculum.tsx'))

type View = 'grid' | 'list'

/** Returns the steps that this device knows to be answered, read again after each answer. */
function useOwnAnswers(language: LearningLanguage): AnsweredSteps | undefined {
  const { status } = useStore(signInStore)
  const answers = useProgress()?.progress.answers
  const [answered, setAnswered] = useState<AnsweredSteps>()
  useEffect(() => {
    if (status !== 'unknown' && answers !== undefined)
      void import('../../parts/learning/learning-store.ts')
        .then(({ readEvents }) => readEvents())
        .then((events) => setAnswered(countModuleAnswers(events, language)))
  }, [status, answers, language])
  return answered
}

function ModuleCard({ module, progress }: { module: ModuleOutline; progress: ShownProgress }): ReactNode {
  const { id, title, goal, subject, grade, minutes, difficulty } = module
  const state = stateOf(progress, id)
  const { completed, share } = totalsOf(progress, id)
  const percent = Math.round(share * 100)
  const isDone = state === 'completed'
  return (
    <li className={`card ${css['module']}`}>
      <div className={css['about']}>
        <p className={css['place']}>
          {t('curriculum.module.place', { subject: t(`curriculum.subject.${subject}`), grade: gradeName(grade) })}
        </p>
        <h3>{title}</h3>
        <p className="muted">{goal}</p>
        <p className="row wrap">
          <span className="tag">{t('curriculum.minutes', { count: minutes })}</span>
          <span className="tag">{t(`curriculum.difficulty.${difficulty}`)}</span>
          {state === 'not-started' ? (
            <span className="tag">{t('curriculum.notStarted')}</span>
          ) : (
            <StatusBadge status={state} />
          )}
        </p>
      </div>
      <div className={css['act']}>
        <div className={css['progress']}>
          <progress max={100} value={percent} aria-label={t('curriculum.progressOf', { title })} />
          <span className="small">
            {progress.students > 1
              ? t('curriculum.ofStudents', { completed, students: progress.students })
              : t('curriculum.percentDone', { percent })}
          </span>
        </div>
        <Link
          className={isDone ? 'button outlined' : 'button'}
          href={moduleAddress(id)}
          aria-label={t(isDone ? 'curriculum.reviewNamed' : 'curriculum.startNamed', { title })}
        >
          {t(isDone ? 'curriculum.review' : 'curriculum.start')}
        </Link>
      </div>
    </li>
  )
}

function ViewToggle({ view, onView }: { view: View; onView: (view: View) => void }): ReactNode {
  return (
    <div className={css['views']} role="group" aria-label={t('curriculum.view')}>
      {(['grid', 'list'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="button outlined"
          aria-pressed={view === one}
          onClick={() => onView(one)}
        >
          {t(`curriculum.view.${one}`)}
        </button>
      ))}
    </div>
  )
}

function ModuleList({ modules, progress }: { modules: readonly ModuleOutline[]; progress: ShownProgress }): ReactNode {
  const [filters, setFilters] = useState<ModuleFilters>({ phase: 'all', subject: 'all' })
  const [view, setView] = useState<View>('grid')
  const shown = filterModules(modules, filters)
  return (
    <section className="stack" aria-labelledby="modules">
      <h2 id="modules" className="visually-hidden">
        {t('curriculum.tab.modules')}
      </h2>
      <div className={css['filters']}>
        <Choice<Phase | 'all'>
          label={t('curriculum.phase')}
          value={filters.phase}
          options={(['all', ...PHASES] as const).map((value) => ({ value, name: t(`curriculum.phase.${value}`) }))}
          onChoose={(phase) => setFilters({ ...filters, phase })}
        />
        <Choice<ModuleSubject | 'all'>
          label={t('curriculum.subject')}
          value={filters.subject}
          options={(['all', ...MODULE_SUBJECTS] as const).map((value) => ({
            value,
            name: t(`curriculum.subject.${value}`),
          }))}
          onChoose={(subject) => setFilters({ ...filters, subject })}
        />
        <ViewToggle view={view} onView={setView} />
      </div>
      <p role="status" className="muted">
        {t('curriculum.showing', { count: shown.length })}
      </p>
      <ul className={view === 'grid' ? css['grid'] : css['list']}>
        {shown.map((module) => (
          <ModuleCard key={module.id} module={module} progress={progress} />
        ))}
      </ul>
    </section>
  )
}

function Figures({ modules, progress }: { modules: readonly ModuleOutline[]; progress: ShownProgress }): ReactNode {
  const figures = figuresOf(modules, progress)
  return (
    <FigureTiles
      figures={[
        { name: t('curriculum.figure.modules'), figure: figures.modules },
        { name: t('curriculum.figure.students'), figure: figures.students },
        { name: t('curriculum.figure.completed'), figure: figures.completed },
        { name: t('curriculum.figure.inProgress'), figure: figures.inProgress },
        { name: t('curriculum.figure.percent'), figure: t('curriculum.percent', { percent: figures.percent }) },
      ]}
    />
  )
}

/** Modules with the progress of whoever is chosen: somebody logged in chooses among those they may see. */
function Modules({ modules, language }: { modules: readonly ModuleOutline[]; language: LearningLanguage }): ReactNode {
  const isSignedIn = useStore(signInStore).status === 'signed-in'
  const [chosen, setChosen] = useState<Whose>('all')
  const own = useOwnAnswers(language)
  const all = useCallQuery<'getModuleProgress'>(
    curriculumCalls.getModuleProgress,
    { language },
    { enabled: isSignedIn },
  )
  const choices = all.data?.choices ?? []
  // Nobody else to see: the device knows one's own answers before the server does.
  const whose = isSignedIn && choices.length > 0 ? chosen : 'self'
  const input = inputOf(whose)
  const one = useCallQuery<'getModuleProgress'>(
    curriculumCalls.getModuleProgress,
    { language, ...input },
    { enabled: input !== null },
  )
  if (own === undefined || (isSignedIn && all.data === undefined && all.error === null)) return <Skeleton lines={6} />
  const served = input === null ? undefined : one.data
  const progress = served ? servedProgress(served) : ownProgress(modules, own)
  return (
    <div className="stack">
      {choices.length === 0 ? null : (
        <div className={css['whose']}>
          <Choice<Whose>
            label={t('curriculum.whose')}
            value={whose}
            options={[
              { value: 'all', name: t('curriculum.whose.all') },
              { value: 'self', name: t('curriculum.whose.self') },
              ...choices.map(({ kind, id, name }) => ({ value: `${kind}:${id}` as const, name })),
            ]}
            onChoose={setChosen}
          />
        </div>
      )}
      {all.error || (input !== null && one.error) ? (
        <p className="feedback warn" role="alert">
          {t('curriculum.progressFailed')}
        </p>
      ) : null}
      {input !== null && !served && !one.error ? (
        <Skeleton lines={2} />
      ) : (
        <Figures modules={modules} progress={progress} />
      )}
      <ModuleList modules={modules} progress={progress} />
    </div>
  )
}

function ModulesTab(): ReactNode {
  const language = useStore(learningLanguageStore)
  const fetched = useFetched(`${language} ${currentLanguage()}`, () => loadModuleList(language))
  if (fetched.phase === 'loading') return <Skeleton lines={6} />
  if (fetched.phase === 'failed')
    return (
      <div className="stack" role="alert">
        <p>{t('curriculum.failed')}</p>
        <p>
          <button type="button" className="button outlined" onClick={fetched.retry}>
            {t('curriculum.tryAgain')}
          </button>
        </p>
      </div>
    )
  if (!languageHas(language, 'modules'))
    return (
      <EmptyNote title={t('curriculum.notYet')}>
        <LearnInstead ability="modules" text="curriculum.learnOther" />
      </EmptyNote>
    )
  return <Modules modules={fetched.value} language={language} />
}

const drawModules = (): ReactNode => <ModulesTab />

const drawLanguage = (): ReactNode => (
  <Suspense fallback={<Skeleton lines={6} />}>
    <LanguageCurriculum />
  </Suspense>
)

/** The curriculum: modules to learn with, and the language curriculum with its cover. */
export default function CurriculumPage(): ReactNode {
  const [tab, setTab] = useState<'modules' | 'language'>('modules')
  return (
    <TabSet
      label={t('curriculum.tabs')}
      chosen={tab}
      onChoose={setTab}
      items={[
        { id: 'modules', name: t('curriculum.tab.modules'), content: drawModules },
        { id: 'language', name: t('curriculum.tab.language'), content: drawLanguage },
      ]}
    />
  )
}
