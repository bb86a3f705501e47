import type { Page } from '@playwright/test'
import { accountsCalls } from '#contract/accounts.ts'
import { SIGNED_IN_COOKIE } from '#contract/get-me.ts'
import { ACTIVITIES } from '#core/activities/activities.ts'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import { WAYS } from '#web/features/age-levels/ways.ts'
import { SECTIONS } from '#core/sections/sections.ts'
import { THEMES } from '#core/themes/themes.ts'
import { TEST_OPERATOR } from '../support/test-operator.ts'
import { expect, ready, test } from '../support/one-window.ts'
import { answerRight } from './learner/answer-phrases.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('home has its four ways on: menu, age levels, the parents’ dashboard and teachers [S2.01] [S6.03] [S7.02]', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  // The sites outside are asked for once the end of the page comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(main.getByRole('link', { name: 'Parent dashboard' })).toHaveAttribute(
    'href',
    TEST_OPERATOR.sites.dashboard ?? '',
  )
  await expect(main.getByRole('link', { name: 'For teachers' })).toHaveAttribute(
    'href',
    TEST_OPERATOR.sites.teachers ?? '',
  )
  await main.getByRole('link', { name: 'Start learning' }).click()
  await expect(page).toHaveURL('/menu')
  await page.goBack()
  await main.getByRole('link', { name: 'Choose by age' }).click()
  await expect(page).toHaveURL('/age-levels')
  await expect(heading(page)).toHaveText('Age levels')
})

test('menu: nine tiles, one for each section, named in isiXhosa too [S2.02]', async ({ page }) => {
  await open(page, '/menu')
  const tiles = page.getByRole('main').locator('a.tile')
  const addresses = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))
  expect(addresses).toHaveLength(SECTIONS.length)
  expect(new Set(addresses)).toEqual(new Set(SECTIONS.map((section) => `/${section}`)))
  await expect(tiles.filter({ hasText: 'Vocabulary' }).locator('[lang=xh]')).toHaveText('Amagama')
  await tiles.filter({ hasText: 'Numbers' }).click()
  await expect(heading(page)).toHaveText('Numbers')
})

test('kids’ menu: four games, and a quiz in which nye means one [S2.03] [S5.04]', async ({ page }) => {
  await open(page, '/kids-menu')
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('listitem')).toHaveCount(4)
  const quiz = page.getByRole('region', { name: 'Kids’ quiz' })
  await expect(quiz).toContainText('Which word means “one”?')
  await quiz.getByRole('button', { name: 'ntathu' }).click()
  await expect(quiz.getByRole('status')).toHaveText('Not that one. Try again!')
  await quiz.getByRole('button', { name: 'nye' }).click()
  await expect(quiz.getByRole('status')).toHaveText('Yes, nye means “one”.')
})

test('screens: themes, quiz, games, progress and achievements each do what they are for [S2.24]', async ({ page }) => {
  const main = page.getByRole('main')
  const openScreen = async (address: string, title: string): Promise<void> => {
    await open(page, address)
    await expect(heading(page)).toHaveText(title)
  }
  await openScreen('/themes', 'Themes')
  await expect(main.getByRole('listitem').getByRole('button')).toHaveCount(THEMES.length)
  await main.getByRole('button', { name: 'Ocean' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'ocean')
  await openScreen('/quiz', 'Quiz')
  await main.getByRole('region').getByRole('button').first().click()
  await expect(main.getByRole('status')).toHaveText(/^(Correct!|Try again!)$/)
  await openScreen('/kids-menu', 'Kids’ menu')
  await main
    .getByRole('region', { name: 'Games' })
    .getByRole('link', { name: /Vocabulary game/ })
    .click()
  await expect(main.getByRole('button', { name: 'Afrikaans' })).toBeVisible()
  await open(page, '/phrases')
  await answerRight(page, 5)
  await openScreen('/progress', 'Your progress')
  const rightAnswers = main.getByRole('term').filter({ hasText: /^Right answers$/ })
  await expect(rightAnswers.locator('xpath=following-sibling::dd')).toHaveText(/^[56]$/)
  await openScreen('/achievements', 'Achievements')
  await expect(main.getByRole('listitem').filter({ hasText: /^5 right answers/ })).toContainText('Phrases')
})

/** Years that each age level's page states (specification, section 9). */
const YEARS = {
  toddlers: '2–4 years',
  children: '5–12 years',
  teens: '13–17 years',
  adults: '18+ years',
  families: null,
}

test('five age levels: listed with years; each page has title, text, features [S2.04] [S2.05] [S3.04] [S9.03]', async ({
  page,
}) => {
  await open(page, '/age-levels')
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(cards).toHaveCount(AGE_LEVELS.length)
  for (const [index, { id }] of AGE_LEVELS.entries()) {
    const card = cards.nth(index)
    const [title = '', ...rest] = (await card.innerText()).split('\n').filter((line) => line.trim() !== '')
    expect(rest[0]).toBe(YEARS[id] ?? rest[0])
    await card.click()
    await expect(page).toHaveURL(`/age-levels/${id}`)
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByText(rest.at(-1) ?? '', { exact: true })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'What you will find' }).locator('xpath=following-sibling::ul/li'),
    ).toHaveCount(4)
    await expect(page.getByRole('navigation', { name: 'Where to go' }).getByRole('link').first()).toHaveAttribute(
      'href',
      WAYS[id][0]?.href ?? '',
    )
    await page.getByRole('link', { name: 'Back to all age levels' }).click()
    await expect(cards).toHaveCount(AGE_LEVELS.length)
  }
})

test.describe('at an address that leads nowhere', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] })

  test('unknown age level: status 404, a message and a way back [S2.06]', async ({ page }) => {
    const response = await page.goto('/age-levels/grandparents')
    expect(response?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Age level not found.')
    await page.getByRole('link', { name: 'Back to all age levels' }).click()
    await expect(page).toHaveURL('/age-levels')
    await expect(heading(page)).toHaveText('Age levels')
  })

  test('unknown address: status 404, a message and a way home', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await ready(page)
    await expect(heading(page)).toHaveText('Page not found')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText('Molo.')
  })
})

test('about page: links to the academy and to contact, which has its title and text [S2.15] [S7.02]', async ({
  page,
}) => {
  await open(page, '/about')
  await expect(heading(page)).toHaveText('About')
  await expect(page.getByRole('main').getByRole('link', { name: 'About the Academy' })).toHaveAttribute(
    'href',
    TEST_OPERATOR.sites.academyAbout ?? '',
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(heading(page)).toHaveText('Contact')
  await expect(page.getByRole('main')).toContainText('We would like to hear from you')
})

for (const address of ['/dashboard', '/dashboard/family']) {
  test(`${address}: a visitor who is not logged in is asked to log in [S2.25]`, async ({ page }) => {
    await open(page, address)
    const prompt = page.getByRole('region', { name: 'Log in to see your dashboard' })
    await expect(prompt.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
    await prompt.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Continue to login' })).toBeVisible()
  })
}

for (const address of ['/', '/dashboard'])
  test(`app root at ${address}: a spinner until the login is known, then a way to log in [S2.25] [S7.03]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: baseURL ?? '' }])
    const answer = Promise.withResolvers<void>()
    await page.route(`**${accountsCalls.getMe[1]}`, async (route) => {
      await answer.promise
      await route.fulfill({ json: { account: null } })
    })
    await open(page, address)
    const spinner = page.getByRole('status', { name: 'Checking whether you are logged in' })
    const prompts = page.getByRole('main').getByRole('button', { name: 'Log in' })
    const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' })
    await expect(page.getByRole('banner').locator(spinner)).toBeVisible()
    await expect(page.getByRole('main').locator(spinner)).toHaveCount(address === '/' ? 0 : 1)
    await expect(logIn).toBeHidden()
    await expect(prompts).toHaveCount(0)
    answer.resolve()
    await expect(logIn).toBeVisible()
    await expect(spinner).toHaveCount(0)
    await expect(prompts).toHaveCount(address === '/' ? 0 : 1)
  })

test('activities: show name, description, difficulty, duration, kind; filtered by kind [S2.10] [S3.05]', async ({
  page,
}) => {
  await open(page, '/activities')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(ACTIVITIES.length)
  const card = cards.filter({ has: page.getByRole('heading', { name: 'Practise time' }) })
  for (const text of ['Hours, days, months and seasons.', 'Exercises', 'Intermediate', '10 minutes'])
    await expect(card).toContainText(text)

  const filters = page.getByRole('group', { name: 'Kind of activity' }).getByRole('button')
  await expect(filters).toHaveText(['All', 'Games', 'Exercises', 'Family', 'Kids'])
  for (const kind of ['games', 'exercises', 'family', 'kids'] as const) {
    await filters.filter({ hasText: new RegExp(kind, 'i') }).click()
    await expect(page).toHaveURL(`/activities?filter=${kind}`)
    await expect(cards).toHaveCount(ACTIVITIES.filter(({ type }) => type === kind).length)
  }
  await page.goBack()
  await expect(page).toHaveURL('/activities?filter=family')
  await expect(cards.getByRole('heading').first()).toHaveText('Family Story Time')
})

test('activity search: finds parts of names and descriptions, in any case [S2.10]', async ({ page }) => {
  await open(page, '/activities')
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  const search = page.getByRole('searchbox', { name: 'Search activities' })
  await search.fill('WORD QU')
  await expect(names).toHaveText(['Word quiz'])
  await search.fill('seasons')
  await expect(names).toHaveText(['Practise time'])
  await expect(page).toHaveURL('/activities?q=seasons')
  await search.fill('elephant')
  await expect(page.getByText('Nothing found. Try another word, or choose “All”.')).toBeVisible()
  await expect(names).toHaveCount(0)
})
