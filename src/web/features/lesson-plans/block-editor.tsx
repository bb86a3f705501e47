import { useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { GAP } from '#core/lesson-plans/find-plan-faults.ts'
import {
  OWN_EXERCISE_TYPES,
  PLAN_LIMITS,
  type LessonBlock,
  type OwnExercise,
  type PlanWord,
  type WordsBlock,
} from '#core/lesson-plans/lesson-plan.ts'
import { makeOwnExercises } from '#core/lesson-plans/make-own-exercises.ts'
import { PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { CheckIcon, ChevronRightIcon, CloseIcon } from '../../ui/icons.tsx'
import { FaultNote, ItemButtons, SelectField, TextField } from './builder-fields.tsx'
import { ConcordNotes } from './concord-notes.tsx'
import type { FaultOf } from './editor-state.ts'
import { FileBlockEditor } from './file-block-editor.tsx'
import css from './lesson-plans.module.css'
import { WordSearch } from './word-search.tsx'

type BlockProps<Block extends LessonBlock = LessonBlock> = {
  block: Block
  /** Path of the block in the lesson. */
  path: string
  language: string
  faultOf: FaultOf
  onChange: (block: Block) => void
}

const emptyWord = (): PlanWord => ({ id: crypto.randomUUID(), target: '', english: '', root: '' })

/** Rows of words with their meanings. */
function WordRows({
  words,
  path,
  language,
  onChange,
}: {
  words: readonly PlanWord[]
  path: string
  language: string
  onChange: (words: PlanWord[]) => void
}): ReactNode {
  const set = (id: string, change: Partial<PlanWord>): void =>
    onChange(words.map((word) => (word.id === id ? { ...word, ...change } : word)))
  return (
    <div className="stack">
      <ul className={css['plain']}>
        {words.map(({ id, target, english }, index) => (
          <li key={id} className={css['pair']}>
            <TextField
              id={`${path}/${id}/target`}
              label={t('lessonPlans.word', { number: index + 1 })}
              value={target}
              most={PLAN_LIMITS.word}
              lang={language}
              onChange={(value) => set(id, { target: value, root: '' })}
            />
            <TextField
              id={`${path}/${id}/english`}
              label={t('lessonPlans.meaning', { number: index + 1 })}
              value={english}
              most={PLAN_LIMITS.line}
              onChange={(value) => set(id, { english: value })}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={t('lessonPlans.remove', {
                name: target === '' ? t('lessonPlans.word', { number: index + 1 }) : target,
              })}
              onClick={() => onChange(words.filter((word) => word.id !== id))}
            >
              <CloseIcon small />
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            if (words.length < PLAN_LIMITS.words) onChange([...words, emptyWord()])
          }}
        >
          <PlusIcon small />
          {t('lessonPlans.addWord')}
        </button>
      </p>
    </div>
  )
}

function WordsEditor({
  block,
  path,
  language,
  onChange,
  onAddExercises,
}: Omit<BlockProps<WordsBlock>, 'faultOf'> & { onAddExercises: (made: OwnExercise[]) => void }): ReactNode {
  const [made, setMade] = useState<number>()
  const add = (word: Omit<PlanWord, 'id'>): void => {
    if (block.words.length < PLAN_LIMITS.words)
      onChange({ ...block, words: [...block.words, { ...word, id: crypto.randomUUID() }] })
  }
  return (
    <div className="stack">
      <WordSearch language={language as LearningLanguage} onChoose={add} />
      <WordRows
        words={block.words}
        path={`${path}/words`}
        language={language}
        onChange={(words) => onChange({ ...block, words })}
      />
      <p>
        <button
          type="button"
          className="button outlined"
          aria-disabled={block.words.length === 0}
          onClick={() => {
            const exercises = makeOwnExercises(block.words, Date.now(), () => crypto.randomUUID())
            onAddExercises(exercises)
            setMade(exercises.length)
          }}
        >
          {t('lessonPlans.makeExercises')}
        </button>
      </p>
      <p role="status" className="muted">
        {made === undefined ? null : t('lessonPlans.made', { count: made })}
      </p>
    </div>
  )
}

/** Several answers, one a line. */
const linesOf = (text: string, most: number): string[] => text.split('\n').slice(0, most)

/** Tells whether a field of an exercise is written in the learning language. */
const isTargetField = (type: OwnExercise['type'], field: 'prompt' | 'answer'): boolean =>
  field === 'prompt' ? type === 'choose-meaning' || type === 'fill-concord' : type !== 'choose-meaning'

function ExerciseEditor({ block, path, language, faultOf, onChange }: BlockProps<OwnExercise>): ReactNode {
  const { type } = block
  const hasOptions =
    type === 'choose-meaning' || type === 'choose-word' || type === 'fill-concord' || type === 'put-in-order'
  const whole =
    type === 'fill-concord'
      ? block.prompt.replace(GAP, block.answer)
      : isTargetField(type, 'answer')
        ? block.answer
        : ''
  const setLines = (field: 'also' | 'options', text: string): void =>
    onChange({ ...block, [field]: text === '' ? [] : linesOf(text, PLAN_LIMITS[field]) })
  return (
    <div className="stack">
      <SelectField
        id={`${path}/type`}
        label={t('lessonPlans.exerciseType')}
        value={type}
        options={OWN_EXERCISE_TYPES.map((value) => ({ value, name: t(`lessonPlans.exercise.${value}`) }))}
        onChange={(value) => value && onChange({ ...block, type: value })}
      />
      {type === 'match-pairs' ? (
        <div id={`${path}/pairs`} tabIndex={-1}>
          <WordRows
            words={block.pairs}
            path={`${path}/pairs`}
            language={language}
            onChange={(pairs) => onChange({ ...block, pairs })}
          />
          <FaultNote id={`${path}/pairs`} fault={faultOf(`${path}/pairs`)} />
        </div>
      ) : (
        <>
          {type === 'type-heard' ? null : (
            <div>
              <TextField
                id={`${path}/prompt`}
                label={t(`lessonPlans.prompt.${type}`)}
                value={block.prompt}
                most={PLAN_LIMITS.answer}
                fault={faultOf(`${path}/prompt`)}
                lang={isTargetField(type, 'prompt') ? language : undefined}
                onChange={(prompt) => onChange({ ...block, prompt })}
              />
              {type === 'fill-concord' ? <p className="hint">{t('lessonPlans.gapHint')}</p> : null}
            </div>
          )}
          <div className={css['rightAnswer']}>
            <CheckIcon small />
            <TextField
              id={`${path}/answer`}
              label={t('lessonPlans.rightAnswer')}
              value={block.answer}
              most={PLAN_LIMITS.answer}
              fault={faultOf(`${path}/answer`)}
              lang={isTargetField(type, 'answer') ? language : undefined}
              onChange={(answer) => onChange({ ...block, answer })}
            />
          </div>
          <ConcordNotes
            text={whole}
            language={language as LearningLanguage}
            {...(type === 'fill-concord' ? {} : { onTake: (answer: string) => onChange({ ...block, answer }) })}
          />
          {hasOptions ? (
            <TextField
              id={`${path}/options`}
              label={t(type === 'put-in-order' ? 'lessonPlans.strayWords' : 'lessonPlans.wrongAnswers')}
              value={block.options.join('\n')}
              most={PLAN_LIMITS.answer}
              lines={3}
              fault={faultOf(`${path}/options`)}
              lang={isTargetField(type, 'answer') ? language : undefined}
              onChange={(text) => setLines('options', text)}
            />
          ) : (
            <TextField
              id={`${path}/also`}
              label={t('lessonPlans.alsoRight')}
              value={block.also.join('\n')}
              most={PLAN_LIMITS.answer}
              lines={2}
              lang={language}
              onChange={(text) => setLines('also', text)}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Fields of an exercise that can have a fault. */
const EXERCISE_FIELDS = ['prompt', 'answer', 'options', 'pairs'] as const

const isBlankExercise = ({ prompt, answer, pairs }: OwnExercise): boolean =>
  prompt === '' && answer === '' && pairs.length === 0

/** A folded exercise in one line: its question, and its right answer with a tick. */
function ExerciseAtAGlance({ exercise, language }: { exercise: OwnExercise; language: string }): ReactNode {
  const { type, prompt, answer, pairs } = exercise
  if (type === 'match-pairs')
    return <p className={css['glance']}>{pairs.map(({ target, english }) => `${target} – ${english}`).join(', ')}</p>
  return (
    <p className={css['glance']}>
      {prompt === '' ? null : <span lang={isTargetField(type, 'prompt') ? language : undefined}>{prompt}</span>}
      <span className={css['right']}>
        <CheckIcon small />
        <span className="visually-hidden">{t('lessonPlans.rightAnswer')}: </span>
        <b lang={isTargetField(type, 'answer') ? language : undefined}>{answer}</b>
      </span>
    </p>
  )
}

/** Editor of one part that students see: text, words or an exercise. */
export function BlockEditor({
  planId,
  block,
  path,
  number,
  count,
  language,
  faultOf,
  onChange,
  onMove,
  onRemove,
  onAddExercises,
}: BlockProps & {
  planId: string
  number: number
  count: number
  onMove: (by: number) => void
  onRemove: () => void
  onAddExercises: (made: OwnExercise[]) => void
}): ReactNode {
  const name = t('lessonPlans.part', { number })
  const [isOpen, setIsOpen] = useState(() => block.kind !== 'exercise' || isBlankExercise(block))
  const isShown = isOpen || EXERCISE_FIELDS.some((field) => faultOf(`${path}/${field}`) !== undefined)
  return (
    <li className={css['block']} aria-label={name}>
      <div className="row spread">
        {block.kind === 'exercise' ? (
          <button type="button" className={css['fold']} aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
            <ChevronRightIcon small />
            <b>{t(`lessonPlans.exercise.${block.type}`)}</b>
          </button>
        ) : (
          <b>{t(`lessonPlans.block.${block.kind}`)}</b>
        )}
        <ItemButtons
          name={name}
          isFirst={number === 1}
          isLast={number === count}
          canRemove
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      {block.kind === 'exercise' && !isShown ? <ExerciseAtAGlance exercise={block} language={language} /> : null}
      {block.kind === 'text' ? (
        <>
          <TextField
            id={`${path}/text`}
            label={t('lessonPlans.textForStudents')}
            value={block.text}
            most={PLAN_LIMITS.text}
            lines={3}
            onChange={(text) => onChange({ ...block, text })}
          />
          <ConcordNotes
            text={block.text}
            language={language as LearningLanguage}
            onTake={(text) => onChange({ ...block, text })}
          />
        </>
      ) : null}
      {block.kind === 'picture' || block.kind === 'sound' ? (
        <FileBlockEditor planId={planId} block={block} path={path} faultOf={faultOf} onChange={onChange} />
      ) : null}
      {block.kind === 'words' ? (
        <WordsEditor
          block={block}
          path={path}
          language={language}
          onChange={onChange}
          onAddExercises={onAddExercises}
        />
      ) : null}
      {block.kind === 'exercise' && isShown ? (
        <ExerciseEditor block={block} path={path} language={language} faultOf={faultOf} onChange={onChange} />
      ) : null}
    </li>
  )
}
