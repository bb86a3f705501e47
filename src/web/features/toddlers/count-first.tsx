import { useState, type ReactNode } from 'react'
import { oneOf } from '#core/little/little-word.ts'
import type { LittleContent } from '../../parts/content/load-little-words.ts'
import { drawSeed } from '../../parts/game/draw-seed.ts'
import { t } from '../../platform/i18n/translate.ts'
import { sayLittle } from '../../parts/little/say-little.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { LittlePicture } from '../../ui/little-picture.tsx'
import css from './toddlers.module.css'

/** Game of five things to touch one after another. Each touch says the next number, and nothing is asked yet. */
export function CountFirst({
  content: { words, numbers, language },
  onCounted,
}: {
  content: LittleContent
  onCounted: () => void
}): ReactNode {
  const [thing] = useState(() => {
    const drawn = words.filter(({ group, many }) => group === 'animals' && many)
    return drawn[drawSeed() % drawn.length]
  })
  const [counted, setCounted] = useState<readonly number[]>([])
  if (!thing) return null
  const touch = (place: number): void => {
    const at = counted.includes(place) ? counted.indexOf(place) : counted.length
    void sayLittle(language, numbers[at]?.word ?? '')
    if (at === counted.length) setCounted([...counted, place])
  }
  const last = numbers[counted.length - 1]
  return (
    <>
      <p className={css['ask']} aria-live="polite">
        <b className={`voice ${css['number']}`} lang={language}>
          {last?.word}
        </b>
      </p>
      <ul className={css['things']}>
        {numbers.map((number, place) => (
          <li key={number.id}>
            <button
              type="button"
              lang="en"
              className={css['thing']}
              aria-label={oneOf(thing).meaning}
              aria-pressed={counted.includes(place)}
              onClick={() => touch(place)}
            >
              <LittlePicture name={thing.picture} />
            </button>
          </li>
        ))}
      </ul>
      <div className={css['steps']}>
        {counted.length === numbers.length ? (
          <button type="button" className={css['go']} aria-label={t('toddlers.next')} onClick={onCounted}>
            <ChevronRightIcon />
          </button>
        ) : null}
      </div>
    </>
  )
}
