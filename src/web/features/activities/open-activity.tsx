import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { STORY_TIME, type Activity } from '#core/activities/activities.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './activities.module.css'
import { FetchedContent } from './fetched-content.tsx'
import { useFetched } from '../../platform/use-fetched.ts'

/** Loads and draws the content of an activity. */
async function loadBody(activity: Activity): Promise<{ Body: ComponentType }> {
  const language = currentLanguage()
  if (activity.id === STORY_TIME) {
    const [{ StoryTime }] = await Promise.all([import('./story-time.tsx'), loadText(language, ['story-time', 'audio'])])
    return { Body: StoryTime }
  }
  const [{ ActivityGuide }] = await Promise.all([
    import('./activity-guide.tsx'),
    loadText(language, ['activity-guides', 'audio']),
  ])
  return { Body: () => <ActivityGuide activity={activity} /> }
}

/** Draws an activity in place of the list. */
export function OpenActivity({ activity, back }: { activity: Activity; back: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useFetched(`${currentLanguage()} ${activity.id}`, () => loadBody(activity))
  const name = t(`activities.${activity.id}.name`)
  useEffect(() => {
    const before = document.title
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    return () => {
      document.title = before
    }
  }, [])
  useEffect(() => {
    document.title = `${name} · Funda`
  }, [name])
  return (
    <div className={css['opened']}>
      <p>
        <Link className="link" href={back}>
          ‹ {t('activities.back')}
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {name}
      </h1>
      <FetchedContent fetched={body}>{({ Body }) => <Body />}</FetchedContent>
    </div>
  )
}
