import '../../ui/fields.css'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { Turn } from '#core/together/together-game.ts'
import { t } from '../../platform/i18n/translate.ts'
import { PictureChoice } from '../../parts/little/picture-choice.tsx'
import { sayLittle } from '../../parts/little/say-little.ts'
import { createIcon, RetryIcon } from '../../ui/icons.tsx'
import { LittlePicture } from '../../ui/little-picture.tsx'
import css from './together.module.css'

const SpeakerIcon = createIcon(
  '<path d="M11 4.700a.7.7 0 0 0-1.200-.5L6.400 7.600a1.400 1.400 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1' +
    'h2.400a1.400 1.400 0 0 1 1 .4l3.400 3.400a.7.7 0 0 0 1.200-.5zM16 9a5 5 0 0 1 0 6' +
    'm3.400 3.400a9 9 0 0 0 0-12.800"/>',
)

type Asked = { turn: Turn; language: LearningLanguage; tried: readonly string[]; onAnswer: (answer: string) => void }

/** Word to be heard and seen; a press plays it again. */
function HeardWord({ turn, language }: Pick<Asked, 'turn' | 'language'>): ReactNode {
  const say = (): void => {
    void sayLittle(language, turn.word.word)
  }
  useEffect(() => {
    void sayLittle(language, turn.word.word)
  }, [language, turn])
  return (
    <p className={css['heard']}>
      <button type="button" className={css['say']} onClick={say}>
        <b className="voice" lang={language}>
          {turn.word.word}
        </b>
        <SpeakerIcon />
      </button>
    </p>
  )
}

/** A child chooses what the word means. */
const ChooseMeaning = ({ turn, tried, onAnswer }: Asked): ReactNode => (
  <div className={css['meanings']}>
    {turn.options.map(({ id, meaning, picture }) => (
      <button
        key={id}
        type="button"
        lang="en"
        className={`${css['meaning']} ${tried.includes(meaning) ? 'warn' : ''}`}
        aria-disabled={tried.includes(meaning)}
        onClick={() => onAnswer(meaning)}
      >
        <LittlePicture name={picture} />
        <b>{meaning}</b>
        {tried.includes(meaning) ? (
          <i className="dot">
            <RetryIcon small />
          </i>
        ) : null}
      </button>
    ))}
  </div>
)

/** A teenager or adult writes the word. */
function WriteWord({ turn, language, onAnswer }: Asked): ReactNode {
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onAnswer(draft)
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className={css['drawn']}>
        <LittlePicture name={turn.word.picture} />
        <b lang="en">{turn.word.meaning}</b>
      </div>
      <label className="field">
        <span>{t('together.write')}</span>
        <input
          ref={field}
          className={`input voice ${css['typed']}`}
          lang={language}
          value={draft}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          onChange={(event) => setDraft(event.target.value)}
        />
      </label>
      <button type="submit" className="button big wide" aria-disabled={draft.trim() === ''}>
        {t('together.check')}
      </button>
    </form>
  )
}

/** One player's question, as it fits the age; whose answers are kept is said. */
export function TurnQuestion({
  name,
  counts,
  onShow,
  ...asked
}: Asked & { name: string; counts: boolean; onShow: () => void }): ReactNode {
  const { turn, tried, onAnswer } = asked
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (turn.kind !== 'adult') head.current?.focus()
  }, [turn])
  return (
    <section className="stack section-vocabulary" aria-labelledby="turn">
      <div className="row spread wrap">
        <h2 id="turn" ref={head} tabIndex={-1}>
          {t('together.turn', { name })}
        </h2>
        <span className="tag section-brand">{t(counts ? 'together.counts' : 'together.doesntCount')}</span>
      </div>
      {turn.kind === 'adult' ? <WriteWord {...asked} /> : <HeardWord turn={turn} language={asked.language} />}
      {turn.kind === 'toddler' ? (
        <PictureChoice
          options={turn.options}
          rightId={turn.word.id}
          tried={turn.options.filter(({ meaning }) => tried.includes(meaning)).map(({ id }) => id)}
          answered={false}
          onChoose={(id) => onAnswer(turn.options.find((option) => option.id === id)?.meaning ?? '')}
        />
      ) : null}
      {turn.kind === 'child' ? <ChooseMeaning {...asked} /> : null}
      <p role="status">{tried.length > 0 ? t('together.help') : null}</p>
      <p>
        <button type="button" className="button quiet" onClick={onShow}>
          {t('together.show')}
        </button>
      </p>
    </section>
  )
}
