import type { ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { GRID_SIZE } from '#core/worksheets/make-word-search.ts'
import type { Worksheet, WorksheetLayout } from '#core/worksheets/make-worksheet.ts'
import type { PrintPair } from '#core/worksheets/print-source.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './worksheets.module.css'

type Drawn<Layout extends WorksheetLayout> = {
  sheet: Extract<Worksheet, { layout: Layout }>
  language: LearningLanguage
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const Line = (): ReactNode => <span className={css['line']} />

const FillIn = ({ sheet: { gaps, bank }, language }: Drawn<'fill-in'>): ReactNode => (
  <>
    {bank.length === 0 ? null : (
      <p className={css['bank']} lang={language}>
        {bank.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
    )}
    <ol className={css['rows']}>
      {gaps.map(({ before, after, answer, english }) => (
        <li key={`${before}${answer}${after}`}>
          <span lang={language} className={bank.length === 0 ? css['letters'] : undefined}>
            {before}
            {bank.length === 0 ? null : <span className={css['gap']} />}
            {after}
          </span>
          <small lang="en">{english}</small>
          {bank.length === 0 ? <Line /> : null}
        </li>
      ))}
    </ol>
  </>
)

const Match = ({ sheet: { rows, meanings }, language }: Drawn<'match'>): ReactNode => (
  <div className={css['match']}>
    <ol>
      {rows.map(({ target }) => (
        <li key={target} lang={language}>
          {target}
          <i className={css['dot']} />
        </li>
      ))}
    </ol>
    <ol type="a">
      {meanings.map((meaning) => (
        <li key={meaning} lang="en">
          <i className={css['dot']} />
          {meaning}
        </li>
      ))}
    </ol>
  </div>
)

const Correct = ({ sheet: { rows }, language }: Drawn<'correct'>): ReactNode => (
  <ol className={css['rows']}>
    {rows.map(({ asked, wrong }) => (
      <li key={`${asked} ${wrong}`}>
        <span lang={language}>{wrong}</span>
        <small lang="en">{asked}</small>
        <Line />
      </li>
    ))}
  </ol>
)

const Dictation = ({ sheet: { lines } }: Drawn<'dictation'>): ReactNode => (
  <ol className={`${css['rows']} ${css['dictation']}`}>
    {lines.map(({ target }) => (
      <li key={target}>
        <span className={css['ruled']} />
      </li>
    ))}
  </ol>
)

/** Grid of letters; `hidden` are the places that the answer key marks. */
const Grid = ({ rows, hidden }: { rows: readonly (readonly string[])[]; hidden?: ReadonlySet<string> }): ReactNode => (
  <table className={css['grid']} style={{ inlineSize: `${GRID_SIZE * 12}mm` }}>
    <tbody>
      {rows.map((letters, row) => (
        <tr key={row}>
          {letters.map((letter, column) => (
            <td key={column} className={hidden?.has(`${row} ${column}`) === true ? css['found'] : undefined}>
              {letter}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Search = ({ sheet: { rows, clues }, language }: Drawn<'word-search'>): ReactNode => (
  <>
    <Grid rows={rows} />
    <ul className={css['clues']}>
      {clues.map(({ target, english }) => (
        <li key={target}>
          <b lang={language}>{target}</b> {english === '' ? null : <span lang="en">{english}</span>}
        </li>
      ))}
    </ul>
  </>
)

const Cards = ({ page, language }: { page: readonly PrintPair[]; language: LearningLanguage }): ReactNode => (
  <ul className={css['cards']}>
    {page.map(({ target, english }) => (
      <li key={target}>
        <b lang={language}>{target}</b>
        <span lang="en">{english}</span>
      </li>
    ))}
  </ul>
)

/** Page of paper with its title, the task, and room for a name. */
function Page({
  title,
  task,
  hasName = true,
  number,
  children,
}: {
  title: string
  task: string
  /** Number of the page, where several have one task. */
  number?: number
  hasName?: boolean
  children: ReactNode
}): ReactNode {
  return (
    <section className={css['sheet']} aria-label={`${title}: ${task}${number === undefined ? '' : ` ${number}`}`}>
      <header>
        <h2>{title}</h2>
        {hasName ? (
          <p className={css['name']}>
            <span>{t('worksheets.name')}</span> <Line /> <span>{t('worksheets.date')}</span> <Line />
          </p>
        ) : null}
        <p>{task}</p>
      </header>
      {children}
      <footer>Funda</footer>
    </section>
  )
}

/** Draws the pages of one worksheet. */
export function Sheet({
  sheet,
  title,
  language,
}: {
  sheet: Worksheet
  title: string
  language: LearningLanguage
}): ReactNode {
  if (sheet.layout === 'word-cards')
    return sheet.pages.map((page, number) => (
      <Page key={number} title={title} task={t('worksheets.task.word-cards')} hasName={false} number={number + 1}>
        <Cards page={page} language={language} />
      </Page>
    ))
  const task =
    sheet.layout === 'fill-in' && sheet.bank.length === 0
      ? t('worksheets.task.letters')
      : t(`worksheets.task.${sheet.layout}`)
  return (
    <Page title={title} task={task}>
      {sheet.layout === 'fill-in' ? <FillIn sheet={sheet} language={language} /> : null}
      {sheet.layout === 'match' ? <Match sheet={sheet} language={language} /> : null}
      {sheet.layout === 'correct' ? <Correct sheet={sheet} language={language} /> : null}
      {sheet.layout === 'dictation' ? <Dictation sheet={sheet} language={language} /> : null}
      {sheet.layout === 'word-search' ? <Search sheet={sheet} language={language} /> : null}
    </Page>
  )
}

const answersOf = (sheet: Worksheet): { text: string; english?: string }[] => {
  switch (sheet.layout) {
    case 'fill-in':
      return sheet.gaps.map(({ answer }) => ({ text: answer }))
    case 'match':
      return sheet.rows.map(({ target, english }) => ({
        text: target,
        english: `${LETTERS[sheet.meanings.indexOf(english)] ?? ''}. ${english}`,
      }))
    case 'correct':
      return sheet.rows.map(({ right }) => ({ text: right }))
    case 'dictation':
      return sheet.lines.map(({ target, english }) => ({ text: target, english }))
    default:
      return []
  }
}

/** Draws the answer key of worksheets on pages of its own. */
export function AnswerKey({
  sheets,
  title,
  language,
}: {
  sheets: readonly Worksheet[]
  title: string
  language: LearningLanguage
}): ReactNode {
  const written = sheets.filter((sheet) => answersOf(sheet).length > 0)
  const search = sheets.find((sheet) => sheet.layout === 'word-search')
  return (
    <>
      {written.length === 0 ? null : (
        <Page title={title} task={t('worksheets.key')} hasName={false}>
          <div className={css['key']}>
            {written.map((sheet) => (
              <div key={sheet.layout}>
                <h3>{t(`worksheets.layout.${sheet.layout}`)}</h3>
                <ol>
                  {answersOf(sheet).map(({ text, english }) => (
                    <li key={`${text} ${english ?? ''}`}>
                      <span lang={language}>{text}</span>
                      {english === undefined ? null : <small lang="en"> {english}</small>}
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </Page>
      )}
      {search?.layout === 'word-search' ? (
        <Page title={title} task={t('worksheets.keySearch')} hasName={false}>
          <Grid rows={search.rows} hidden={search.hidden} />
        </Page>
      ) : null}
    </>
  )
}
