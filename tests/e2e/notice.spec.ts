import { expect, ready, startProduct, test } from '../support/walk.ts'
import { TEST_OPERATOR } from '../support/test-operator.ts'
import { callServer } from './learner/call-server.ts'
import { childrenCalls } from '#contract/children.ts'
import { readEmailLink } from './learner/emails.ts'
import { stayUntilKept } from './learner/stay.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { requestInput } from '../support/children.ts'
import { findViolations } from './routes/find-violations.ts'
import { operatorCalls } from '#contract/operator.ts'

test.use({ serviceWorkers: 'allow', expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|40[13] \(/] })

const { operator } = TEST_OPERATOR
const SAID = [
  operator.name,
  operator.legalForm,
  operator.postalAddress,
  operator.physicalAddress,
  operator.phone,
  operator.email,
  operator.informationOfficer?.name,
  operator.informationOfficer?.email,
  operator.dataPlace,
  'Umqhele Hosting runs the machine',
  'Information Regulator (South Africa)',
  'POPIAComplaints@inforegulator.org.za',
  '54 Maxwell Drive',
] as const

test('/privacy and the consent page: operator, officer, place, processors and Regulator are read (H5)', async ({
  page,
}) => {
  await page.goto('/privacy')
  await ready(page)
  for (const said of SAID) await expect(page.getByRole('main')).toContainText(said ?? '')
  const guardian = makePerson('Gogo')
  await callServer(page, childrenCalls.requestChildAccount, {
    ...requestInput(`thandi-${crypto.randomUUID().slice(0, 6)}`),
    parentEmail: guardian.email,
  })
  await signUp(page, guardian)
  await page.goto(await readEmailLink(page, guardian.email, 'A child would like to learn with Funda'))
  await ready(page)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  for (const said of SAID) await expect(page.getByRole('main')).toContainText(said ?? '')
  await expect(page.getByRole('link', { name: /See everything we keep/ })).toHaveAttribute('href', '/privacy')
  expect(await findViolations(page)).toEqual([])
})

test('/contact: email and phone of operator and officer, also offline from the last visit (H5)', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await ready(page)
  await expect(page.getByRole('link', { name: 'hello@learn.example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@learn.example.com',
  )
  await expect(page.getByRole('main')).toContainText('Nosipho Dyantyi')
  await stayUntilKept(page)
  await context.setOffline(true)
  await page.goto('/contact')
  await expect(page.getByRole('main')).toContainText('Nosipho Dyantyi')
})

test('/contact: a page that stands before the operator is known keeps its place (H5)', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(`**${operatorCalls.getOperator[1]}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/contact')
  await ready(page)
  const regulator = page.getByRole('heading', { name: 'If we can’t help: the Information Regulator' })
  const title = page.getByRole('heading', { level: 1 })
  // A guest's banner may come above the page meanwhile.
  const placeOf = async (): Promise<number> =>
    ((await regulator.boundingBox())?.y ?? 0) - ((await title.boundingBox())?.y ?? 0)
  const before = await placeOf()
  held.resolve()
  await expect(page.getByRole('main')).toContainText('Nosipho Dyantyi')
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(2)
})

test("production without an operator: no child's account, said before the form and refused (H5)", async ({
  browser,
}) => {
  const nameless = await startProduct({ NODE_ENV: 'production', FUNDA_OPERATOR: '' })
  const context = await browser.newContext({ baseURL: nameless.url })
  const page = await context.newPage()
  await page.goto('/signup')
  await ready(page)
  await page.getByRole('button', { name: '0–12' }).click()
  await expect(page.getByRole('main')).toContainText('This server doesn’t say yet who runs it.')
  await page.goto('/contact')
  await expect(page.getByRole('main')).toContainText('This server doesn’t say yet who runs it.')
  await expect(callServer(page, childrenCalls.requestChildAccount, requestInput('thandi'))).rejects.toThrow(
    'no-operator',
  )
  await context.close()
  await nameless.stop()
})
