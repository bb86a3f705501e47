import type { Browser, CDPSession, Page } from '@playwright/test'
import { openPhone } from './support/open-phone.ts'
import { waitForQuiet } from './support/wait-for-quiet.ts'

/** Network cost of one visit, headers included. */
export type Weight = { bytes: number; requests: number; byKind: Record<string, number> }

type Transfer = { kind: string; bytes: number }

/** Counts network transfers until it is stopped, without answers from the cache. */
export function countTransfers(session: CDPSession): { stop: () => Weight } {
  const transfers = new Map<string, Transfer>()
  const kinds = new Map<string, string>()
  const onResponse = ({ requestId, type }: { requestId: string; type: string }): void => {
    kinds.set(requestId, type.toLowerCase())
  }
  const onFinished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }): void => {
    if (encodedDataLength > 0)
      transfers.set(requestId, { kind: kinds.get(requestId) ?? 'other', bytes: encodedDataLength })
  }
  session.on('Network.responseReceived', onResponse)
  session.on('Network.loadingFinished', onFinished)
  return {
    stop: () => {
      session.off('Network.responseReceived', onResponse)
      session.off('Network.loadingFinished', onFinished)
      const byKind: Record<string, number> = {}
      for (const { kind, bytes } of transfers.values()) byKind[kind] = (byKind[kind] ?? 0) + bytes
      return {
        bytes: [...transfers.values()].reduce((sum, { bytes }) => sum + bytes, 0),
        requests: transfers.size,
        byKind,
      }
    },
  }
}

async function visit(page: Page, session: CDPSession, url: string): Promise<Weight> {
  const counter = countTransfers(session)
  await page.goto(url, { waitUntil: 'load' })
  await waitForQuiet(page, session)
  return counter.stop()
}

/** Weighs two visits of an address on a new phone. The first includes everything that loads until the page is quiet. */
export async function weighPage(browser: Browser, url: string): Promise<{ first: Weight; warm: Weight }> {
  const { page, session, close } = await openPhone(browser)
  try {
    const first = await visit(page, session, url)
    await page.goto('about:blank')
    const warm = await visit(page, session, url)
    return { first, warm }
  } finally {
    await close()
  }
}
