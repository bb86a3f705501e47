import type { Conversation, KhuluAnswer } from '#core/khulu/khulu-answer.ts'

/** Where the conversation stands after an answer. What was said before what wasn't understood is no more spoken of: an empty text. */
export const continueConversation = (
  before: Conversation,
  { thread, asked, said, known }: Pick<KhuluAnswer, 'thread' | 'asked' | 'said' | 'known'>,
): Conversation => ({
  thread: thread ?? before.thread,
  asked: asked ?? before.asked,
  said: said ?? (thread ? undefined : known ? before.said : ''),
})
