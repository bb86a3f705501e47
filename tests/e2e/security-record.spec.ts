import { childrenCalls } from '#contract/children.ts'
import { expect, ready, test } from '../support/walk.ts'
import { AGREED, PICTURES } from '../support/children.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress } from './learner/emails.ts'
import { makePerson, passAgeGate, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03|10) \(/], contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

test('record: a guardian sees who looked at what of a child, and the own account’s logins (M13)', async ({ page }) => {
  const gogo = makePerson('Gogo')
  await page.goto('/signup')
  await ready(page)
  await passAgeGate(page)
  await signUp(page, gogo)
  await confirmAddress(page, gogo.email)
  const username = `thandi${Date.now() % 100_000}`
  const { childId } = await callServer(page, childrenCalls.addChild, {
    username,
    secret: PICTURES,
    ...AGREED,
    language: 'en',
  })
  expect(typeof childId).toBe('string')
  await page.goto('/children')
  await ready(page)
  await page.getByRole('button', { name: 'See progress' }).click()
  await expect(page.getByText('Points')).toBeVisible()
  await page.getByRole('button', { name: 'See who looked at what' }).click()
  const entries = page.getByRole('region', { name: /./ }).filter({ hasText: 'Progress looked at' })
  await expect(page.getByText('Progress looked at')).toBeVisible()
  await expect(page.getByText('Child added')).toBeVisible()
  await expect(entries.first()).toContainText('By you')
  expect(await findViolations(page)).toEqual([])
  await page.goto('/account')
  await ready(page)
  await page.getByRole('link', { name: /Security record/ }).click()
  await expect(page.getByRole('heading', { name: 'Security record' })).toBeVisible()
  await expect(page.getByText('Account made')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
