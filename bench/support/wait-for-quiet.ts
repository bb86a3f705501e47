import type { CDPSession, Page } from '@playwright/test'

/** A page that has fetched nothing for so long, in milliseconds, has all that it wants at first. */
const QUIET_MS = 1500

/** Longest that a page may go on fetching, in milliseconds. */
const PATIENCE_MS = 60_000

const FINISHED = ['Network.loadingFinished', 'Network.loadingFailed'] as const

/** Resolves when nothing has been asked for or has come for a while. Throws where a page never rests. */
export async function waitForQuiet(page: Page, session: CDPSession): Promise<void> {
  const open = new Set<string>()
  let last = performance.now()
  const onStart = ({ requestId }: { requestId: string }): void => {
    open.add(requestId)
    last = performance.now()
  }
  const onEnd = ({ requestId }: { requestId: string }): void => {
    open.delete(requestId)
    last = performance.now()
  }
  session.on('Network.requestWillBeSent', onStart)
  for (const event of FINISHED) session.on(event, onEnd)
  const begun = performance.now()
  while (open.size > 0 || performance.now() - last < QUIET_MS) {
    if (performance.now() - begun > PATIENCE_MS)
      throw new Error(`${page.url()} went on fetching for ${PATIENCE_MS / 1000} s.`)
    await page.waitForTimeout(50)
  }
  session.off('Network.requestWillBeSent', onStart)
  for (const event of FINISHED) session.off(event, onEnd)
}
