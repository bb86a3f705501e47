import type { Locator, Page } from '@playwright/test'
import { spacesCalls } from '#contract/spaces.ts'
import { expect, ready, test } from '../support/walk.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress, readEmailLink } from './learner/emails.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(00|01|03|04) \(|503 .*\/dev\/outbox/], contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

const main = (page: Page): Locator => page.getByRole('main')

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Makes a group by the call that its page sends. */
const make = async (page: Page, kind: 'class' | 'family', name: string): Promise<string> =>
  String((await callServer(page, spacesCalls.createSpace, { kind, name }))['spaceId'])

/** Switches of the Family Hub: one for each thing that is sent or shown. */
const SWITCHES = ['Weekly email', 'Monthly report', 'Emails about assignments', 'Show only my first name']

test('family hub: members, invitations, permissions, removal and choices take effect [S2.32]', async ({
  page,
  browser,
  baseURL,
}) => {
  const [parent, uncle] = [makePerson('Nomsa'), makePerson('Sizwe')]
  await signUp(page, parent)
  await confirmAddress(page, parent.email)
  await open(page, '/dashboard/family')
  await page.getByLabel('Name of the family').fill('Ndlovu')
  await page.getByRole('button', { name: 'Make the family', exact: true }).click()
  const card = (name: string): Locator => main(page).getByRole('region', { name, exact: true })
  await expect(card('Nomsa Ndlovu (you)').getByRole('listitem')).toHaveText([
    'choose members',
    'add things',
    'change things',
    'delete things',
  ])

  // Invite Member: a wrong address is named beside its field; a right one gets an email.
  await page.getByRole('button', { name: 'Invite Member', exact: true }).click()
  await page.getByLabel('Their email').fill('no address')
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click()
  await expect(page.getByLabel('Their email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Their email').fill(uncle.email)
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click()
  await expect(card('Invitations not answered yet')).toContainText(uncle.email)
  expect(await findViolations(page)).toEqual([])
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' })
  const other = await context.newPage()
  await signUp(other, uncle)
  await confirmAddress(other, uncle.email)
  await other.goto(await readEmailLink(other, uncle.email, 'You are invited to join a group on Funda'))
  await ready(other)
  await other.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(other.getByRole('heading', { name: /You are now a member/ })).toBeVisible()

  // Edit Permissions: at least one has to be ticked; what was ticked is there after a reload.
  await page.reload()
  await ready(page)
  const member = card('Sizwe Ndlovu')
  await member.getByRole('button', { name: 'Edit Permissions of Sizwe Ndlovu', exact: true }).click()
  for (const box of await member.getByRole('checkbox').all()) await box.uncheck()
  await member.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(member.getByText('Please tick at least one.')).toBeVisible()
  await member.getByRole('checkbox', { name: 'add things' }).check()
  await member.getByRole('checkbox', { name: 'look' }).check()
  await member.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(member.getByRole('listitem')).toHaveText(['add things', 'look'])
  await other.goto('/dashboard/family')
  await ready(other)
  await expect(main(other).getByRole('button', { name: 'Add Child', exact: true })).toBeVisible()
  await expect(main(other).getByRole('button', { name: 'Invite Member', exact: true })).toHaveCount(0)

  // Remove: the second press ends it, for the other at the next look.
  await member.getByRole('button', { name: 'Remove Sizwe Ndlovu', exact: true }).click()
  await member.getByRole('button', { name: 'Yes, remove', exact: true }).click()
  await expect(card('Sizwe Ndlovu')).toHaveCount(0)
  await other.reload()
  await ready(other)
  await expect(other.getByLabel('Name of the family')).toBeVisible()

  // Add Child leads to the consent, and back to a card with the child's tags.
  await page.getByRole('button', { name: 'Add Child', exact: true }).click()
  await page.getByRole('link', { name: 'Make an account for another child', exact: true }).click()
  await expect(page).toHaveURL(/\/children/)

  // Emails and privacy: each press is kept at once and takes effect for others.
  await open(page, '/dashboard/family')
  for (const name of SWITCHES) {
    const box = page.getByRole('checkbox', { name, exact: true })
    await expect(box).not.toBeChecked()
    await box.check()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(box).toBeChecked()
  }
  // There is no switch for what is never sent.
  await expect(page.getByRole('region', { name: 'Emails and privacy', exact: true }).getByRole('checkbox')).toHaveCount(
    SWITCHES.length,
  )
  const classId = await make(page, 'class', 'Grade 4')
  const { space } = (await page.evaluate(
    async (id) => (await (await fetch(`/api/spaces/one?spaceId=${id}`)).json()) as object,
    classId,
  )) as { space: { joinCode: string } }
  await other.goto(`/class-code/${space.joinCode}`)
  await ready(other)
  await expect(main(other)).toContainText('Nomsa')
  await expect(main(other)).not.toContainText('Nomsa Ndlovu')
  expect(await findViolations(page)).toEqual([])
  await context.close()
})
