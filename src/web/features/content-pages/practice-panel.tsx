import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Link } from '../../platform/router.tsx'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { ContentSection } from '#core/sections/sections.ts'
import { t } from '../../platform/i18n/translate.ts'
import { useProgress } from '../../platform/learning/use-progress.ts'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import css from './content-pages.module.css'
import { changeDraft, checkDraft, currentItem, nextPrompt, revealAnswer, startPractice, type Practice, type PracticeOutcome } from './practice-state.ts'

/** The learning platform is fetched while the learner reads the first prompt, so that a check never waits for it. */
const loadRecorder = () => import('../../platform/learning/record-answer.ts')

async function record(language: LearningLanguage, section: ContentSection, { item, ...outcome }: PracticeOutcome): Promise<void> {
  const { recordAnswer } = await loadRecorder()
  await recordAnswer({ ...outcome, language, section, itemId: item.id, exerciseType: 'type-translation' })
}

/** What the check found, announced as it appears. The words are the specification's. */
function Verdict({ practice, item, language, gloss }: { practice: Practice; item: LearningItem; language: LearningLanguage; gloss: string }): ReactNode {
  if (practice.phase === 'right') {
    return (
      <div className="fb ok">
        <h3><span className="dot"><CheckIcon /></span>{t('contentPages.correct')} 🎉</h3>
        <p><span className="v" lang={language}>{item.target}</span> <span className="say sm">{item.pronunciation}</span></p>
      </div>
    )
  }
  if (practice.phase === 'wrong') {
    return (
      <div className="fb warn">
        <h3><span className="dot"><RetryIcon /></span>{t('contentPages.tryAgain')}</h3>
        <p>{practice.draft.trim() === '' ? t('contentPages.emptyAnswer') : t('contentPages.wrongHint')}</p>
      </div>
    )
  }
  if (practice.phase !== 'revealed') return null
  const [before, after] = t('contentPages.theAnswerIs', { target: '\u0000' }).split('\u0000')
  return <div className={`fb ${gloss}`}><p>{before}<b className="v" lang={language}>{item.target}</b>{after} <span className="say sm">{item.pronunciation}</span></p></div>
}

/** The score of right answers on this page, and the achievement that the last one earned. */
function Score({ section, justRight }: { section: ContentSection; justRight: boolean }): ReactNode {
  const score = useProgress()?.progress.sections[section].score ?? 0
  return (
    <p className={css['score']} role="status">
      <span>{t('contentPages.score', { score })}</span>
      {justRight && score > 0 && score % 5 === 0 ? <Link className="lk" href="/achievements">{t('contentPages.achievement', { score })}</Link> : null}
    </p>
  )
}

function Prompt({ practice, item, language, input, onDraft }: {
  practice: Practice; item: LearningItem; language: LearningLanguage; input: RefObject<HTMLInputElement | null>; onDraft: (draft: string) => void
}): ReactNode {
  const ended = practice.phase === 'right' || practice.phase === 'revealed'
  return (
    <>
      <p className="sm m">{t('contentPages.howDoYouSay')}</p>
      <p className={`v ${css['prompt']}`}>{item.english}</p>
      <label className="f">
        <span>{t('contentPages.yourAnswer')}</span>
        <input ref={input} className={`in-t v ${css['answer']}`} lang={language} value={practice.draft} readOnly={ended} aria-describedby="verdict"
          data-phase={practice.phase} autoCapitalize="off" autoComplete="off" autoCorrect="off" spellCheck={false} maxLength={500} onChange={(event) => onDraft(event.target.value)} />
      </label>
    </>
  )
}

/** Type the translation, check it, or ask for it: one prompt after another through what the page shows. */
export function PracticePanel({ section, language, items }: { section: ContentSection; language: LearningLanguage; items: readonly LearningItem[] }): ReactNode {
  const [practice, setPractice] = useState(() => startPractice(items, 0))
  const input = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const item = currentItem(practice)
  const ended = practice.phase === 'right' || practice.phase === 'revealed'
  useEffect(() => {
    setPractice((begun) => (begun.askedAt === 0 ? { ...begun, askedAt: Date.now() } : begun))
    void loadRecorder()
  }, [])
  useEffect(() => { if (ended) next.current?.focus() }, [ended])
  if (!item) return null

  const show = (result: { practice: Practice; outcome?: PracticeOutcome }): void => {
    setPractice(result.practice)
    if (result.outcome) void record(language, section, result.outcome)
  }
  const check = (event: FormEvent): void => {
    event.preventDefault()
    if (ended) goOn()
    else show(checkDraft(practice, Date.now()))
  }
  const goOn = (): void => {
    setPractice(nextPrompt(practice, Date.now()))
    input.current?.focus()
  }
  return (
    <section className={`card ${css['practice']} ${SECTION_LOOK[section].className}`} aria-labelledby="practice">
      <div className="row sp wrap"><h2 id="practice">{t('contentPages.practise')}</h2><Score section={section} justRight={practice.phase === 'right'} /></div>
      <form className="st" onSubmit={check} noValidate>
        <Prompt practice={practice} item={item} language={language} input={input} onDraft={(draft) => setPractice(changeDraft(practice, draft))} />
        <div id="verdict" role="status" aria-live="polite"><Verdict practice={practice} item={item} language={language} gloss={SECTION_LOOK[section].className} /></div>
        <div className="row">
          {ended
            ? <button ref={next} type="submit" className="btn big grow">{t('contentPages.next')}</button>
            : <>
                <button type="submit" className="btn big grow">{t('contentPages.check')}</button>
                <button type="button" className="btn g big" onClick={() => show(revealAnswer(practice, Date.now()))}>{t('contentPages.reveal')}</button>
              </>}
        </div>
        <p className="sm m">{t('contentPages.capitals')} <span>{t('contentPages.position', { index: practice.index + 1, count: practice.items.length })}</span></p>
      </form>
    </section>
  )
}
