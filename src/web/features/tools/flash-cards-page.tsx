import { useMemo, type ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link, navigate, usePath, useQuery } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { writeLookup } from './dictionary-state.ts'
import {
  chooseWords,
  makeCards,
  MET,
  readChoice,
  writeAnki,
  writeCsv,
  type ColumnNames,
  type FlashCard,
} from './flash-cards-state.ts'
import { loadCourseWords, type CourseWords } from './load-course-words.ts'
import { meaningLanguage } from './meaning-language.ts'
import { ToolFrame } from './tool-frame.tsx'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'
import { useCards } from './use-cards.ts'
import { WithEngine } from './with-engine.tsx'

/** Hands a text to the device as a file; it is made here and passes no server. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

/** The languages of meanings by their own names. */
const MEANING_NAMES = { en: 'English', af: 'Afrikaans' } as const

const columnNames = (): ColumnNames => ({
  word: 'isiXhosa',
  meaning: MEANING_NAMES[meaningLanguage()],
  plural: t('tools.entry.plural'),
  nounClass: t('tools.flash-cards.class'),
})

/** The files that cards can become. */
function Files({ cards, name, title }: { cards: readonly FlashCard[]; name: string; title: string }): ReactNode {
  return (
    <div className="row wrap no-print">
      <button
        type="button"
        className="button accent"
        onClick={() =>
          saveFile(
            `funda-${name}.txt`,
            'text/plain',
            writeAnki(cards, { deck: `Funda: ${title}`, plural: columnNames().plural }),
          )
        }
      >
        {t('tools.flash-cards.anki')}
      </button>
      <button
        type="button"
        className="button outlined"
        onClick={() => saveFile(`funda-${name}.csv`, 'text/csv', writeCsv(cards, columnNames()))}
      >
        {t('tools.flash-cards.csv')}
      </button>
      <button type="button" className="button outlined" onClick={() => print()}>
        {t('tools.flash-cards.print')}
      </button>
    </div>
  )
}

const CardTable = ({ cards, title }: { cards: readonly FlashCard[]; title: string }): ReactNode => (
  <table className={css['table']}>
    <caption className="visually-hidden">{title}</caption>
    <thead>
      <tr>
        <th scope="col">isiXhosa</th>
        <th scope="col">{t('tools.flash-cards.meaning')}</th>
      </tr>
    </thead>
    <tbody>
      {cards.map(({ id, word, meaning, plural }) => (
        <tr key={id}>
          <th scope="row" className="voice" lang={toolLanguage()}>
            <Link href={`/tools/dictionary${writeLookup({ query: '', entry: id })}`}>{word}</Link>
            {plural === '' ? null : <small className="muted">{plural}</small>}
          </th>
          <td lang={meaningLanguage()}>{meaning}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Chosen({ words: { course, places }, engine }: { words: CourseWords; engine: LanguageEngine }): ReactNode {
  const path = usePath()
  const chosen = readChoice(useQuery())
  const met = useCards()
  const shown = chooseWords(chosen, course.units, met.size > 0)
  const place = course.units.findIndex(({ id }) => id === shown)
  const cards = useMemo(
    () =>
      makeCards(
        shown === MET
          ? met.keys()
          : Object.entries(places)
              .flatMap(([id, of]) => (of === place ? [id] : []))
              .toReversed(),
        engine.lexicon.roots,
      ),
    [shown, met, places, place, engine],
  )
  const title = course.units[place]?.title ?? t('tools.flash-cards.met')
  return (
    <>
      <label className="field no-print">
        <span>{t('tools.flash-cards.choose')}</span>
        <select
          className="select"
          value={shown}
          onChange={(event) => navigate(`${path}?${new URLSearchParams({ words: event.target.value }).toString()}`)}
        >
          <option value={MET}>{t('tools.flash-cards.met')}</option>
          {course.units.map(({ id, title: unit }, index) => (
            <option key={id} value={id}>
              {index + 1}. {unit}
            </option>
          ))}
        </select>
      </label>
      <section className={`card ${css['panel']}`} aria-labelledby="cards">
        <h2 id="cards">{title}</h2>
        <p className="muted" role="status">
          {t('tools.flash-cards.count', { count: cards.length })}
        </p>
        {cards.length === 0 ? (
          <p>{t('tools.flash-cards.none')}</p>
        ) : (
          <>
            <Files cards={cards} name={shown} title={title} />
            <CardTable cards={cards} title={title} />
          </>
        )}
      </section>
      <details className={`card ${css['panel']} no-print`}>
        <summary className="link">{t('tools.flash-cards.how')}</summary>
        <p>{t('tools.flash-cards.howAnki')}</p>
        <p>{t('tools.flash-cards.howCsv')}</p>
      </details>
    </>
  )
}

function WithCourse({ engine }: { engine: LanguageEngine }): ReactNode {
  const fetched = useFetched(currentLanguage(), loadCourseWords)
  if (fetched.phase === 'ready') return <Chosen words={fetched.value} engine={engine} />
  if (fetched.phase === 'loading')
    return (
      <div className="empty">
        <Spinner label={t('tools.loading')} />
      </div>
    )
  return (
    <div className="empty" role="alert">
      <p>{t('tools.failed')}</p>
      <button type="button" className="button outlined" onClick={fetched.retry}>
        {t('tools.tryAgain')}
      </button>
    </div>
  )
}

/** The words of a unit, or all that were met, as files for Anki and for a spreadsheet, or printed. */
export default function FlashCardsPage(): ReactNode {
  return (
    <ToolFrame tool="flash-cards">
      <WithEngine>{(engine) => <WithCourse engine={engine} />}</WithEngine>
    </ToolFrame>
  )
}
