import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Link } from '../../platform/router.tsx'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { canGenerate, type GeneratedSection } from '#core/learning/generated-section.ts'
import type { ContentCategory, ContentSection } from '#core/sections/sections.ts'
import { abilitiesOf } from '../../parts/content/language-abilities.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { useStartedProgress } from '../../parts/learning/use-progress.ts'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import css from './content-pages.module.css'
import { listenForReading } from './listen-for-reading.ts'
import { loadAnswerCheck, warmUp } from './load-answer-check.ts'
import {
  changeDraft,
  checkDraft,
  checkPlainly,
  currentItem,
  hasEnded,
  needsGrammar,
  nextPrompt,
  revealAnswer,
  startEndless,
  startPractice,
  type CheckAnswer,
  type MakeItem,
  type Practice,
  type PracticeOutcome,
} from './practice-state.ts'
import { Verdict } from './verdict.tsx'

/** Loads the learning platform when the learner reads on, so that a check never waits for it. */
const loadRecorder = () => import('../../parts/learning/record-answer.ts')

async function record(
  language: LearningLanguage,
  section: ContentSection,
  { item, ...outcome }: PracticeOutcome,
  later?: Promise<PracticeOutcome>,
): Promise<void> {
  const { recordAnswer } = await loadRecorder()
  await recordAnswer(
    { ...outcome, language, section, itemId: item.id, exerciseType: 'type-translation' },
    later?.then(({ verdict, errorClass }) => ({ verdict, errorClass })),
  )
}

/** The score of right answers on this page, and the achievement that the last one earned. */
function Score({ section, justRight }: { section: ContentSection; justRight: boolean }): ReactNode {
  const score = useStartedProgress()?.progress.sections[section].score ?? 0
  return (
    <p className={css['score']} role="status">
      <span>{t('contentPages.score', { score })}</span>
      {justRight && score > 0 && score % 5 === 0 ? (
        <Link className="link" href="/achievements">
          {t('contentPages.achievement', { score })}
        </Link>
      ) : null}
    </p>
  )
}

function Prompt({
  practice,
  item,
  language,
  input,
  onDraft,
  onFocus,
}: {
  practice: Practice
  item: LearningItem
  language: LearningLanguage
  input: RefObject<HTMLInputElement | null>
  onDraft: (draft: string) => void
  onFocus: () => void
}): ReactNode {
  return (
    <>
      <p className="small muted">{t('contentPages.howDoYouSay')}</p>
      <p className={`voice ${css['prompt']}`}>{item.english}</p>
      <label className="field">
        <span>{t('contentPages.yourAnswer')}</span>
        <input
          ref={input}
          className={`input voice ${css['answer']}`}
          lang={language}
          value={practice.draft}
          readOnly={hasEnded(practice)}
          aria-describedby="verdict"
          data-phase={practice.phase}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={500}
          onFocus={onFocus}
          onChange={(event) => onDraft(event.target.value)}
        />
      </label>
    </>
  )
}

/** Items whose words are read before the first answer is. */
const WARMING = 4

/** Milliseconds that a verdict waits for the grammar before it is final; it is visible meanwhile. */
const LONGEST_WAIT = 3000

/** The check by grammar: fetched when the answer is first thought of, and then kept. */
function useGrammar(language: LearningLanguage): {
  check: RefObject<CheckAnswer | null>
  load: () => Promise<CheckAnswer | null>
} {
  const check = useRef<CheckAnswer | null>(null)
  const reader = currentLanguage()
  // Its explanations are in the language of the site: where that is changed, the check that was kept is too.
  useEffect(() => {
    if (check.current)
      void loadAnswerCheck(language, reader).then((loaded) => {
        check.current = loaded
      })
  }, [language, reader])
  const load = async (): Promise<CheckAnswer | null> => {
    check.current ??= await loadAnswerCheck(language, reader)
    return check.current
  }
  return { check, load }
}

/** The practice with what follows from a press of its buttons. */
function usePractice(
  section: ContentSection,
  language: LearningLanguage,
  items: readonly LearningItem[],
): {
  practice: Practice
  change: (draft: string) => void
  check: () => void
  reveal: () => void
  goOn: () => void
  prepare: () => void
  begin: (make: MakeItem | null) => void
} {
  const [practice, setPractice] = useState(() => startPractice(items, 0))
  const grammar = useGrammar(language)
  useEffect(() => {
    setPractice((begun) => (begun.askedAt === 0 ? { ...begun, askedAt: Date.now() } : begun))
    return listenForReading(() => void loadRecorder())
  }, [])
  const keep = (outcome: PracticeOutcome | undefined): void => {
    if (outcome) void record(language, section, outcome)
  }

  /**
   * Shows and stores the plain verdict at once. The grammar's addition follows on the screen, unless the learner has
   * gone on.
   */
  const finish = async (shown: Practice, plain: PracticeOutcome, now: number): Promise<PracticeOutcome> => {
    const waited = new Promise<null>((resolve) => {
      setTimeout(resolve, LONGEST_WAIT, null)
    })
    const judged = checkDraft(practice, now, (await Promise.race([grammar.load(), waited])) ?? checkPlainly)
    setPractice((current) => (current === shown ? judged.practice : current))
    return judged.outcome ?? plain
  }
  const check = (): void => {
    const now = Date.now()
    const step = checkDraft(practice, now, grammar.check.current ?? checkPlainly)
    setPractice(step.practice)
    if (grammar.check.current === null && step.outcome && needsGrammar(step))
      void record(language, section, step.outcome, finish(step.practice, step.outcome, now))
    else keep(step.outcome)
  }
  const reveal = (): void => {
    const step = revealAnswer(practice, Date.now())
    setPractice(step.practice)
    keep(step.outcome)
  }
  return {
    practice,
    check,
    reveal,
    change: (draft) => setPractice(changeDraft(practice, draft)),
    goOn: () => setPractice(nextPrompt(practice, Date.now())),
    prepare: () => {
      if (grammar.check.current) return
      const words = items.slice(0, WARMING).flatMap(({ target }) => target.split(' '))
      void grammar.load().then((loaded) => {
        if (loaded) warmUp(loaded, words)
      })
    },
    begin: (make) => setPractice(make ? startEndless(make, Date.now()) : startPractice(items, Date.now())),
  }
}

/** The choice between the page's own items and questions without end, whose grammar is fetched when they are chosen. */
function EndlessChoice({
  section,
  category,
  onChoose,
}: {
  section: GeneratedSection
  category: ContentCategory | 'all'
  onChoose: (make: MakeItem | null) => void
}): ReactNode {
  const [failed, setFailed] = useState(false)
  const choose = async (box: HTMLInputElement): Promise<void> => {
    const questions = box.checked ? await import('#core/exercises/make-questions.ts').catch(() => null) : undefined
    setFailed(questions === null)
    if (questions === null) box.checked = false
    // Pressed again while they were on their way: that press has decided.
    else if (!questions || box.checked)
      onChoose(questions ? questions.makeQuestions(section, category, Date.now()) : null)
  }
  return (
    <>
      <label className="checkbox">
        <input type="checkbox" autoComplete="off" onChange={({ target }) => void choose(target)} />
        {t('contentPages.endless')}
      </label>
      {failed ? <p role="alert">{t('contentPages.endlessFailed')}</p> : null}
    </>
  )
}

/** Panel for translating: type, check or reveal, prompt after prompt through the shown items, or endlessly. */
export function PracticePanel({
  section,
  category,
  language,
  items,
}: {
  section: ContentSection
  category: ContentCategory | 'all'
  language: LearningLanguage
  items: readonly LearningItem[]
}): ReactNode {
  const { practice, change, check, reveal, goOn, prepare, begin } = usePractice(section, language, items)
  const input = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const item = currentItem(practice)
  const ended = hasEnded(practice)
  useEffect(() => {
    if (ended) next.current?.focus()
  }, [ended])
  if (!item) return null

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!ended) {
      check()
      return
    }
    goOn()
    input.current?.focus()
  }
  return (
    <section className={`card ${css['practice']} ${SECTION_LOOK[section].className}`} aria-labelledby="practice">
      <div className="row spread wrap">
        <h2 id="practice">{t('contentPages.practise')}</h2>
        <Score section={section} justRight={practice.phase === 'right'} />
      </div>
      {canGenerate(abilitiesOf(language), section) ? (
        <EndlessChoice section={section} category={category} onChoose={begin} />
      ) : null}
      <form className="stack" onSubmit={submit} noValidate>
        <Prompt practice={practice} item={item} language={language} input={input} onDraft={change} onFocus={prepare} />
        <div id="verdict" role="status" aria-live="polite">
          <Verdict practice={practice} item={item} language={language} gloss={SECTION_LOOK[section].className} />
        </div>
        <div className="row">
          {ended ? (
            <button ref={next} type="submit" className="button big grow">
              {t('contentPages.next')}
            </button>
          ) : (
            <>
              <button type="submit" className="button big grow">
                {t('contentPages.check')}
              </button>
              <button type="button" className="button outlined big" onClick={reveal}>
                {t('contentPages.reveal')}
              </button>
            </>
          )}
        </div>
        <p className="small muted">
          {t('contentPages.capitals')}{' '}
          {practice.make ? null : (
            <span>{t('contentPages.position', { index: practice.index + 1, count: practice.items.length })}</span>
          )}
        </p>
      </form>
    </section>
  )
}
