import '../../ui/hear.css'
import type { ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { KIDS_GAMES, type KidsGame } from '#core/game/kids-games.ts'
import { ofTheDay, PATH_STEPS, type PathStep, type RecentLearning } from '#core/progress/recent-learning.ts'
import { HearButton } from '../../parts/audio/hear-button.tsx'
import { OwnAnnouncements } from '../../parts/classes/own-announcements.tsx'
import { loadGameWords, loadPictures } from '../../parts/content/load-game-words.ts'
import { OwnWorkSlot } from '../../parts/assignments/own-work-slot.tsx'
import { useCourse } from '../../parts/course/use-course.ts'
import { useLanguageWith } from '../../parts/content/language-abilities.ts'
import { languageWith } from '../../parts/content/language-abilities.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { BookIcon, CheckIcon, PuzzleIcon, RetryIcon, SproutIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { Pictures, WordPicture } from '../../ui/word-picture.tsx'
import { EarIcon } from './dashboard-icons.tsx'
import css from './kids-dashboard.module.css'
import { todayHere, useFirstName, useRecent } from './use-recent.ts'

/** Number of beads on a day's string: what ten minutes bring. */
const BEADS = 12
const SHAPES = ['who', 'when', 'what'] as const

/** Words learnt lately that are shown. */
const LEARNT_SHOWN = 8

const STEPS: Record<
  PathStep,
  { word: string; href: string; look: string; Icon: (properties: { small?: boolean }) => ReactNode }
> = {
  listen: { word: 'mamela', href: '/kids-menu/listen', look: 'section-vocabulary', Icon: EarIcon },
  play: { word: 'dlala', href: '/kids-menu/vocabulary', look: 'section-numbers', Icon: PuzzleIcon },
  read: { word: 'funda', href: '/activities?activity=family-story-time', look: 'section-culture', Icon: BookIcon },
}

const GAME_PICTURES: Record<KidsGame, string> = {
  vocabulary: 'dog-face',
  pairs: 'cat-face',
  listen: 'long-drum',
  build: 'house-with-garden',
}

function Hero({ name, right }: { name: string; right: number }): ReactNode {
  const beads = Math.min(BEADS, right)
  return (
    <section className={`cloth ${css['hero']}`}>
      <div>
        <h1 lang="xh">{name === '' ? 'Molo!' : `Molo, ${name}!`}</h1>
        <p>{t('ownDashboard.beads', { count: beads })}</p>
        <div className={css['beads']} aria-hidden="true">
          {Array.from({ length: BEADS }, (_, index) => (
            <i key={index} className={index < beads ? `${css['on']} ${SHAPES[index % SHAPES.length]}` : ''} />
          ))}
        </div>
      </div>
      <div className={`on-edge ${css['khulu']}`}>
        <Khulu size={150} />
      </div>
    </section>
  )
}

function Step({ step, done, isNext }: { step: PathStep; done: boolean; isNext: boolean }): ReactNode {
  const { word, href, look, Icon } = STEPS[step]
  return (
    <li className={`${look} ${isNext ? css['now'] : ''}`}>
      <Link href={href}>
        <span className={css['disc']}>{done ? <CheckIcon /> : <Icon />}</span>
        <span className="grow">
          <b className="voice" lang="xh">
            {word}
          </b>
          <span>{t(`ownDashboard.step.${step}`)}</span>
        </span>
        {done ? (
          <span className="tag ok">{t('ownDashboard.done')}</span>
        ) : isNext ? (
          <span className="button accent">{t('ownDashboard.go')}</span>
        ) : null}
      </Link>
    </li>
  )
}

/** Shows the course's next step: due reviews, or the next lesson. */
function CourseStep(): ReactNode {
  const fetched = useCourse()
  if (fetched.phase !== 'ready' || fetched.value === null) return null
  const { due, progress } = fetched.value
  return (
    <>
      {due > 0 ? (
        <li className="section-grammar">
          <Link href="/review">
            <span className={css['disc']}>
              <RetryIcon />
            </span>
            <span className="grow">
              <b className="voice" lang="xh">
                phinda
              </b>
              <span>{t('ownDashboard.due', { count: due })}</span>
            </span>
          </Link>
        </li>
      ) : null}
      {progress.next ? (
        <li className="section-phrases">
          <Link href={`/lesson/${progress.next.lesson.id.replace('.', '--')}`}>
            <span className={css['disc']}>
              <SproutIcon />
            </span>
            <span className="grow">
              <b className="voice" lang={languageWith('course')}>
                {progress.next.unit.targetTitle}
              </b>
              <span>{progress.next.lesson.title}</span>
            </span>
          </Link>
        </li>
      ) : null}
    </>
  )
}

function Path({ recent }: { recent: RecentLearning | undefined }): ReactNode {
  const next = PATH_STEPS.find((step) => recent?.done.has(step) !== true)
  return (
    <section aria-labelledby="path">
      <h2 id="path">{t('ownDashboard.path')}</h2>
      <ol className={css['path']}>
        {PATH_STEPS.map((step) => (
          <Step key={step} step={step} done={recent?.done.has(step) === true} isNext={step === next} />
        ))}
        <CourseStep />
      </ol>
    </section>
  )
}

const Games = (): ReactNode => (
  <section aria-labelledby="games">
    <h2 id="games">{t('ownDashboard.games')}</h2>
    <ul className={`grid two-columns ${css['games']}`}>
      {KIDS_GAMES.map((game) => (
        <li key={game}>
          <Link href={`/kids-menu/${game}`} className={css['pick']}>
            <WordPicture name={GAME_PICTURES[game]} />
            <b>{t(`ownDashboard.game.${game}`)}</b>
          </Link>
        </li>
      ))}
      <li className={css['quiz']}>
        <Link href="/kids-menu" className={css['pick']}>
          <span className={`voice ${css['mark']}`} aria-hidden="true">
            ?
          </span>
          <b>{t('ownDashboard.quiz')}</b>
        </Link>
      </li>
    </ul>
  </section>
)

/** Card of the day's word, to see and to hear. */
function WordOfTheDay({ words, language }: { words: readonly GameWord[]; language: LearningLanguage }): ReactNode {
  const word = ofTheDay(words, todayHere())
  if (word === undefined) return null
  return (
    <section className={`card row section-time ${css['word']}`} aria-labelledby="word-of-the-day">
      <HearButton text={word.word} language={language} className={css['hear']} />
      <div className="grow">
        <h2 id="word-of-the-day" className="muted small">
          {t('ownDashboard.wordOfTheDay')}
        </h2>
        <p className="voice" lang={language}>
          <b>{word.word}</b>
        </p>
        <p lang="en">{word.meaning}</p>
      </div>
      <WordPicture name={word.picture} />
    </section>
  )
}

/** The words with pictures that were answered right in the last days. */
function Learnt({
  recent,
  words,
  language,
}: {
  recent: RecentLearning
  words: readonly GameWord[]
  language: LearningLanguage
}): ReactNode {
  const learnt = recent.items.flatMap((id) => words.find((word) => word.id === id) ?? []).slice(0, LEARNT_SHOWN)
  return learnt.length === 0 ? null : (
    <section aria-labelledby="learnt">
      <h2 id="learnt">{t('ownDashboard.youKnow')}</h2>
      <ul className={css['learnt']}>
        {learnt.map(({ id, word, picture }) => (
          <li key={id}>
            <WordPicture name={picture} />
            <b className="voice" lang={language}>
              {word}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Dashboard of a child: the next thing to do, in pictures and few words. */
export default function KidsDashboardPage(): ReactNode {
  const recent = useRecent()
  const name = useFirstName()
  const language = useLanguageWith('games')
  const fetched = useFetched(language, () => Promise.all([loadGameWords(language), loadPictures()]))
  const [words, pictures] = fetched.phase === 'ready' ? fetched.value : [[], {}]
  return (
    <Pictures value={pictures}>
      <div className={css['page']}>
        <Hero name={name} right={recent?.rightToday ?? 0} />
        <OwnWorkSlot />
        <Path recent={recent} />
        {name === '' ? null : <OwnAnnouncements />}
        <Games />
        <WordOfTheDay words={words} language={language} />
        {recent ? <Learnt recent={recent} words={words} language={language} /> : null}
        {name === '' ? null : <p className="muted">{t('operator.children.seen')}</p>}
        <p className="row wrap">
          <Link className="button outlined big" href="/progress">
            {t('ownDashboard.progress')}
          </Link>
          <Link className="button outlined big" href="/learn">
            {t('ownDashboard.course')}
          </Link>
        </p>
      </div>
    </Pictures>
  )
}
