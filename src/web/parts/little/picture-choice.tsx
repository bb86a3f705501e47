import type { ReactNode } from 'react'
import type { GameWord } from '#core/game/game-words.ts'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import { LittlePicture } from '../../ui/little-picture.tsx'
import css from './little.module.css'

/**
 * Pictures to choose from, each a whole card; their names are there for those who hear the page. Each place keeps its
 * button from one question to the next, so that the focus stays.
 */
export const PictureChoice = ({
  options,
  rightId,
  tried,
  answered,
  onChoose,
}: {
  options: readonly GameWord[]
  rightId: string
  tried: readonly string[]
  answered: boolean
  onChoose: (id: string) => void
}): ReactNode => (
  <ul className={css['choice']} data-count={options.length}>
    {options.map((option, index) => {
      const state = answered && option.id === rightId ? 'ok' : tried.includes(option.id) ? 'warn' : ''
      return (
        <li key={index}>
          <button
            type="button"
            lang="en"
            aria-label={option.meaning}
            className={`${css['card']} ${state}`}
            data-state={state}
            aria-disabled={answered || state !== ''}
            onClick={() => onChoose(option.id)}
          >
            <LittlePicture name={option.picture} />
            {state === '' ? null : (
              <i className={`dot ${css['mark']}`}>{state === 'ok' ? <CheckIcon /> : <RetryIcon />}</i>
            )}
          </button>
        </li>
      )
    })}
  </ul>
)
