import type { ReactNode } from 'react'
import type { RubricLine } from '#core/assignments/assignment.ts'
import { levelsOf } from '#core/assignments/rubric-levels.ts'
import css from '../../parts/assigning/assigning.module.css'
import { t } from '../../platform/i18n/translate.ts'

/** Tells whether every criterion of a rubric has a level. */
export const areLevelsChosen = (chosen: readonly string[], lines: readonly RubricLine[]): boolean =>
  lines.length === 0 || chosen.slice(0, lines.length).every((one) => one !== '')

/** One criterion of a rubric with its levels to choose from. */
export function LevelField({
  name,
  text,
  most,
  value,
  onChange,
}: {
  name: string
  text: string
  most: number
  value: string
  onChange: (points: string) => void
}): ReactNode {
  const levels = levelsOf(most)
  return (
    <fieldset className={css['levels']}>
      <legend>{t('assignments.rubricLine', { text, most })}</legend>
      {levels.map(({ level, points }) => (
        <label key={level} className="checkbox">
          <input
            type="radio"
            name={name}
            value={points}
            checked={value === String(points)}
            onChange={() => onChange(String(points))}
          />
          {t('assignments.levelPoints', { level: t(`assignments.level.${level}`), points })}
        </label>
      ))}
      {value === '' || levels.some(({ points }) => String(points) === value) ? null : (
        <p className="muted small">{t('assignments.otherPoints', { points: Number(value) })}</p>
      )}
    </fieldset>
  )
}
