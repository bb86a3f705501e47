import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import type { CourseOutline } from '#core/course/outline-course.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { StorySummary } from '#core/stories/story.ts'
import { layoutsFor, makeWorksheet, WORKSHEET_LAYOUTS, type WorksheetLayout } from '#core/worksheets/make-worksheet.ts'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { loadCourse } from '../../parts/content/load-course.ts'
import { loadStories, slugOf } from '../../parts/content/load-stories.ts'
import { useStore } from '../../platform/create-store.ts'
import type { MessageId } from '../../platform/i18n/text-areas.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { navigate, useQuery } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { loadPrintSource, type LoadedSource } from './load-print-source.ts'
import { AnswerKey, Sheet } from './sheet.tsx'
import { readPrintChoice, WORD_LISTS, writePrintChoice, type PrintChoice } from './worksheet-choice.ts'
import css from './worksheets.module.css'

const listName = (id: string): string => t(`contentPages.category.${id}` as MessageId)

type Lists = { course: CourseOutline | null; stories: readonly StorySummary[] }

/** Lets somebody choose a unit, a story or a word list. */
function SourceChoice({ lists: { course, stories }, choice }: { lists: Lists; choice: PrintChoice | null }): ReactNode {
  const chosen = choice && choice.kind !== 'mistakes' ? `${choice.kind} ${choice.id}` : ''
  return (
    <label className="field">
      <span>{t('worksheets.source')}</span>
      <select
        className="select"
        value={chosen}
        onChange={(event) => {
          const [kind = 'unit', id = ''] = event.target.value.split(' ')
          navigate(writePrintChoice(kind as 'unit', id))
        }}
      >
        <option value="" disabled>
          {t(choice?.kind === 'mistakes' ? 'worksheets.mistakes' : 'worksheets.choose')}
        </option>
        <optgroup label={t('worksheets.units')}>
          {(course?.units ?? []).map(({ id, title }, place) => (
            <option key={id} value={`unit ${id}`}>
              {place + 1}. {title}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('worksheets.stories')}>
          {stories.map((story) => (
            <option key={story.id} value={`story ${slugOf(story)}`}>
              {story.title}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('worksheets.lists')}>
          {WORD_LISTS.map((id) => (
            <option key={id} value={`words ${id}`}>
              {listName(id)}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}

const FIRST_SEED = 1

/** The chosen worksheets with the controls beside them. */
function Sheets({ loaded: { title, language, source } }: { loaded: NonNullable<LoadedSource> }): ReactNode {
  const [seed, setSeed] = useState(FIRST_SEED)
  const [unwanted, setUnwanted] = useState<readonly WorksheetLayout[]>(['word-cards'])
  const [hasKey, setHasKey] = useState(true)
  const possible = layoutsFor(source, seed)
  // A choice without alternatives is printed at once.
  const wanted = possible.length === 1 ? possible : possible.filter((layout) => !unwanted.includes(layout))
  const sheets = wanted.flatMap((layout) => makeWorksheet(layout, source, seed) ?? [])
  if (possible.length === 0)
    return (
      <EmptyNote title={t('worksheets.tooLittle')}>
        <p>{t('worksheets.tooLittleText')}</p>
      </EmptyNote>
    )
  return (
    <>
      <div className="card stack no-print">
        <fieldset className={css['choices']}>
          <legend>{t('worksheets.layouts')}</legend>
          {WORKSHEET_LAYOUTS.filter((layout) => possible.includes(layout)).map((layout) => (
            <label key={layout} className="checkbox">
              <input
                type="checkbox"
                checked={wanted.includes(layout)}
                onChange={({ target }) =>
                  setUnwanted(target.checked ? unwanted.filter((one) => one !== layout) : [...unwanted, layout])
                }
              />
              {t(`worksheets.layout.${layout}`)}
            </label>
          ))}
          <label className="checkbox">
            <input type="checkbox" checked={hasKey} onChange={({ target }) => setHasKey(target.checked)} />
            {t('worksheets.key')}
          </label>
        </fieldset>
        <p className="row wrap">
          <button type="button" className="button accent" disabled={sheets.length === 0} onClick={() => print()}>
            {t('worksheets.print')}
          </button>
          <button type="button" className="button outlined" onClick={() => setSeed(seed + 1)}>
            {t('worksheets.mix')}
          </button>
        </p>
        <p className="small muted">{t('worksheets.hint')}</p>
      </div>
      <div className={css['paper']}>
        {sheets.map((sheet) => (
          <Sheet key={sheet.layout} sheet={sheet} title={title} language={language} />
        ))}
        {hasKey ? <AnswerKey sheets={sheets} title={title} language={language} /> : null}
      </div>
    </>
  )
}

function Chosen({ choice, language }: { choice: PrintChoice; language: LearningLanguage }): ReactNode {
  const title =
    choice.kind === 'mistakes' ? t('worksheets.mistakes') : choice.kind === 'words' ? listName(choice.id) : ''
  const fetched = useFetched(`${language} ${JSON.stringify(choice)}`, () => loadPrintSource(choice, language, title))
  if (fetched.phase === 'loading')
    return (
      <div className="empty">
        <Spinner label={t('worksheets.loading')} />
      </div>
    )
  if (fetched.phase === 'failed')
    return (
      <div className="empty" role="alert">
        <p>{t('worksheets.failed')}</p>
        <button type="button" className="button" onClick={fetched.retry}>
          {t('worksheets.tryAgain')}
        </button>
      </div>
    )
  if (fetched.value === null) return <EmptyNote title={t('worksheets.nothing')} />
  return <Sheets key={JSON.stringify(choice)} loaded={fetched.value} />
}

/** Makes worksheets, word cards and an answer key to print, from a unit, story, word list or report of mistakes. */
export default function WorksheetsPage(): ReactNode {
  const language = useStore(learningLanguageStore)
  const choice = readPrintChoice(useQuery())
  const lists = useFetched(language, async (): Promise<Lists> => ({
    course: await loadCourse(language),
    stories: await loadStories(language),
  }))
  return (
    <>
      <div className="no-print">
        <SourceChoice lists={lists.phase === 'ready' ? lists.value : { course: null, stories: [] }} choice={choice} />
      </div>
      {choice ? <Chosen choice={choice} language={language} /> : <EmptyNote title={t('worksheets.choose')} />}
    </>
  )
}
