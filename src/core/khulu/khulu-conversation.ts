import type { Conversation, KhuluAnswer } from '#core/khulu/khulu-answer.ts'

/** Where the conversation stands after an answer. */
export const continueConversation = (before: Conversation, { thread, asked, said }: Pick<KhuluAnswer, 'thread' | 'asked' | 'said'>): Conversation => ({ thread: thread ?? before.thread, asked: asked ?? before.asked, said: said ?? (thread ? undefined : before.said) })
