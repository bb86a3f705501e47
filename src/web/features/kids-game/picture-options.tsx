import type { ReactNode } from 'react'
import type { GameWord } from '#core/game/game-words.ts'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import css from './kids-game.module.css'
import { WordPicture } from '../../ui/word-picture.tsx'

/**
 * Pictures with their English names to choose from. Each place keeps its button from one question to the next, so that the focus stays.
 * @param named whether the names are shown; they are always there for those who hear the page
 */
export const PictureOptions = ({
  options,
  rightId,
  tried,
  answered,
  disabled,
  named,
  onChoose,
}: {
  options: readonly GameWord[]
  rightId: string
  tried: readonly string[]
  answered: boolean
  disabled: boolean
  named: boolean
  onChoose: (id: string) => void
}): ReactNode => (
  <ul className={css['options']}>
    {options.map((option, index) => {
      const state = answered && option.id === rightId ? 'ok' : tried.includes(option.id) ? 'warn' : ''
      return (
        <li key={index}>
          <button
            type="button"
            lang="en"
            className={`${css['option']} ${state}`}
            aria-disabled={disabled || answered || state !== ''}
            onClick={() => onChoose(option.id)}
          >
            <WordPicture name={option.picture} />
            <span className={named || option.picture === undefined ? '' : 'visually-hidden'}>{option.meaning}</span>
            {state === '' ? null : <i className="dot">{state === 'ok' ? <CheckIcon /> : <RetryIcon />}</i>}
          </button>
        </li>
      )
    })}
  </ul>
)
