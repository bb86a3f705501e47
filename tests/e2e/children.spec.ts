import type { BrowserContext, Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { childrenCalls } from '#contract/children.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { AGREED, PICTURES as CHILD_PICTURES } from '../support/children.ts'
import { answerRight, typeAnswer } from './learner/answer-phrases.ts'
import { askKhulu } from './learner/ask-khulu.ts'
import { callServer } from './learner/call-server.ts'
import { findOnDevice } from './learner/device.ts'
import { confirmAddress, readGrownUpCode, readEmailLink } from './learner/emails.ts'
import { fillPerson, makePerson, passAgeGate, signUp, type Person } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03|10) \(/], contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

const PICTURES = ['Cat', 'Drum', 'Sun', 'Cat']

async function tapPictures(page: Page, names: readonly string[] = PICTURES): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Signs a child up, from the age gate to the email. */
async function askGuardian(page: Page, username: string, parentEmail: string): Promise<void> {
  await open(page, '/signup')
  await page.getByRole('button', { name: '0–12' }).click()
  await expect(page).toHaveURL('/kids-signup')
  await page.getByLabel('Your name on Funda').fill(username)
  await tapPictures(page)
  await page.getByLabel('Email of your grown-up').fill(parentEmail)
  await page.getByRole('button', { name: 'Ask my grown-up' }).click()
  await expect(page.getByRole('heading', { name: 'We have sent the email' })).toBeFocused()
}

async function logInByPictures(page: Page, username: string): Promise<void> {
  await open(page, '/kids-login')
  await page.getByLabel('Username').fill(username)
  await tapPictures(page)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
}

async function tickAndAgree(page: Page, button: string): Promise<void> {
  const boxes = page.getByRole('main').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked()
    await box.check()
  }
  await page.getByRole('button', { name: button }).click()
}

const another = async (context: BrowserContext): Promise<Page> => {
  const browser = context.browser()
  if (!browser) throw new Error('The walk has no browser.')
  return (
    await browser.newContext({ baseURL: new URL(context.pages()[0]?.url() ?? '').origin, reducedMotion: 'reduce' })
  ).newPage()
}

test('a child: signs up, gets consent, logs in; the guardian withdraws [S2.18] [S2.19] [S2.21] [S5.05] [S6.01] [S4.06]', async ({
  page,
  context,
}) => {
  const guardian = makePerson('Gogo')
  const username = `thandi-${crypto.randomUUID().slice(0, 6)}`
  await askGuardian(page, username, guardian.email)
  expect(await findViolations(page)).toEqual([])
  await open(page, '/phrases')
  await answerRight(page, 2)
  await open(page, '/kids-login')
  await logInByPictures(page, username)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your grown-up has to say yes first. You can carry on playing here.',
  )

  const phone = await another(context)
  await phone.goto(await readEmailLink(phone, guardian.email, 'A child would like to learn with Funda'))
  await ready(phone)
  await expect(phone.getByRole('main')).not.toContainText(username)
  await phone.getByRole('link', { name: 'Make my account' }).click()
  await passAgeGate(phone)
  await fillPerson(phone, guardian)
  await phone.getByRole('checkbox', { name: 'I accept the terms.' }).check()
  await phone.locator('form').getByRole('button', { name: 'Sign up' }).click()
  await expect(phone).toHaveURL('/guardian')
  await expect(phone.getByRole('heading', { name: `${username} would like to learn with Funda` })).toBeVisible()
  await phone.getByRole('button', { name: 'I agree' }).click()
  await expect(phone.getByText('Without this we can’t make an account.')).toBeVisible()
  expect(await findViolations(phone)).toEqual([])
  await tickAndAgree(phone, 'I agree')
  await expect(phone.getByRole('heading', { name: 'Thank you. The account is ready' })).toBeFocused()

  await logInByPictures(page, username)
  await expect(page).toHaveURL('/kids-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Molo, ${username}!`)
  await expect(
    page.getByRole('list').filter({ hasText: 'mamela' }).getByRole('link', { name: /dlala/ }),
  ).toHaveAttribute('href', '/kids-menu/vocabulary')
  await open(page, '/phrases')
  await expect(page.getByRole('region', { name: 'Practise' }).getByText('Score: 2 right')).toBeVisible()
  await answerRight(page, 1)
  await open(page, '/progress')
  await expect(page.getByRole('main')).toContainText('Answers3')
  await open(page, '/account')
  await expect(page.getByRole('main')).toContainText('Your grown-up can see what you learn here.')

  await phone.getByRole('link', { name: 'Go to your children' }).click()
  const card = phone.getByRole('region', { name: username })
  const seeProgress = card.getByRole('button', { name: 'See progress' })
  // The child's phone may still be sending: what is opened again is read anew.
  await expect(async () => {
    if ((await seeProgress.getAttribute('aria-expanded')) === 'true') await seeProgress.click()
    await seeProgress.click()
    await expect(card).toContainText('Answers3', { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await card.getByRole('button', { name: 'Games and sounds' }).click()
  await card.getByRole('checkbox', { name: 'Boosts' }).uncheck()
  await expect(card.getByRole('status')).toContainText('Saved.')
  expect(await findViolations(phone)).toEqual([])
  await open(page, '/kids-menu/vocabulary')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('funda.switches')))
    .toBe('{"boosts":false,"streaks":true,"sounds":true}')
  await card.getByRole('button', { name: 'Withdraw consent' }).click()
  await card.getByRole('button', { name: 'Yes, withdraw and delete' }).click()
  await expect(phone.getByRole('status').filter({ hasText: `${username} is logged out` })).toBeVisible()
  await expect(card).toContainText('Consent withdrawn')

  await open(page, '/account')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await logInByPictures(page, username)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your grown-up has to say yes first. You can carry on playing here.',
  )
  await phone.context().close()
})

test('age gate: asks nothing else, and a device that answered child can’t switch to adult', async ({ page }) => {
  await open(page, '/signup')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: '0–12' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up for kids' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '13 and older' }).click()
  await expect(page).toHaveURL('/kids-signup')
  await page.reload()
  await open(page, '/signup')
  await page.getByRole('button', { name: '13 and older' }).click()
  await expect(page).toHaveURL('/kids-signup')
  expect(
    await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('funda.age-answer') ?? '{}') as object)),
  ).toEqual(['band', 'at'])
})

/** Opens an email's link on a new browser, and makes the account that it asks for. */
async function signUpByEmail(page: Page, link: string, person: Person): Promise<void> {
  await page.goto(link)
  await ready(page)
  await page.getByRole('link', { name: 'Make my account' }).click()
  await passAgeGate(page)
  await fillPerson(page, person)
  await page.getByRole('checkbox', { name: 'I accept the terms.' }).check()
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click()
}

test("a teen: asks by email and can't become older; a second guardian sees, then ends [S2.18]", async ({
  page,
  context,
}) => {
  const [guardian, uncle] = [makePerson('Nozipho'), makePerson('Malume')]
  const username = `thabo-${crypto.randomUUID().slice(0, 6)}`
  await open(page, '/signup')
  await page.getByRole('button', { name: '13 and older' }).click()
  await page.getByRole('button', { name: '13–17' }).click()
  await expect(page.getByRole('heading', { name: 'From 13 to 17' })).toBeVisible()
  await page.goBack()
  await passAgeGate(page)
  await expect(page).toHaveURL('/teens')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill('iinkomo ziyatya')
  await page.getByLabel('Email of your parent or guardian').fill(guardian.email)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByRole('heading', { name: 'We have sent the email' })).toBeFocused()
  await open(page, '/login')
  await page.getByLabel('Email or username').fill(username)
  await page.getByLabel('Password').fill('iinkomo ziyatya')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your parent or guardian has not agreed yet, or no longer agrees. Until then, you can carry on as a guest.',
  )

  const phone = await another(context)
  await signUpByEmail(
    phone,
    await readEmailLink(phone, guardian.email, 'A child would like to learn with Funda'),
    guardian,
  )
  await expect(phone.getByRole('heading', { name: `${username} would like to learn with Funda` })).toBeVisible()
  await expect(phone.getByRole('main')).toContainText('13 to 17 years')
  await tickAndAgree(phone, 'I agree')
  await phone.getByRole('link', { name: 'Go to your children' }).click()
  const card = phone.getByRole('region', { name: username })
  await card.getByRole('button', { name: 'Other guardians' }).click()
  await card.getByRole('button', { name: 'Invite a guardian' }).click()
  await card.getByLabel('Their email').fill(uncle.email)
  await card.getByLabel('Last day').fill('2001-01-01')
  await card.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(card).toContainText('Please choose today or a later day.')
  expect(await findViolations(phone)).toEqual([])
  await card.getByLabel('Last day').fill('2099-12-31')
  await card.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(card).toContainText('Not answered yet')

  const uncles = await another(context)
  await signUpByEmail(uncles, await readEmailLink(uncles, uncle.email, 'You have been invited to be a guardian'), uncle)
  await expect(uncles.getByRole('heading', { name: `Become a guardian of ${username}` })).toBeVisible()
  expect(await findViolations(uncles)).toEqual([])
  await uncles.getByRole('button', { name: 'Accept' }).click()
  await expect(uncles.getByRole('heading', { name: 'Thank you. You are a guardian now' })).toBeFocused()
  await uncles.getByRole('link', { name: 'Go to your children' }).click()
  const unclesCard = uncles.getByRole('region', { name: username })
  await expect(unclesCard).toContainText('Until 2099-12-31')
  await expect(unclesCard.getByRole('button')).toHaveText(['See progress', 'See who looked at what', 'End my access'])
  await unclesCard.getByRole('button', { name: 'See progress' }).click()
  await expect(unclesCard).toContainText('Nothing learnt yet.')

  await phone.reload()
  await card.getByRole('button', { name: 'Other guardians' }).click()
  await card.getByRole('button', { name: `End access of ${uncle.firstName}` }).click()
  await card.getByRole('button', { name: 'Yes, end the access' }).click()
  await expect(phone.getByRole('status').filter({ hasText: 'has ended' })).toBeVisible()
  await open(uncles, '/children')
  await expect(uncles.getByRole('main')).toContainText('No children here yet.')

  await open(page, '/login')
  await page.getByLabel('Email or username').fill(username)
  await page.getByLabel('Password').fill('iinkomo ziyatya')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/adults-dashboard')
  for (const other of [phone, uncles]) await other.context().close()
})

test('age gate: 0–12, or 13 and older and then 13–17 or 18, each with its own form [S2.18] [S9.03]', async ({
  page,
}) => {
  const answers = page
    .getByRole('main')
    .getByRole('region', { name: /^(How old are you\?|And which of these\?)$/ })
    .getByRole('button')
  for (const [choices, address] of [
    [['13 and older', '18 and older'], '/signup'],
    [['13 and older', '13–17'], '/teens'],
    [['0–12'], '/kids-signup'],
  ] as const) {
    await open(page, '/signup')
    await expect(answers).toHaveText(['0–12', '13 and older'])
    for (const [index, choice] of choices.entries()) {
      if (index === 1) await expect(answers).toHaveText(['13–17', '18 and older'])
      await answers.filter({ hasText: choice }).click()
    }
    await expect(page).toHaveURL(address)
    await expect(answers).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  }
})

test('kids’ sign-up form: opened directly, it redirects to the age gate', async ({ page }) => {
  await open(page, '/kids-signup')
  await expect(page).toHaveURL('/signup')
})

test('kids’ forms: tap targets are at least 64 px high, and the page fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() =>
    localStorage.setItem('funda.age-answer', JSON.stringify({ band: 'child', at: Date.now() })),
  )
  for (const address of ['/kids-signup', '/kids-login']) {
    await open(page, address)
    const targets = page.locator('main form').locator('button:not([aria-label]), input').filter({ visible: true })
    const heights = (): Promise<number[]> =>
      targets.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().height)))
    await expect.poll(async () => (await heights()).length).toBeGreaterThan(14)
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(64)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findViolations(page)).toEqual([])
  }
})

test('a guardian: confirms the address, adds a teen, saves their data, deletes the account (H1)', async ({ page }) => {
  const guardian = makePerson('Nozipho')
  await signUp(page, guardian)
  await open(page, '/account')
  await page.getByRole('link', { name: 'Go to your children' }).click()
  await expect(page.getByRole('region', { name: 'Check your email first' })).toContainText(guardian.email)
  await expect(page.getByRole('button', { name: 'Add a child' })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The email is on its way.' })).toBeVisible()
  await confirmAddress(page, guardian.email)
  await open(page, '/children')
  await page.getByRole('button', { name: 'Add a child' }).click()
  const username = `thabo-${crypto.randomUUID().slice(0, 6)}`
  await page.getByRole('button', { name: '13 to 17 years' }).click()
  await page.getByLabel('The child’s username').fill(username)
  await page.getByLabel('Password').fill('iinkomo ziyatya')
  expect(await findViolations(page)).toEqual([])
  await tickAndAgree(page, 'I agree: add the child')
  const card = page.getByRole('region', { name: username, exact: true })
  await expect(card).toContainText('You agreed')
  await card.getByRole('button', { name: 'See everything we keep' }).click()
  await card.getByText('the account: names, email address, age group (1)').click()
  await expect(
    card.getByRole('region', { name: 'the account' }).getByRole('row', { name: `username ${username}` }),
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Save all data' }).click()
  expect((await download).suggestedFilename()).toBe(`funda-${username}.zip`)
  await card.getByRole('button', { name: 'Delete the account' }).click()
  await card.getByRole('button', { name: 'Yes, delete for good' }).click()
  await expect(page.getByRole('status').filter({ hasText: `no longer keep anything about ${username}` })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test("a shared phone: the guardian gets in by a code; the child's answers wait for the child (H1)", async ({
  page,
  context,
}) => {
  const guardian = makePerson('Malume')
  const username = `sipho-${crypto.randomUUID().slice(0, 6)}`
  await askGuardian(page, username, guardian.email)
  await open(page, '/phrases')
  await answerRight(page, 1)
  await open(page, await readEmailLink(page, guardian.email, 'A child would like to learn with Funda'))
  await page.getByRole('link', { name: 'Make my account' }).click()
  // The email alone opens no form for adults on a device where a child said how old they are, nor does answering anew.
  await page.getByRole('button', { name: '13 and older' }).click()
  await expect(page).toHaveURL('/kids-signup')
  await page.getByRole('link', { name: 'I am the grown-up' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Email').fill(guardian.email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code from the email').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This is not the code that we sent.')
  const mailbox = await context.newPage()
  await page.getByLabel('Code from the email').fill(await readGrownUpCode(mailbox, guardian.email))
  await mailbox.close()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/signup')
  expect(await page.evaluate(() => localStorage.getItem('funda.age-answer'))).toContain('"child"')
  await fillPerson(page, guardian)
  await page.getByRole('checkbox', { name: 'I accept the terms.' }).check()
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: `${username} would like to learn with Funda` })).toBeVisible()
  await tickAndAgree(page, 'I agree')
  await expect(page.getByRole('heading', { name: 'Thank you. The account is ready' })).toBeFocused()
  await open(page, '/progress')
  await expect(page.getByRole('main')).not.toContainText('Answers1')
  await open(page, '/account')
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await logInByPictures(page, username)
  await expect(page).toHaveURL('/kids-dashboard')
  await open(page, '/progress')
  await expect(page.getByRole('main')).toContainText('Answers1')
})

test('a shared tablet: after a logout no data is left, in back button and tabs too [ASVS V14.3.1]', async ({
  page,
  context,
}) => {
  const canary = 'zkithabhulethiq7'
  const [first, second] = ['thandi', 'sipho'].map((name) => `${name}-${crypto.randomUUID().slice(0, 6)}`) as [
    string,
    string,
  ]
  await open(page, '/')
  const phone = await another(context)
  const guardian = makePerson('Gogo')
  await signUp(phone, guardian)
  await confirmAddress(phone, guardian.email)
  for (const username of [first, second])
    await callServer(phone, childrenCalls.addChild, { username, secret: CHILD_PICTURES, ...AGREED })
  await phone.context().close()

  await logInByPictures(page, first)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Molo, ${first}!`)
  await open(page, '/phrases')
  await answerRight(page, 1)
  await page.getByRole('button', { name: 'Next one' }).click()
  await typeAnswer(page, canary)
  // A wrong answer is kept once the grammar has judged it, which is after the first verdict.
  await expect.poll(() => findOnDevice(page, [canary])).toContain('funda/events')
  await askKhulu(page, canary)
  const other = await context.newPage()
  await open(other, '/account')
  await expect(other.getByRole('main')).toContainText(first)
  await open(page, '/account')
  expect(await findOnDevice(page, [canary])).toContain('funda/events')
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await ready(page)
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  for (const tab of [page, other]) await expect(tab.locator('body')).not.toContainText(first)
  expect(await findOnDevice(page, [canary, first])).toEqual([])
  await page.goBack()
  await ready(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(first)

  await logInByPictures(page, second)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Molo, ${second}!`)
  await expect(other.getByRole('main')).toContainText(second)
  await open(page, '/progress')
  await expect(page.getByRole('heading', { name: 'Your first answer will show here' })).toBeVisible()
  await open(page, '/ask-khulu')
  await expect(page.locator('body')).not.toContainText(canary)
  expect(await findOnDevice(page, [canary, first])).toEqual([])
})

test('a family: made, joined by email, permissions given and taken, and handed over', async ({ page, context }) => {
  const [mother, aunt] = [makePerson('Nozipho'), makePerson('Nomvula')]
  await signUp(page, mother)
  await open(page, '/dashboard/family')
  await page.getByLabel('Name of the family').fill('Ndlovu')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Make the family' }).click()
  await expect(page.getByRole('heading', { name: 'Ndlovu', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Weekly email' }).check()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page.getByText('We only email confirmed addresses.')).toBeVisible()
  await page.getByRole('button', { name: 'Invite Member' }).click()
  await page.getByLabel('Their email').fill(aunt.email)
  for (const tag of ['look', 'hand in work'])
    await expect(page.getByRole('checkbox', { name: tag, exact: true })).toBeChecked()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('region', { name: 'Invitations not answered yet' })).toContainText(aunt.email)

  const phone = await another(context)
  const firstLink = await readEmailLink(phone, aunt.email, 'You are invited to join a group on Funda')
  await phone.goto(firstLink)
  await ready(phone)
  await phone.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await passAgeGate(phone)
  await fillPerson(phone, aunt)
  await phone.getByRole('checkbox', { name: 'I accept the terms.' }).check()
  await phone.locator('form').getByRole('button', { name: 'Sign up' }).click()
  await expect(phone.getByRole('heading', { name: 'Join Ndlovu' })).toBeVisible()
  expect(await findViolations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Accept' }).click()
  await phone.getByRole('link', { name: 'Go to the family' }).click()
  const own = phone.getByRole('region', { name: `${aunt.firstName} ${aunt.lastName}` })
  await expect(own.getByRole('button')).toHaveText(['Leave'])
  await expect(phone.getByRole('button', { name: 'Invite Member' })).toHaveCount(0)

  await page.reload()
  const card = page.getByRole('region', { name: aunt.firstName })
  await card.getByRole('button', { name: 'Edit Permissions' }).click()
  await card.getByRole('checkbox', { name: 'choose members', exact: true }).check()
  expect(await findViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: 'choose members' })).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('button', { name: 'Invite Member' })).toBeVisible()

  await card.getByRole('button', { name: 'Remove' }).click()
  await card.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(card).toHaveCount(0)
  await phone.reload()
  await expect(phone.getByLabel('Name of the family')).toBeVisible()

  // Once more a member, who only looks: the last who is in charge deletes the account, and names her.
  const {
    spaces: [family],
  } = (await callServer(page, spacesCalls.listSpaces)) as { spaces: { id: string }[] }
  await callServer(page, spacesCalls.inviteMember, {
    spaceId: family?.id,
    email: aunt.email,
    role: 'parent',
    tags: ['view'],
  })
  let nextLink = firstLink
  await expect(async () => {
    nextLink = await readEmailLink(phone, aunt.email, 'You are invited to join a group on Funda')
    expect(nextLink).not.toBe(firstLink)
  }).toPass()
  await phone.goto(nextLink)
  await ready(phone)
  await phone.getByRole('button', { name: 'Accept' }).click()
  await expect(phone.getByRole('link', { name: 'Go to the family' })).toBeVisible()
  await open(page, '/account/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const heir = page.getByRole('combobox', { name: 'Ndlovu' })
  await expect(heir).toHaveValue('')
  await heir.selectOption({ label: `${aunt.firstName} ${aunt.lastName}` })
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(page).toHaveURL('/')
  await phone.goto(await readEmailLink(phone, aunt.email, 'You are now in charge of a group on Funda'))
  await ready(phone)
  await expect(phone.getByRole('heading', { name: 'Ndlovu', exact: true })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Invite Member' })).toBeVisible()
  await expect(phone.getByRole('main')).not.toContainText(mother.firstName)
  await phone.context().close()
})
