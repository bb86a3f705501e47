import type { ReactNode } from 'react'
import { LITTLE_ACTIVITIES, type LittleActivity } from '#core/little/little-round.ts'
import { t } from '../../platform/i18n/translate.ts'
import { navigate } from '../../platform/router.tsx'
import { LittlePicture } from '../../ui/little-picture.tsx'
import { SpeakerIcon } from './little-icons.tsx'
import css from './toddlers.module.css'

/** Picture and colours of each activity, shown instead of its name. */
const LOOKS: Record<LittleActivity, { hue: string; pictures: readonly string[]; heard: boolean }> = {
  hear: { hue: 'section-vocabulary', pictures: ['cow-face'], heard: true },
  find: { hue: 'section-phrases', pictures: ['cat-face', 'lion'], heard: true },
  many: { hue: 'section-grammar', pictures: ['duck', '3 duck'], heard: false },
  count: { hue: 'section-numbers', pictures: ['1 star', '2 star', '3 star'], heard: false },
}

/** Four things to do, each a card that shows it. */
export const LittleHome = (): ReactNode => (
  <ul className={css['home']}>
    {LITTLE_ACTIVITIES.map((activity) => {
      const { hue, pictures, heard } = LOOKS[activity]
      return (
        <li key={activity}>
          <button
            type="button"
            className={`${hue} ${css['tile']}`}
            aria-label={t(`toddlers.do.${activity}`)}
            onClick={() => navigate(`/toddlers?do=${activity}`, { replace: true })}
          >
            <span className={css['shown']}>
              {pictures.map((name) => (
                <LittlePicture key={name} name={name} />
              ))}
              {heard ? <SpeakerIcon /> : null}
            </span>
            <span className="pattern" />
          </button>
        </li>
      )
    })}
  </ul>
)
