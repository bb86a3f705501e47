import '../../ui/feedback.css'
import '../../ui/hear.css'
import '../../ui/tag.css'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { PlayableModule } from '#core/curriculum/curriculum.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { HearButton } from '../../parts/audio/hear-button.tsx'
import { languageHas } from '../../parts/content/language-abilities.ts'
import { LearnInstead } from '../../parts/content/learn-instead.tsx'
import { loadModule } from '../../parts/curriculum/load-modules.ts'
import { readLeft, writeLeft } from '../../parts/lesson/left-run.ts'
import { LessonPlayer } from '../../parts/lesson/lesson-player.tsx'
import type { Run } from '../../parts/lesson/lesson-state.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './module.module.css'
import { endModule } from './module-state.ts'

type Shown = { module: PlayableModule; language: LearningLanguage }

function Said({ text, language, canHear }: { text: string; language: LearningLanguage; canHear: boolean }): ReactNode {
  return (
    <span className={css['said']}>
      <b className="voice" lang={language}>
        {text}
      </b>
      {canHear ? <HearButton text={text} language={language} /> : null}
    </span>
  )
}

/** The words of a module with respelling, meaning and, where there is a clip, sound. */
function WordList({ module, language }: Shown): ReactNode {
  return (
    <section className="card stack" aria-labelledby="module-words">
      <h2 id="module-words">{t('curriculum.module.words')}</h2>
      <ul className={css['words']}>
        {module.words.map(({ target, english, pronunciation }) => (
          <li key={target}>
            <Said text={target} language={language} canHear={module.heard.includes(target)} />
            <span>{english}</span>
            <span className="small muted">{pronunciation}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Opening({ module, language, isLeft, onStart }: Shown & { isLeft: boolean; onStart: () => void }): ReactNode {
  return (
    <div className={`stack ${css['page']}`}>
      <div className={`cloth ${css['head']}`}>
        <p>
          {t('curriculum.module.place', {
            subject: t(`curriculum.subject.${module.subject}`),
            grade: t(`curriculum.grade.${module.grade}`),
          })}
        </p>
        <h1>{module.title}</h1>
        <p className="row wrap">
          <span className="tag">{t('curriculum.minutes', { count: module.minutes })}</span>
          <span className="tag">{t(`curriculum.difficulty.${module.difficulty}`)}</span>
        </p>
      </div>
      <section className={`card ${css['goal']}`} aria-labelledby="module-goal">
        <h2 id="module-goal">{t('curriculum.module.goal')}</h2>
        <p className={css['ability']}>
          <CheckIcon small /> {module.goal}
        </p>
      </section>
      <p>
        <button type="button" className="button big" onClick={onStart}>
          {t(isLeft ? 'curriculum.module.goOn' : 'curriculum.module.start')}
        </button>
      </p>
      <WordList module={module} language={language} />
      {module.review === 'drafted' ? <p className="small muted">{t('curriculum.module.drafted')}</p> : null}
    </div>
  )
}

function Ending({ module, language, run, onAgain }: Shown & { run: Run; onAgain: () => void }): ReactNode {
  const { sentences, words, right, asked } = endModule(module, run)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`stack ${css['page']}`}>
      <div className={`cloth ${css['done']}`}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('curriculum.module.over')}
          </h2>
          <p>{t('curriculum.module.share', { right, asked })}</p>
        </div>
        <div className="on-edge">
          <Khulu mood="happy" size={104} />
        </div>
      </div>
      <section className="card stack" aria-labelledby="module-can-say">
        <h3 id="module-can-say">{t('curriculum.module.canSay')}</h3>
        <p className={css['ability']}>
          <CheckIcon small /> {module.goal}
        </p>
        <ul className={css['words']}>
          {sentences.map(({ target, english }) => (
            <li key={target}>
              <Said text={target} language={language} canHear={module.heard.includes(target)} />
              <span>{english}</span>
            </li>
          ))}
        </ul>
        <p className="small muted">{t('curriculum.module.wordsMet', { count: words.length })}</p>
      </section>
      <p className="row wrap">
        <Link className="button big" href="/dashboard/curriculum">
          {t('curriculum.module.toCurriculum')}
        </Link>
        <button type="button" className="button outlined big" onClick={onAgain}>
          {t('curriculum.module.again')}
        </button>
      </p>
    </div>
  )
}

function OpenedModule({ module, language, owner }: Shown & { owner: string }): ReactNode {
  const left = readLeft(readStored('module'), owner, module.id)
  const [round, setRound] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const heard = new Set(module.heard)
  useEffect(() => {
    // Answers are kept without a connection, so what keeps them is loaded before the first one.
    import('../../parts/learning/record-answer.ts').catch(() => undefined)
  }, [])
  if (!isPlaying)
    return <Opening module={module} language={language} isLeft={left !== null} onStart={() => setIsPlaying(true)} />
  return (
    <>
      <h1 className="visually-hidden">{module.title}</h1>
      <LessonPlayer
        key={round}
        steps={module.steps}
        language={language}
        area="modules"
        isScheduled
        left={round === 0 ? left : null}
        onLeft={(now) => {
          if (now) writeStored('module', writeLeft(owner, module.id, now))
          else removeStored('module')
        }}
        onClose={() => setIsPlaying(false)}
        canHear={(text) => heard.has(text)}
        renderEnding={(run) => (
          <Ending module={module} language={language} run={run} onAgain={() => setRound(round + 1)} />
        )}
      />
    </>
  )
}

const Note = ({ text, children }: { text: string; children: ReactNode }): ReactNode => (
  <div className="empty" role="status">
    <h1 className="visually-hidden">{t('curriculum.module.title')}</h1>
    <Khulu mood="listening" size={96} />
    <p>{text}</p>
    <p className="row wrap">{children}</p>
  </div>
)

/** One module, from its words to what the learner can now say. */
export default function ModulePage({ parameter = '' }: { parameter?: string }): ReactNode {
  const language = useStore(learningLanguageStore)
  const signIn = useStore(signInStore)
  const fetched = useFetched(`${language} ${currentLanguage()} ${parameter}`, () => loadModule(language, parameter))
  if (fetched.phase === 'failed')
    return (
      <Note text={t('curriculum.module.failed')}>
        <button type="button" className="button" onClick={fetched.retry}>
          {t('curriculum.tryAgain')}
        </button>
      </Note>
    )
  if (fetched.phase === 'loading' || signIn.status === 'unknown')
    return (
      <div className="empty">
        <Spinner label={t('curriculum.module.loading')} />
      </div>
    )
  if (!languageHas(language, 'modules'))
    return (
      <Note text={t('curriculum.notYet')}>
        <LearnInstead ability="modules" text="curriculum.learnOther" />
      </Note>
    )
  if (!fetched.value)
    return (
      <Note text={t('curriculum.module.notFound')}>
        <Link className="button" href="/dashboard/curriculum">
          {t('curriculum.module.toCurriculum')}
        </Link>
      </Note>
    )
  const owner = signIn.status === 'signed-in' ? signIn.account.id : 'guest'
  return (
    <OpenedModule
      key={`${owner} ${fetched.value.id} ${currentLanguage()}`}
      module={fetched.value}
      language={language}
      owner={owner}
    />
  )
}
