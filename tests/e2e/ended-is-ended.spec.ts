import type { BrowserContext, Page } from '@playwright/test'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { expect, ready, test } from '../support/walk.ts'
import { AGREED, PICTURES } from '../support/children.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress, readEmailLink } from './learner/emails.ts'
import { makePerson, signUp, type Person } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03|04|09|10) \(/], contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 240_000 })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

const another = async (context: BrowserContext): Promise<Page> => {
  const browser = context.browser()
  if (!browser) throw new Error('The walk has no browser.')
  return (
    await browser.newContext({ baseURL: new URL(context.pages()[0]?.url() ?? '').origin, reducedMotion: 'reduce' })
  ).newPage()
}

/** Chooses a PIN on a child's card, whose panel for the login is open. */
async function choosePin(card: ReturnType<Page['getByRole']>, pin: string): Promise<void> {
  await card.getByRole('button', { name: 'PIN' }).click()
  await card.getByLabel('PIN').fill(pin)
  await card.getByRole('button', { name: 'Save', exact: true }).click()
}

async function logInByPin(page: Page, username: string, pin: string): Promise<void> {
  await open(page, '/kids-login')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'PIN' }).click()
  await page.getByLabel('PIN').fill(pin)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
}

/** Makes a child with a first guardian on one phone and another with every scope on a second. */
async function makeFamily(
  page: Page,
  context: BrowserContext,
): Promise<{ username: string; uncle: Person; uncles: Page }> {
  const [mother, uncle] = [makePerson('Nozipho'), makePerson('Malume')]
  const username = `thandi-${crypto.randomUUID().slice(0, 6)}`
  await signUp(page, mother)
  await confirmAddress(page, mother.email)
  const { childId } = (await callServer(page, childrenCalls.addChild, { username, secret: PICTURES, ...AGREED })) as {
    childId: string
  }
  await callServer(page, guardiansCalls.inviteGuardian, { childId, email: uncle.email, scopes: GUARDIAN_SCOPES })
  const uncles = await another(context)
  await signUp(uncles, uncle)
  await confirmAddress(uncles, uncle.email)
  await uncles.goto(await readEmailLink(uncles, uncle.email, 'You have been invited to be a guardian'))
  await ready(uncles)
  await uncles.getByRole('button', { name: 'Accept' }).click()
  await expect(uncles.getByRole('heading', { name: 'Thank you. You are a guardian now' })).toBeFocused()
  return { username, uncle, uncles }
}

test('ended access: his login fails, the child leaves his family, she chooses a new login (H2)', async ({
  page,
  context,
}) => {
  await open(page, '/')
  const { username, uncle, uncles } = await makeFamily(page, context)
  await open(uncles, '/children')
  const his = uncles.getByRole('region', { name: username })
  await expect(his).toContainText('A guardian agreed')
  await his.getByRole('button', { name: 'Change the login' }).click()
  await choosePin(his, '9135')
  await expect(uncles.getByRole('status').filter({ hasText: 'must use the new login' })).toBeVisible()
  await open(uncles, '/dashboard/family')
  await uncles.getByLabel('Name of the family').fill('His family')
  await uncles.getByRole('button', { name: 'Make the family' }).click()
  await expect(uncles.getByRole('main')).toContainText(username)
  const tablet = await another(context)
  await logInByPin(tablet, username, '9135')
  await expect(tablet).toHaveURL('/kids-dashboard')

  await open(page, '/children')
  const card = page.getByRole('region', { name: username })
  await card.getByRole('button', { name: 'Groups' }).click()
  await expect(card).toContainText('His family')
  await expect(card).toContainText(`${uncle.firstName} ${uncle.lastName}`)
  expect(await findViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Other guardians' }).click()
  await card.getByRole('button', { name: `End access of ${uncle.firstName}` }).press('Enter')
  await expect(card).toContainText('We log')
  expect(await findViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Yes, end the access' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'has ended' })).toBeVisible()

  await expect(card.getByRole('heading', { name: `${username} needs a new login` })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Groups' }).click()
  await expect(card).toContainText('belongs to no group')
  await logInByPin(tablet, username, '9135')
  await expect(tablet.getByRole('main').getByRole('alert')).toHaveText(
    'A grown-up needs to choose a new login for you. Please ask them.',
  )
  await open(uncles, '/children')
  await expect(uncles.getByRole('main')).toContainText('No children here yet.')
  await uncles.goto(await readEmailLink(uncles, uncle.email, `Your access to ${username} has ended`))

  await card.getByRole('button', { name: 'Choose a new login' }).click()
  await choosePin(card, '8246')
  await expect(card.getByRole('heading', { name: `${username} needs a new login` })).toHaveCount(0)
  await logInByPin(tablet, username, '8246')
  await expect(tablet).toHaveURL('/kids-dashboard')
  for (const other of [uncles, tablet]) await other.context().close()
})

test('ended access with the page open: the page says so, instead of an unknown request (M4)', async ({
  page,
  context,
}) => {
  await open(page, '/')
  const { username, uncle, uncles } = await makeFamily(page, context)
  await open(uncles, '/children')
  await expect(uncles.getByRole('region', { name: username })).toBeVisible()
  await open(page, '/children')
  const card = page.getByRole('region', { name: username })
  await card.getByRole('button', { name: 'Other guardians' }).click()
  await card.getByRole('button', { name: `End access of ${uncle.firstName}` }).click()
  await card.getByRole('button', { name: 'Yes, end the access' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'has ended' })).toBeVisible()
  await uncles.getByRole('button', { name: 'See progress' }).click()
  await expect(
    uncles
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: `Your access to ${username} has ended.` }),
  ).toBeVisible()
  await uncles.context().close()
})

test('a deletion by another guardian: waits and is cancelled; she hands over and leaves (M3, M4)', async ({
  page,
  context,
}) => {
  await open(page, '/')
  const { username, uncle, uncles } = await makeFamily(page, context)
  await open(uncles, '/children')
  const his = uncles.getByRole('region', { name: username })
  await his.getByRole('button', { name: 'Delete the account' }).click()
  await expect(his).toContainText('in 7 days')
  await his.getByRole('button', { name: 'Yes, delete in 7 days' }).click()
  await expect(uncles.getByRole('status').filter({ hasText: 'we told the first guardian' })).toBeVisible()
  await open(page, '/children')
  const card = page.getByRole('region', { name: username })
  await expect(card).toContainText(`${uncle.firstName} ${uncle.lastName} wants to delete the account`)
  expect(await findViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Keep the account' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `the account of ${username} stays` })).toBeVisible()

  await open(page, '/account/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(page.getByRole('region', { name: 'Delete your account' }).getByRole('alert')).toContainText(
    'You are the first guardian of a child here.',
  )
  await page.getByRole('link', { name: 'Go to your children' }).click()
  await card.getByRole('button', { name: 'Other guardians' }).click()
  await card.getByRole('button', { name: `Hand over to ${uncle.firstName}` }).click()
  // Plain words for what handing over means (sentence 5 of the ten in the findings).
  await expect(card).toContainText('they become the first guardian of')
  await expect(card).toContainText('and choose the other guardians. You stay a guardian')
  await card.getByRole('button', { name: `Yes, ask ${uncle.firstName}` }).click()
  await expect(card).toContainText('They can answer until')
  expect(await findViolations(page)).toEqual([])
  await open(uncles, '/children')
  await expect(his.getByRole('heading', { name: `Will you be the first guardian of ${username}?` })).toBeVisible()
  expect(await findViolations(uncles)).toEqual([])
  await his.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(uncles.getByRole('status').filter({ hasText: 'you are the first guardian' })).toBeVisible()
  await open(page, '/children')
  await card.getByRole('button', { name: 'End my access' }).click()
  await card.getByRole('button', { name: 'Yes, end my access' }).click()
  await expect(page.getByRole('main')).toContainText('No children here yet.')
  await open(page, '/account/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(page).toHaveURL('/')
  await uncles.context().close()
})

test('at 18: the teen asks, confirms by email and waits; the guardian is told and objects (M5)', async ({
  page,
  context,
}) => {
  await open(page, '/')
  const mother = makePerson('Nozipho')
  const username = `thabo-${crypto.randomUUID().slice(0, 6)}`
  await signUp(page, mother)
  await confirmAddress(page, mother.email)
  await callServer(page, childrenCalls.addChild, {
    username,
    ageBand: 'teen',
    secret: { kind: 'password', value: 'iinkomo ziyatya' },
    ...AGREED,
  })
  const teen = await another(context)
  await open(teen, '/login')
  await teen.getByLabel('Email or username').fill(username)
  await teen.getByLabel('Password').fill('iinkomo ziyatya')
  await teen.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(teen).toHaveURL('/adults-dashboard')
  await open(teen, '/account')
  await teen.getByRole('link', { name: 'I am 18' }).click()
  await teen.getByLabel('Your own email').fill(`${username}@example.org`)
  expect(await findViolations(teen)).toEqual([])
  await teen.getByRole('button', { name: 'Send me the link' }).click()
  await expect(teen.getByRole('main')).toContainText('Open its link on this device')
  await teen.goto(await readEmailLink(teen, `${username}@example.org`, 'Confirm the address for your own account'))
  await ready(teen)
  await teen.getByLabel('First name').fill('Thabo')
  await teen.getByLabel('Last name').fill('Dlamini')
  await teen.getByLabel('Password', { exact: false }).first().fill('amanzi ashushu ebusuku')
  await teen.getByLabel('Password again').fill('amanzi ashushu ebusuku')
  await teen.getByRole('checkbox', { name: 'I accept the terms.' }).check()
  expect(await findViolations(teen)).toEqual([])
  await teen.getByRole('button', { name: 'Make the account my own' }).click()
  await expect(teen.getByRole('main')).toContainText('this account becomes your own')
  await open(page, '/children')
  const card = page.getByRole('region', { name: username })
  await expect(card).toContainText('says that they are 18 now')
  expect(await findViolations(page)).toEqual([])
  await card.getByRole('button', { name: `${username} is not 18 yet` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'the account stays as it is' })).toBeVisible()
  await teen.reload()
  await expect(teen.getByRole('main')).toContainText('A guardian of yours says that you are not 18 yet.')
  await expect(teen.getByLabel('Your own email')).toHaveCount(0)
  await teen.context().close()
})
