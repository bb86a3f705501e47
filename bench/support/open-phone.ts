import type { Browser, CDPSession, Page } from '@playwright/test'

/** A cheap phone in the hand: small, touched, of two dots a pixel. */
const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-ZA',
} as const

/** Slowness of phone and network; a missing value means as fast as this machine. */
export type Slowness = {
  network?: { kilobitsDown: number; kilobitsUp: number; roundTripMs: number }
  /** Factor by which the processor is slower. */
  processor?: number
}

/** A slow 4G network and a phone of the cheap kind: the values that Lighthouse calls mobile. */
export const MOBILE: Slowness = { network: { kilobitsDown: 1600, kilobitsUp: 750, roundTripMs: 150 }, processor: 4 }

/** A browser that has never been here: an empty cache, no storage. */
export type Phone = { page: Page; session: CDPSession; close: () => Promise<void> }

const BYTES_PER_KILOBIT = 125

async function slowDown(session: CDPSession, { network, processor }: Slowness): Promise<void> {
  await session.send('Network.enable')
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: network.kilobitsDown * BYTES_PER_KILOBIT,
      uploadThroughput: network.kilobitsUp * BYTES_PER_KILOBIT,
    })
  }
  if (processor !== undefined) await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
}

/** Opens a new phone. Every measurement has its own, so that none finds what another left. */
export async function openPhone(browser: Browser, slowness: Slowness = {}): Promise<Phone> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session, slowness)
  return { page, session, close: () => context.close() }
}
