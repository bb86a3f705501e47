import { useState, type CSSProperties, type ReactNode } from 'react'
import { LITTLE_GROUPS, oneOf, type LittleGroup } from '#core/little/little-word.ts'
import type { LittleContent } from '../../parts/content/load-little-words.ts'
import { t } from '../../platform/i18n/translate.ts'
import { sayLittle } from '../../parts/little/say-little.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { LittlePicture } from '../../ui/little-picture.tsx'
import { BackIcon, SpeakerIcon } from './little-icons.tsx'
import css from './toddlers.module.css'

/** Word cards: one picture at a time, which says its word when it is touched. Nothing is asked, so nothing is recorded. */
export function HearWords({ content: { words, language } }: { content: LittleContent }): ReactNode {
  const [group, setGroup] = useState<LittleGroup>(LITTLE_GROUPS[0])
  const [index, setIndex] = useState(0)
  const shown = words.filter((word) => word.group === group)
  const word = shown[index]
  if (!word) return null
  const { word: text, meaning, picture } = oneOf(word)
  const say = (said: string): void => {
    void sayLittle(language, said)
  }
  const go = (to: number): void => {
    const next = (to + shown.length) % shown.length
    setIndex(next)
    say(shown[next]?.one ?? '')
  }
  const change = (to: LittleGroup): void => {
    setGroup(to)
    setIndex(0)
    say(words.find((other) => other.group === to)?.one ?? '')
  }
  return (
    <>
      <ul className={css['groups']}>
        {LITTLE_GROUPS.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={css['round']}
              aria-label={t(`toddlers.group.${name}`)}
              aria-pressed={name === group}
              onClick={() => change(name)}
            >
              <LittlePicture name={words.find((other) => other.group === name)?.picture} />
            </button>
          </li>
        ))}
      </ul>
      <section className={css['one']} aria-label={t('toddlers.do.hear')}>
        <button type="button" className={css['picture']} lang="en" aria-label={meaning} onClick={() => say(text)}>
          <LittlePicture name={picture} />
        </button>
        <button type="button" className={`${css['said']} ${css['large']}`} onClick={() => say(text)}>
          <b className="voice" lang={language} style={{ '--letters': text.length } as CSSProperties}>
            {text}
          </b>
          <SpeakerIcon />
        </button>
      </section>
      <div className={css['steps']}>
        <button type="button" className={css['go']} aria-label={t('toddlers.before')} onClick={() => go(index - 1)}>
          <BackIcon />
        </button>
        <button type="button" className={css['go']} aria-label={t('toddlers.next')} onClick={() => go(index + 1)}>
          <ChevronRightIcon />
        </button>
      </div>
    </>
  )
}
