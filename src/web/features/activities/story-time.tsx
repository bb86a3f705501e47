import '../../ui/tag.css'
import '../../ui/feedback.css'
import type { ReactNode } from 'react'
import { STORY_LEVELS, type StorySummary } from '#core/stories/story.ts'
import { Link, navigate, useQuery } from '../../platform/router.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { useLanguageWith } from '../../parts/content/language-abilities.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { FetchedContent } from './fetched-content.tsx'
import { loadStories, loadStory, slugOf } from '../../parts/content/load-stories.ts'
import { readStoryPlace, writeStoryPlace } from './story-place.ts'
import { StoryReader } from './story-reader.tsx'
import css from './story-time.module.css'
import { useFetched } from '../../platform/use-fetched.ts'

const storyAddress = (slug: string | null, query: string): string =>
  `/activities${writeStoryPlace({ story: slug, mode: 'listening', section: 0 }, query)}`

function StoryList({ stories, query }: { stories: readonly StorySummary[]; query: string }): ReactNode {
  const language = useLanguageWith('stories')
  return STORY_LEVELS.map((level) => (
    <section key={level} className="stack" aria-labelledby={`level-${level}`}>
      <h2 id={`level-${level}`}>{t(`storyTime.level.${level}`)}</h2>
      <ul className="grid two-if-wide">
        {stories
          .filter((story) => story.level === level)
          .map((story) => (
            <li key={story.id}>
              <Link className={`card ${css['choice']}`} href={storyAddress(slugOf(story), query)}>
                <svg viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: story.cover.drawing }} />
                <span>
                  <b className="voice" lang={language}>
                    {story.title}
                  </b>
                  <span lang="en">{story.translation}</span>
                  <span className="tag">{t('storyTime.lines', { lines: story.lines })}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ))
}

function Choice({ query }: { query: string }): ReactNode {
  const language = useLanguageWith('stories')
  const stories = useFetched(language, () => loadStories(language))
  const learning = useStore(learningLanguageStore)
  return (
    <>
      <p className="muted">{t('storyTime.lead')}</p>
      {learning === language ? null : (
        <p>
          <b>{t('storyTime.otherLanguage')}</b>
        </p>
      )}
      <FetchedContent fetched={stories}>{(list) => <StoryList stories={list} query={query} />}</FetchedContent>
    </>
  )
}

function Opened({ slug, query }: { slug: string; query: string }): ReactNode {
  const language = useLanguageWith('stories')
  const story = useFetched(`${language}/${slug}`, () => loadStory(language, slug))
  return (
    <>
      <FetchedContent fetched={story}>
        {(value) =>
          value ? (
            <StoryReader
              key={slug}
              story={value}
              language={language}
              place={readStoryPlace(query)}
              onPlace={(place) => navigate(`/activities${writeStoryPlace(place, query)}`, { replace: true })}
            />
          ) : (
            <p className="empty">{t('storyTime.notFound')}</p>
          )
        }
      </FetchedContent>
      <p>
        <Link className="button outlined" href={storyAddress(null, query)}>
          {t('storyTime.allStories')}
        </Link>
      </p>
    </>
  )
}

/** Family Story Time: a list of stories by level, or the one that is open. */
export function StoryTime(): ReactNode {
  const query = useQuery()
  const { story } = readStoryPlace(query)
  return (
    <div className="stack">{story === null ? <Choice query={query} /> : <Opened slug={story} query={query} />}</div>
  )
}
