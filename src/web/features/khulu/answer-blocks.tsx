import { Fragment, useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { AnswerBlock, AnswerCell, AnswerSource, PieceRole } from '#core/khulu/khulu-answer.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { MessageId } from '../../platform/i18n/text-areas.ts'
import { hearStore } from '../../parts/audio/hear-store.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { createIcon } from '../../ui/icons.tsx'
import css from './khulu.module.css'
import { OpenedWord, plainSaying, SayingText } from './say-text.tsx'

const PencilIcon = /* @__PURE__ */ createIcon(
  '<path d="M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.800l-1.3 4.400a.5.5 0 0 0 .6.600l4.4-1.300a2 2 0 0 0 .8-.500zM15 5l4 4"/>',
)
const SoundIcon = /* @__PURE__ */ createIcon(
  '<path d="M11 4.700a.7.7 0 0 0-1.2-.500L6.4 7.600A1.4 1.4 0 0 1 5.4 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.400' +
    'a1.4 1.4 0 0 1 1 .400l3.4 3.400A.7.7 0 0 0 11 19.300zM16 9a5 5 0 0 1 0 6m3.4 3.400a9 9 0 0 0 0-12.7"/>',
)

const MARKS = { who: 'M1 0l11 6-11 6z', when: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1z', what: 'M6 0l6 6-6 6-6-6z' } as const

const Mark = ({ role }: { role: PieceRole }): ReactNode =>
  role === 'other' ? null : (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d={MARKS[role]} />
    </svg>
  )

const Pieces = ({
  block,
  language,
}: {
  block: Extract<AnswerBlock, { kind: 'morphemes' }>
  language: LearningLanguage
}): ReactNode => (
  <ul className="morpheme-band" aria-label={block.word}>
    {block.pieces.map(({ form, role, meaning }, index) => (
      <li key={index} className={role === 'other' ? 'plain' : role}>
        <b lang={language}>{form}</b>
        <small>
          <Mark role={role} />
          {plainSaying(meaning)}
        </small>
      </li>
    ))}
  </ul>
)

const Cell = ({ cell, language }: { cell: AnswerCell; language: LearningLanguage }): ReactNode =>
  'word' in cell ? (
    <OpenedWord word={cell.word} language={language} />
  ) : 'plain' in cell ? (
    cell.plain
  ) : (
    plainSaying(cell.saying)
  )

const Table = ({
  block,
  language,
}: {
  block: Extract<AnswerBlock, { kind: 'table' }>
  language: LearningLanguage
}): ReactNode => (
  <div className={css['table']}>
    <table>
      <thead>
        <tr>
          {block.heads.map((head, index) => (
            <th key={index} scope="col">
              {plainSaying(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, place) => (
              <td key={place}>
                <Cell cell={cell} language={language} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const HEARD = {
  loading: null,
  playing: 'voice',
  heard: 'voice',
  missing: 'audio.missing',
  failed: 'audio.failed',
} as const

/**
 * Plays the word and shows its pronunciation, because many have no recording yet. The player loads with the first
 * press.
 */
function Sound({
  block,
  language,
}: {
  block: Extract<AnswerBlock, { kind: 'sound' }>
  language: LearningLanguage
}): ReactNode {
  const button = useId()
  const [pressed, setPressed] = useState<'pressed' | 'ready'>()
  const last = useSyncExternalStore(hearStore.subscribe, hearStore.get, () => null)
  const now = last?.button === button ? last : null
  const hear = (): void => {
    setPressed((before) => before ?? 'pressed')
    void Promise.all([import('../../parts/audio/hear-text.ts'), loadText(currentLanguage(), ['audio'])])
      .then(([{ hearText }]) => {
        setPressed('ready')
        return hearText(button, language, block.word)
      })
      .catch(() => undefined)
  }
  const heard = pressed === 'ready' && now ? HEARD[now.hearing] : null
  return (
    <>
      <button type="button" className="chip" onClick={hear}>
        <SoundIcon />
        {t('khulu.hear')}
      </button>
      {pressed ? (
        <span className={`say ${css['said']}`} role="status">
          {t('khulu.hearAs', { respelling: block.respelling })}
          {heard ? (
            <small className="muted">
              {t(heard === 'voice' ? (now?.by === 'speaker' ? 'audio.speakerVoice' : 'audio.computerVoice') : heard)}
            </small>
          ) : null}
        </span>
      ) : null}
    </>
  )
}

const Helplines = ({ block }: { block: Extract<AnswerBlock, { kind: 'helplines' }> }): ReactNode => (
  <ul className={`stack ${css['helplines']}`}>
    {block.lines.map(({ name, number }) => (
      <li key={number}>
        <a className="button outlined wide" href={`tel:${number.replaceAll(' ', '')}`}>
          {t('khulu.call', { name, number: number.replaceAll(' ', '\u00A0') })}
        </a>
      </li>
    ))}
  </ul>
)

/** Quiet line with a helpline, for a person who may have told of harm. */
export const Beside = ({ number }: { number: string }): ReactNode => (
  <a className={css['beside']} href={`tel:${number}`}>
    {t('khulu.beside', { number })}
  </a>
)

/** Draws the blocks beneath an answer's text: first those to read, then those to press. */
export function AnswerBlocks({
  blocks,
  language,
  onAsk,
}: {
  blocks: readonly AnswerBlock[]
  language: LearningLanguage
  onAsk: (question: string) => void
}): ReactNode {
  const actions = blocks.filter(({ kind }) => kind === 'sound' || kind === 'practise')
  return (
    <>
      {blocks.map((block, index) => {
        switch (block.kind) {
          case 'morphemes':
            return <Pieces key={index} block={block} language={language} />
          case 'table':
            return <Table key={index} block={block} language={language} />
          case 'helplines':
            return <Helplines key={index} block={block} />
          case 'ask':
            return (
              <Fragment key={index}>
                {block.head ? <p>{plainSaying(block.head)}</p> : null}
                <ul className={`flow ${css['asks']}`}>
                  {block.questions
                    .map((question) => plainSaying(question))
                    .map((question) => (
                      <li key={question}>
                        <button type="button" className="chip" onClick={() => onAsk(question)}>
                          {question}
                        </button>
                      </li>
                    ))}
                </ul>
              </Fragment>
            )
          default:
            return null
        }
      })}
      {actions.length === 0 ? null : (
        <div className={css['actions']}>
          {actions.map((block, index) =>
            block.kind === 'sound' ? (
              <Sound key={index} block={block} language={language} />
            ) : block.kind === 'practise' ? (
              <Link key={index} className="chip" href={block.address}>
                <PencilIcon />
                {plainSaying(block.label)}
              </Link>
            ) : null,
          )}
        </div>
      )}
      {blocks.map((block, index) =>
        block.kind === 'beside' ? <Beside key={index} number={block.line.number} /> : null,
      )}
    </>
  )
}

const Source = ({ source, language }: { source: AnswerSource; language: LearningLanguage }): ReactNode => {
  if (source.kind === 'rule') return <SayingText saying={{ text: source.rule }} language={language} />
  if (source.kind === 'lexicon') return t('khulu.restsEntry', { word: source.word })
  return <Link href={source.address}>{t('khulu.restsItem' satisfies MessageId, { word: source.word })}</Link>
}

/** Shows the sources of an answer on request. */
export function AnswerSources({
  sources,
  language,
}: {
  sources: readonly AnswerSource[]
  language: LearningLanguage
}): ReactNode {
  if (sources.length === 0) return null
  return (
    <details className={css['sources']}>
      <summary>{t('khulu.rests')}</summary>
      <ul>
        {sources.map((source, index) => (
          <li key={index}>
            <Source source={source} language={language} />
          </li>
        ))}
      </ul>
    </details>
  )
}
