import { useEffect, useState, type ReactNode } from 'react'
import { lessonFileAddress } from '#contract/uploads.ts'
import type { ShowPartStep } from '#core/course/lesson.ts'
import { readOwnItem } from '#core/lesson-plans/own-item-id.ts'
import { openLessonFile } from '../../platform/offline/lesson-files.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './lesson.module.css'
import { SoundButton } from './sound-button.tsx'

type FilePart = Extract<ShowPartStep['part'], { kind: 'picture' | 'sound' }>

/** Opens a file as an address of this page; null if neither the server nor the device has it. */
function useFile(address: string): string | null | undefined {
  const [found, setFound] = useState<string | null>()
  useEffect(() => {
    let made: string | undefined
    let isOver = false
    void openLessonFile(address).then((content) => {
      if (isOver) return
      made = content ? URL.createObjectURL(content) : undefined
      setFound(made ?? null)
    })
    return () => {
      isOver = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [address])
  return found
}

/** Picture or sound of a teacher's own lesson, with its words. */
export function ShownFile({ id, part }: { id: string; part: FilePart }): ReactNode {
  const place = readOwnItem(id)
  const source = useFile(place ? lessonFileAddress(place.planId, part.uploadId, place.version) : '')
  return (
    <section className={`card stack ${css['note']}`}>
      {part.kind === 'picture' && source ? <img className={css['picture']} src={source} alt={part.text} /> : null}
      {part.kind === 'sound' && source ? <SoundButton source={source} /> : null}
      {source === null ? <p className="muted">{t('ownLesson.noFile')}</p> : null}
      <h2
        className={`${css['noteText']} ${css['plain']} ${part.kind === 'picture' && source ? 'visually-hidden' : ''}`}
        tabIndex={-1}
      >
        {part.text}
      </h2>
    </section>
  )
}
