import { recordsCalls } from '#contract/records.ts'
import { childrenCalls } from '#contract/children.ts'
import { expect, ready, test } from '../support/walk.ts'
import { AGREED, PICTURES } from '../support/children.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress } from './learner/letters.ts'
import { makePerson, passAgeGate, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03|10) \(/], contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

test('a guardian sees who looked at what of a child, and the logins of their own account', async ({ page }) => {
  const gogo = makePerson('Gogo')
  await page.goto('/signup')
  await ready(page)
  await passAgeGate(page)
  await signUp(page, gogo)
  await confirmAddress(page, gogo.email)
  const username = `thandi${Date.now() % 100_000}`
  const { childId } = await callServer(page, childrenCalls.addChild, { username, secret: PICTURES, ...AGREED, language: 'en' })
  expect(typeof childId).toBe('string')
  await page.goto('/children')
  await ready(page)
  await page.getByRole('button', { name: 'See progress' }).click()
  await expect(page.getByText('Points')).toBeVisible()
  await page.getByRole('button', { name: 'Who looked at what' }).click()
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
  expect(Object.keys(recordsCalls)).toHaveLength(2)
  if (process.env['SHOTS']) {
    for (const theme of ['light', 'dark', 'contrast']) for (const width of [390, 1280]) for (const [name, address] of [['own', '/account/record'], ['child', '/children']] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((chosen) => localStorage.setItem('funda.theme', chosen), theme)
      await page.goto(address)
      await ready(page)
      if (name === 'child') await page.getByRole('button', { name: 'Who looked at what' }).click()
      await expect(page.getByText(name === 'own' ? 'Account made' : 'Child added')).toBeVisible()
      await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${theme}-${width}.png`, fullPage: true })
    }
  }
})
