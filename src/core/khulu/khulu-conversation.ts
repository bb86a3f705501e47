import type { Conversation, KhuluAnswer } from '#core/khulu/khulu-answer.ts'

/** Returns the conversation's state after an answer. An unanswered question resets the context to the empty string. */
export const continueConversation = (
  before: Conversation,
  { thread, asked, said, known }: Pick<KhuluAnswer, 'thread' | 'asked' | 'said' | 'known'>,
): Conversation => ({
  thread: thread ?? before.thread,
  asked: asked ?? before.asked,
  said: said ?? (thread ? undefined : known ? before.said : ''),
})
