/** Store of the files of kept lessons. */
const LESSON_FILES_CACHE = 'lesson-files'

const isAbsent = (): boolean => typeof caches === 'undefined'

/** Opens a file of a lesson: from the server, or without an answer from the device. Undefined if neither has it. */
export async function openLessonFile(address: string): Promise<Blob | undefined> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined)
  if (answer?.ok) return answer.blob()
  if ((answer && answer.status < 500) || isAbsent()) return undefined
  const kept = await (await caches.open(LESSON_FILES_CACHE)).match(address)
  return kept?.blob()
}

/** Keeps files of lessons on the device, and forgets all others. A device without room keeps what it can. */
export async function keepLessonFiles(addresses: readonly string[]): Promise<void> {
  if (isAbsent()) return
  try {
    const files = await caches.open(LESSON_FILES_CACHE)
    for (const { url } of await files.keys())
      if (!addresses.some((address) => url.endsWith(address))) await files.delete(url)
    for (const address of addresses) if (!(await files.match(address))) await files.add(address)
  } catch {
    // Without room or connection the lesson is played with its words alone.
  }
}

/** Forgets the files of all lessons. */
export const forgetLessonFiles = async (): Promise<void> => {
  if (!isAbsent()) await caches.delete(LESSON_FILES_CACHE).catch(() => false)
}
