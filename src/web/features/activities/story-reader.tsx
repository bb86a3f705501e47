import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { READING_PACES, type ReadingPace } from '#core/stories/reading-pace.ts'
import { STORY_MODES, type Story, type StoryLine, type StoryMode } from '#core/stories/story.ts'
import { turnSection } from '#core/stories/turn-section.ts'
import { t } from '../../platform/i18n/translate.ts'
import { wordsOf } from '../../platform/words-of-text.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { FIRST_WORD, nextWord, type ReadWord } from './read-along.ts'
import { readLine, type ReadBy } from './read-line.ts'
import { BackIcon, EyeIcon, PauseIcon, PlayIcon, PrintIcon } from './story-icons.tsx'
import { sectionWithin, type StoryPlace } from './story-place.ts'
import { StoryQuestion } from './story-question.tsx'
import { StoryScene } from './story-scene.tsx'
import { StorySheet } from './story-sheet.tsx'
import css from './story-time.module.css'
import { StoryWords } from './story-words.tsx'

type ReaderProperties = {
  story: Story
  language: LearningLanguage
  place: StoryPlace
  onPlace: (place: StoryPlace) => void
}

/** Lines of a section; one of them may be the one that is read aloud. */
function Lines({
  lines,
  language,
  translated,
  reading,
}: {
  lines: readonly StoryLine[]
  language: LearningLanguage
  translated: boolean
  reading?: ReadWord | null
}): ReactNode {
  return lines.map((line, index) => (
    <div key={index} className={css['line']} data-reading={reading?.line === index}>
      <p className={css['read']}>
        <StoryWords text={line.text} language={language} marked={reading?.line === index ? reading.word : undefined} />
      </p>
      {translated ? (
        <p className={`muted ${css['translation']}`} lang="en">
          {line.translation}
        </p>
      ) : null}
    </div>
  ))
}

/**
 * Follows a story that is read aloud: the current word and voice. At the end of a section it turns to the next, and
 * ends after the last. After a manual turn it goes on at the page's first word. @param onTurn the section is at its
 * end; returns whether there is another
 */
function useReadAlong(
  language: LearningLanguage,
  section: number,
  lines: readonly StoryLine[],
  pace: ReadingPace,
  onTurn: () => boolean,
): { reading: ReadWord | null; by: ReadBy | null; toggle: () => void } {
  const [begun, setBegun] = useState<{ section: number; line: number } | null>(null)
  // The word belongs to its line: on the next one its first is read at once, not the word of that place.
  const [read, setRead] = useState({ section, ...FIRST_WORD })
  const [by, setBy] = useState<ReadBy | null>(null)
  const line = begun && (begun.section === section ? begun.line : FIRST_WORD.line)
  const word = read.section === section && read.line === line ? read.word : FIRST_WORD.word
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    const text = line === null ? undefined : lines[line]?.text
    if (line === null || text === undefined) return undefined
    return readLine(language, text, pace, {
      onWord: (next) => setRead({ section, line, word: next }),
      onVoice: setBy,
      onEnd: () => {
        const counts = lines.map((one) => wordsOf(one.text).length)
        const next = nextWord({ line, word: (counts[line] ?? 0) - 1 }, counts)
        if (next) setBegun({ section, line: next.line })
        else if (!turn()) setBegun(null)
      },
    })
  }, [language, section, line, lines, pace])
  return {
    reading: line === null ? null : { line, word },
    by,
    toggle: () => {
      setRead({ section, ...FIRST_WORD })
      setBegun((before) => (before ? null : { section, line: FIRST_WORD.line }))
    },
  }
}

/** Texts that name the reading voice. */
const READ_BY = {
  speaker: 'audio.speakerVoice',
  clip: 'audio.computerVoice',
  silence: 'storyTime.silence',
} as const satisfies Record<ReadBy, string>

function Listening({
  story,
  language,
  section,
  translated,
  onSection,
}: {
  story: Story
  language: LearningLanguage
  section: number
  translated: boolean
  onSection: (section: number) => void
}): ReactNode {
  const [pace, setPace] = useState<ReadingPace>('steady')
  const lines = story.parts[section]?.lines ?? []
  const { reading, by, toggle } = useReadAlong(language, section, lines, pace, () => {
    if (section + 1 >= story.parts.length) return false
    onSection(section + 1)
    return true
  })
  return (
    <>
      <p className={`small muted ${css['note']}`}>{t('storyTime.readTogether')}</p>
      <Lines lines={lines} language={language} translated={translated} reading={reading} />
      <button type="button" className="button accent big wide" onClick={toggle}>
        {reading ? <PauseIcon /> : <PlayIcon />}
        {t(reading ? 'storyTime.pause' : 'storyTime.readAlong')}
      </button>
      <p className={`small muted ${css['voice']}`} role="status">
        {by && t(READ_BY[by])}
      </p>
      <div className="row wrap" role="group" aria-label={t('storyTime.pace')}>
        {READING_PACES.map((name) => (
          <button key={name} type="button" className="chip" aria-pressed={name === pace} onClick={() => setPace(name)}>
            {t(`storyTime.pace.${name}`)}
          </button>
        ))}
      </div>
    </>
  )
}

function Reading({
  story,
  language,
  section,
  translated,
}: {
  story: Story
  language: LearningLanguage
  section: number
  translated: boolean
}): ReactNode {
  return (
    <>
      <Lines lines={story.parts[section]?.lines ?? []} language={language} translated={translated} />
      <p className={`small muted ${css['note']}`}>{t('storyTime.tapWord')}</p>
      <section className="card section-vocabulary" aria-labelledby="key-words">
        <h3 id="key-words">{t('storyTime.keyWords')}</h3>
        <ul className={css['keyWords']}>
          {story.keyWords.map(({ word, meaning }) => (
            <li key={word}>
              <b className="voice" lang={language}>
                {word}
              </b>{' '}
              <span lang="en">{meaning}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Discussion({
  story,
  language,
  section,
  translated,
}: {
  story: Story
  language: LearningLanguage
  section: number
  translated: boolean
}): ReactNode {
  const question = story.questions[section]
  return (
    <>
      <Lines lines={question ? [question] : []} language={language} translated={translated} />
      {question ? <StoryQuestion key={section} story={story} index={section} language={language} /> : null}
    </>
  )
}

/** Buttons to the next and the previous section; the story wraps at both ends. */
function SectionTurns({
  mode,
  section,
  count,
  onSection,
}: {
  mode: StoryMode
  section: number
  count: number
  onSection: (section: number) => void
}): ReactNode {
  const of = mode === 'discussion' ? 'question' : 'part'
  const turn = (step: 1 | -1): void => onSection(turnSection(section, step, count))
  return (
    <nav className={`row spread ${css['turns']}`} aria-label={t('storyTime.sections')}>
      <button
        type="button"
        className="button outlined big"
        aria-label={t(`storyTime.${of}.before`)}
        onClick={() => turn(-1)}
      >
        <BackIcon />
      </button>
      <p role="status">
        <b>{t(`storyTime.${of}.position`, { index: section + 1, count })}</b>
      </p>
      <button type="button" className="button big" aria-label={t(`storyTime.${of}.next`)} onClick={() => turn(1)}>
        <ChevronRightIcon />
      </button>
    </nav>
  )
}

/** End of a story: suggestions of what to do next. */
const TheEnd = ({ onTalk }: { onTalk: () => void }): ReactNode => (
  <p className={`row wrap ${css['end']}`}>
    <b>{t('storyTime.theEnd')}</b>
    <button type="button" className="button" onClick={onTalk}>
      {t('storyTime.talkAboutIt')}
    </button>
  </p>
)

/** Draws one story, to listen to, to read and to talk about. */
export function StoryReader({ story, language, place, onPlace }: ReaderProperties): ReactNode {
  const [translated, setTranslated] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const count = place.mode === 'discussion' ? story.questions.length : story.parts.length
  const section = sectionWithin(place.section, count)
  const turnTo = (next: number): void => onPlace({ ...place, section: next })
  const Mode = { listening: Listening, reading: Reading, discussion: Discussion }[place.mode]
  const picture = story.parts[place.mode === 'discussion' ? story.parts.length - 1 : section]?.pictures ?? []
  return (
    <div className={css['reader']}>
      <div className="row spread wrap">
        <div className={css['tabs']} role="group" aria-label={t('storyTime.modes')}>
          {STORY_MODES.map((mode) => (
            <button
              key={mode}
              type="button"
              aria-pressed={mode === place.mode}
              onClick={() => onPlace({ ...place, mode, section: 0 })}
            >
              {t(`storyTime.mode.${mode}`)}
            </button>
          ))}
        </div>
        <div className="row wrap">
          <button type="button" className="chip" onClick={() => setTranslated(!translated)}>
            <EyeIcon small />
            {t(translated ? 'storyTime.hideTranslation' : 'storyTime.showTranslation')}
          </button>
          <button type="button" className="chip" onClick={() => print()}>
            <PrintIcon small />
            {t('storyTime.print')}
          </button>
        </div>
      </div>
      <article className={css['page']}>
        <StoryScene backdrop={story.backdrop} pictures={picture} />
        <div className="stack">
          <h2 ref={heading} tabIndex={-1} lang={language} className={css['title']}>
            {story.title}
          </h2>
          {translated ? (
            <p className="muted" lang="en">
              {story.translation}
            </p>
          ) : null}
          <Mode story={story} language={language} section={section} translated={translated} onSection={turnTo} />
          {place.mode !== 'discussion' && section === count - 1 ? (
            <TheEnd onTalk={() => onPlace({ ...place, mode: 'discussion', section: 0 })} />
          ) : null}
        </div>
      </article>
      <SectionTurns mode={place.mode} section={section} count={count} onSection={turnTo} />
      {story.review === 'confirmed' ? null : <p className="small muted">{t('storyTime.drafted')}</p>}
      <StorySheet story={story} language={language} translated={translated} />
    </div>
  )
}
