import type { LessonBlock } from '#core/lesson-plans/lesson-plan.ts'
import type { PlayableLesson } from '#core/lesson-plans/playable-lesson.ts'

function textsOf(block: LessonBlock): string[] {
  if (block.kind === 'words') return block.words.map(({ target }) => target)
  return block.kind === 'exercise' && block.type === 'type-heard' ? [block.answer] : []
}

/** Lists the texts of an own lesson that its player speaks: words of its lists, and sentences to type. */
export const spokenOwnTexts = ({ activities }: Pick<PlayableLesson, 'activities'>): string[] => [
  ...new Set(
    activities.flatMap(({ blocks }) =>
      blocks.flatMap((block) => textsOf(block).flatMap((text) => (text.trim() === '' ? [] : [text.trim()]))),
    ),
  ),
]
