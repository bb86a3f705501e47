import type { ReactNode } from 'react'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { loadCourseWords } from './load-course-words.ts'

/** Link from a word to the course unit that teaches it. It is empty without such a unit, or if it can't load. */
export function TaughtIn({ id }: { id: string }): ReactNode {
  const fetched = useFetched(currentLanguage(), loadCourseWords)
  if (fetched.phase !== 'ready') return null
  const { course, places } = fetched.value
  const place = places[id] ?? -1
  const unit = course.units[place]
  return unit ? (
    <p>
      <Link className="button outlined" href={`/learn/${unit.id}`}>
        {t('tools.entry.practise', { number: place + 1, title: unit.title })}
        <ChevronRightIcon small />
      </Link>
    </p>
  ) : null
}
