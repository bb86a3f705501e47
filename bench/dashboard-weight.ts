import type { Browser } from '@playwright/test'
import { accountsCalls } from '#contract/accounts.ts'
import { MENU_ENTRIES } from '#web/features/dashboard/menu-entries.ts'
import { countTransfers } from './page-weight.ts'
import { openPhone } from './support/open-phone.ts'
import type { MeasuredRow } from './support/measured-row.ts'
import { waitForQuiet } from './support/wait-for-quiet.ts'

/** Budgets in KB of 1024 bytes. */
const FIRST_KILOBYTES = 220
const FURTHER_KILOBYTES = 60

const PASSWORD = 'amanzi ashushu ebusuku'

/** Weighs the dashboard of a person who is logged in: its first load, then each further page. */
export async function weighDashboard(browser: Browser, url: string): Promise<MeasuredRow[]> {
  const { page, session, close } = await openPhone(browser)
  try {
    const name = `nozuko-${Date.now()}`
    const signedUp = await page.request.post(`${url}${accountsCalls.signUp[1]}`, {
      headers: { origin: url },
      data: {
        email: `${name}@school.example`,
        username: name,
        firstName: 'Thandi',
        lastName: 'Ndlovu',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        termsAccepted: true,
      },
    })
    if (!signedUp.ok()) throw new Error(`Signing up was refused with ${signedUp.status()}`)
    const rows: MeasuredRow[] = []
    for (const { href } of MENU_ENTRIES) {
      const isFirst = rows.length === 0
      const counter = countTransfers(session)
      await page.goto(`${url}${href}`, { waitUntil: 'load' })
      await waitForQuiet(page, session)
      rows.push({
        name: `${isFirst ? 'first load' : 'further page'} ${href}`,
        unit: 'KB',
        product: counter.stop().bytes / 1024,
        budget: isFirst ? FIRST_KILOBYTES : FURTHER_KILOBYTES,
      })
    }
    return rows
  } finally {
    await close()
  }
}
