import { childrenCalls } from '#contract/children.ts'
import { AGREED, PICTURES } from '../support/children.ts'
import { expect, ready, test } from '../support/walk.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress } from './learner/emails.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/40[0139] \(/], contextOptions: { reducedMotion: 'reduce' } })

test('names and a child’s details: corrected on the pages of the account, they are shown at once (H5)', async ({
  page,
}) => {
  const guardian = makePerson('Gogo')
  const end = crypto.randomUUID().slice(0, 6)
  await signUp(page, guardian)
  await confirmAddress(page, guardian.email)
  await page.goto('/account')
  await ready(page)
  await page.getByRole('button', { name: 'Correct your name' }).click()
  await page.getByLabel('First name').fill('Nosipho')
  await page.getByLabel('Username').fill('no name')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Username').fill(`nosipho-${end}`)
  await page.getByLabel('Language of our emails').selectOption('isiXhosa')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your name has been corrected.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText(`nosipho-${end}`)
  await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText('isiXhosa')
  await expect(page.getByRole('banner').getByLabel('Logged in as Nosipho')).toBeVisible()

  await callServer(page, childrenCalls.addChild, { username: `thandi-${end}`, secret: PICTURES, ...AGREED })
  await page.goto('/children')
  await ready(page)
  const card = page.getByRole('region', { name: `thandi-${end}` })
  await card.getByRole('button', { name: 'Correct the details' }).click()
  await card.getByLabel('Username').fill(`thandeka-${end}`)
  await card.getByRole('button', { name: '13 to 17 years' }).click()
  await expect(card).toContainText('The new age group logs in differently.')
  await card
    .getByLabel(/Password/)
    .first()
    .fill('amanzi ashushu ebusuku')
  expect(await findViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`The details of thandeka-${end} have been corrected.`)).toBeVisible()
  await expect(page.getByRole('region', { name: `thandeka-${end}` })).toContainText('13 to 17 years')
})
