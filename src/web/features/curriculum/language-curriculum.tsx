import '../../ui/tag.css'
import { useMemo, useState, type ReactNode } from 'react'
import type { CourseOutline } from '#core/course/outline-course.ts'
import type { ModuleOutline } from '#core/curriculum/curriculum.ts'
import {
  coverOf,
  filterRows,
  LANGUAGE_LEVELS,
  listRows,
  SCHOOL_TERMS,
  type CurriculumRow,
  type LanguageCurriculum as Curriculum,
  type LanguageLevel,
  type LanguageTopic,
  type RowFilters,
  type SchoolTerm,
} from '#core/curriculum/language-curriculum.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { GRADES, type Grade } from '#core/people/grades.ts'
import { loadCourse } from '../../parts/content/load-course.ts'
import { loadModuleList, moduleAddress } from '../../parts/curriculum/load-modules.ts'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { FigureTiles } from '../../parts/dashboard/figure-tile.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { Skeleton } from '../../parts/dashboard/loaded.tsx'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Choice } from './choice.tsx'
import css from './curriculum.module.css'
import { loadLanguageCurriculum } from './load-language-curriculum.ts'

type Loaded = { curriculum: Curriculum; course: CourseOutline | null; modules: readonly ModuleOutline[] }

async function load(language: LearningLanguage): Promise<Loaded | null> {
  const [curriculum, course, modules] = await Promise.all([
    loadLanguageCurriculum(language),
    loadCourse(language),
    loadModuleList(language),
  ])
  return curriculum && { curriculum, course, modules }
}

/** Links to what teaches a topic, or that nothing does yet. */
function Cover({ topic, loaded: { course, modules } }: { topic: LanguageTopic; loaded: Loaded }): ReactNode {
  const units = (course?.units ?? []).filter(({ id }) => topic.units.includes(id))
  const own = modules.filter(({ id }) => topic.modules.includes(id))
  if (units.length + own.length + topic.skills.length === 0)
    return <span className="tag warn">{t('curriculum.language.missing')}</span>
  return (
    <span className={css['cover']}>
      {units.map(({ id, title }) => (
        <Link key={id} className="link" href={`/learn/${id}`}>
          {t('curriculum.language.unit', { title })}
        </Link>
      ))}
      {own.map(({ id, title }) => (
        <Link key={id} className="link" href={moduleAddress(id)}>
          {t('curriculum.language.module', { title })}
        </Link>
      ))}
      {topic.skills.length === 0 ? null : (
        <Link className="link" href="/learn">
          {t('curriculum.language.skills')}
        </Link>
      )}
    </span>
  )
}

const nameOf = ({ name }: LanguageTopic): string => name[currentLanguage()] ?? name.en

const columnsOf = (loaded: Loaded): readonly Column<CurriculumRow>[] => [
  {
    id: 'level',
    name: t('curriculum.language.level'),
    cell: ({ level }) => t(`curriculum.level.${level}`),
    sortBy: ({ level }) => LANGUAGE_LEVELS.indexOf(level),
  },
  {
    id: 'grade',
    name: t('curriculum.grade'),
    cell: ({ grade }) => gradeName(grade),
    sortBy: ({ grade }) => GRADES.indexOf(grade),
  },
  { id: 'term', name: t('curriculum.language.term'), cell: ({ term }) => term, sortBy: ({ term }) => term },
  {
    id: 'kind',
    name: t('curriculum.language.kind'),
    cell: ({ topic }) => t(`curriculum.kind.${topic.kind}`),
    sortBy: ({ topic }) => topic.kind,
  },
  {
    id: 'topic',
    name: t('curriculum.language.topic'),
    cell: ({ topic }) => <b>{nameOf(topic)}</b>,
    sortBy: ({ topic }) => nameOf(topic),
  },
  {
    id: 'cover',
    name: t('curriculum.language.coveredBy'),
    cell: ({ topic }) => <Cover topic={topic} loaded={loaded} />,
    sortBy: ({ isCovered }) => Number(isCovered),
  },
]

const rowKey = ({ level, grade, term, topic }: CurriculumRow): string => `${level} ${grade} ${term} ${topic.id}`

function Filters({ filters, onFilters }: { filters: RowFilters; onFilters: (filters: RowFilters) => void }): ReactNode {
  return (
    <div className={css['filters']}>
      <Choice<LanguageLevel | 'all'>
        label={t('curriculum.language.level')}
        value={filters.level}
        options={(['all', ...LANGUAGE_LEVELS] as const).map((value) => ({
          value,
          name: t(`curriculum.level.${value}`),
        }))}
        onChoose={(level) => onFilters({ ...filters, level })}
      />
      <Choice<Grade | 'all'>
        label={t('curriculum.grade')}
        value={filters.grade}
        options={[
          { value: 'all', name: t('curriculum.grade.all') },
          ...GRADES.filter((grade) => grade !== 'pre-k').map((value) => ({ value, name: gradeName(value) })),
        ]}
        onChoose={(grade) => onFilters({ ...filters, grade })}
      />
      <Choice<SchoolTerm | 'all'>
        label={t('curriculum.language.term')}
        value={filters.term}
        options={[
          { value: 'all', name: t('curriculum.term.all') },
          ...SCHOOL_TERMS.map((value) => ({ value, name: t('curriculum.term', { term: value }) })),
        ]}
        onChoose={(term) => onFilters({ ...filters, term })}
      />
      <Choice<RowFilters['cover']>
        label={t('curriculum.language.cover')}
        value={filters.cover}
        options={(['all', 'covered', 'missing'] as const).map((value) => ({
          value,
          name: t(`curriculum.cover.${value}`),
        }))}
        onChoose={(cover) => onFilters({ ...filters, cover })}
      />
    </div>
  )
}

function Table({ loaded }: { loaded: Loaded }): ReactNode {
  const [filters, setFilters] = useState<RowFilters>({ level: 'FAL', grade: '4', term: 'all', cover: 'all' })
  const rows = useMemo(() => listRows(loaded.curriculum), [loaded])
  const columns = useMemo(() => columnsOf(loaded), [loaded])
  const shown = useMemo(() => filterRows(rows, filters), [rows, filters])
  const cover = coverOf(shown)
  return (
    <div className="stack">
      <p className="muted">{t('curriculum.language.lead')}</p>
      <Filters filters={filters} onFilters={setFilters} />
      <FigureTiles
        figures={[
          { name: t('curriculum.language.figure.topics'), figure: cover.rows },
          { name: t('curriculum.cover.covered'), figure: cover.covered },
          { name: t('curriculum.cover.missing'), figure: cover.missing },
          {
            name: t('curriculum.language.figure.percent'),
            figure: t('curriculum.percent', { percent: cover.percent }),
          },
        ]}
      />
      <DataTable
        label={t('curriculum.tab.language')}
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        empty={<EmptyNote title={t('curriculum.language.none')} />}
      />
      <p className="small muted">{t('curriculum.language.drafted')}</p>
    </div>
  )
}

/** The language curriculum of schools by level, grade and term, with what is covered and what is not. */
export default function LanguageCurriculum(): ReactNode {
  const language = useStore(learningLanguageStore)
  const fetched = useFetched(`${language} ${currentLanguage()}`, () => load(language))
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
  return fetched.value ? <Table loaded={fetched.value} /> : <EmptyNote title={t('curriculum.language.notYet')} />
}
