import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { SUM_OPERATIONS } from '#core/grammar/say-sum.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, navigate, usePath, useQuery } from '../../platform/router.tsx'
import { ClockFace } from './clock-face.tsx'
import { writeLookup } from './dictionary-state.ts'
import {
  findThing,
  readFigures,
  readTime,
  sayCount,
  sayDay,
  sayFigureSum,
  sayNumber,
  sayOrdinal,
  sayPlace,
  sayPrice,
  sayTime,
  writeFigures,
  type Figures,
  type Saying,
} from './numbers-state.ts'
import { meaningLanguage } from './meaning-language.ts'
import { ToolFrame } from './tool-frame.tsx'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'
import numbersCss from './numbers.module.css'
import { WithEngine } from './with-engine.tsx'
import { WordButton } from './word-button.tsx'

type CardProperties = { figures: Figures; onChange: (next: Partial<Figures>) => void }

/** Shows a spoken number with words to press; `quiet` if it changes by itself. */
function Said({ saying, label, quiet = false }: { saying: Saying; label?: string; quiet?: boolean }): ReactNode {
  return (
    <div className={numbersCss['said']} role={quiet ? undefined : 'status'}>
      {label === undefined ? null : <span className="muted small">{label}</span>}
      {'problem' in saying ? (
        <p className="muted">{t(`tools.numbers.problem.${saying.problem}`)}</p>
      ) : (
        <>
          <p>
            <WordButton word={saying.best} />
          </p>
          {saying.also.length === 0 ? null : (
            <details className={numbersCss['also']}>
              <summary className="link small">{t('tools.numbers.also')}</summary>
              <ul className="small muted" lang={toolLanguage()}>
                {saying.also.map((form) => (
                  <li key={form}>{form}</li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </div>
  )
}

function Card({
  name,
  children,
}: {
  name: 'number' | 'count' | 'sum' | 'date' | 'clock' | 'money'
  children: ReactNode
}): ReactNode {
  return (
    <section className={`card ${css['panel']} ${numbersCss['figures']}`} aria-labelledby={`${name}-card`}>
      <h2 id={`${name}-card`}>{t(`tools.numbers.${name}`)}</h2>
      {children}
    </section>
  )
}

const Field = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <input
      className="input"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
)

function NumberCard({ figures, onChange }: CardProperties): ReactNode {
  const counted = sayNumber(figures)
  return (
    <Card name="number">
      <Field
        label={t('tools.numbers.numberField')}
        value={figures.number}
        onChange={(number) => onChange({ number })}
      />
      {'problem' in counted ? (
        <Said saying={counted} />
      ) : (
        <>
          <Said label={t('tools.numbers.counting')} saying={counted} />
          <Said label={t('tools.numbers.inARow')} saying={sayOrdinal(figures)} />
        </>
      )}
    </Card>
  )
}

function CountCard({ figures, onChange, engine }: CardProperties & { engine: LanguageEngine }): ReactNode {
  const root = findThing(figures, engine)
  const place = sayPlace(figures, engine)
  return (
    <Card name="count">
      <div className={numbersCss['pair']}>
        <Field label={t('tools.numbers.howMany')} value={figures.count} onChange={(count) => onChange({ count })} />
        <label className="field">
          <span>{t('tools.numbers.thing')}</span>
          <input
            className="input"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={figures.thing}
            onChange={(event) => onChange({ thing: event.target.value })}
          />
        </label>
      </div>
      {root ? (
        <p className="small">
          <Link href={`/tools/dictionary${writeLookup({ query: '', entry: root.id })}`}>
            <span className="voice" lang={toolLanguage()}>
              {root.lemma}
            </span>
            : <span lang={meaningLanguage()}>{root.senses[0]}</span>
          </Link>
        </p>
      ) : null}
      <Said label={t('tools.numbers.soMany')} saying={sayCount(figures, engine)} />
      {root && !('problem' in place) ? <Said label={t('tools.numbers.place')} saying={place} /> : null}
    </Card>
  )
}

const SIGNS = { plus: '+', minus: '−', times: '×', 'divided-by': '÷' } as const

const SumCard = ({ figures, onChange }: CardProperties): ReactNode => (
  <Card name="sum">
    <div className={numbersCss['sum']}>
      <Field label={t('tools.numbers.left')} value={figures.left} onChange={(left) => onChange({ left })} />
      <label className="field">
        <span>{t('tools.numbers.operation')}</span>
        <select
          className="select"
          value={figures.operation}
          onChange={(event) => onChange({ operation: event.target.value as Figures['operation'] })}
        >
          {SUM_OPERATIONS.map((operation) => (
            <option key={operation} value={operation}>
              {SIGNS[operation]} {t(`tools.numbers.operation.${operation}`)}
            </option>
          ))}
        </select>
      </label>
      <Field label={t('tools.numbers.right')} value={figures.right} onChange={(right) => onChange({ right })} />
    </div>
    <Said saying={sayFigureSum(figures)} />
  </Card>
)

const MoneyCard = ({ figures, onChange }: CardProperties): ReactNode => (
  <Card name="money">
    <div className={numbersCss['pair']}>
      <Field label={t('tools.numbers.rands')} value={figures.rands} onChange={(rands) => onChange({ rands })} />
      <Field label={t('tools.numbers.cents')} value={figures.cents} onChange={(cents) => onChange({ cents })} />
    </div>
    <Said saying={sayPrice(figures)} />
  </Card>
)

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The day and the minute on this device; nothing until the page runs in a browser. */
function useNow(): { day: string; time: string } | null {
  const [now, setNow] = useState<string | null>(null)
  useEffect(() => {
    const look = (): void => {
      const date = new Date()
      setNow(
        `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())} ` +
          `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
      )
    }
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [])
  const [day, time] = now?.split(' ') ?? []
  return day === undefined || time === undefined ? null : { day, time }
}

function ClockCard({ figures, onChange, now }: CardProperties & { now: ReturnType<typeof useNow> }): ReactNode {
  const time = figures.time === '' ? (now?.time ?? '') : figures.time
  return (
    <Card name="clock">
      <ClockFace time={readTime(time)} />
      <label className="field">
        <span>{t('tools.numbers.time')}</span>
        <input
          className="input"
          type="time"
          value={time}
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </label>
      {time === '' ? null : <Said saying={sayTime(time)} quiet={figures.time === ''} />}
      {figures.time === '' ? null : (
        <p>
          <button type="button" className="button outlined" onClick={() => onChange({ time: '' })}>
            {t('tools.numbers.now')}
          </button>
        </p>
      )}
    </Card>
  )
}

function DateCard({ figures, onChange, now }: CardProperties & { now: ReturnType<typeof useNow> }): ReactNode {
  const date = figures.date === '' ? (now?.day ?? '') : figures.date
  const saying = useMemo(() => (date === '' ? null : sayDay(date)), [date])
  return (
    <Card name="date">
      <label className="field">
        <span>{t('tools.numbers.day')}</span>
        <input
          className="input"
          type="date"
          value={date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      </label>
      {saying === null ? null : <Said saying={saying} quiet={figures.date === ''} />}
      {figures.date === '' ? null : (
        <p>
          <button type="button" className="button outlined" onClick={() => onChange({ date: '' })}>
            {t('tools.numbers.today')}
          </button>
        </p>
      )}
    </Card>
  )
}

/** Numbers in words, things counted, sums, the clock, the date and prices. */
export default function NumbersPage(): ReactNode {
  const path = usePath()
  const search = useQuery()
  const now = useNow()
  const figures = useMemo(() => readFigures(search), [search])
  const properties: CardProperties = {
    figures,
    onChange: (next) => navigate(`${path}${writeFigures({ ...figures, ...next })}`, { replace: true }),
  }
  return (
    <ToolFrame tool="numbers">
      <div className={`grid two-if-wide ${numbersCss['cards']}`}>
        <NumberCard {...properties} />
        <ClockCard {...properties} now={now} />
        <WithEngine>{(engine) => <CountCard {...properties} engine={engine} />}</WithEngine>
        <SumCard {...properties} />
        <MoneyCard {...properties} />
        <DateCard {...properties} now={now} />
      </div>
    </ToolFrame>
  )
}
