import { expect, type Page } from '@playwright/test'
import { ready } from '../../support/walk.ts'

/** Somebody who signs up in a walk. The password is long and nobody's name. */
export type Person = { firstName: string; lastName: string; username: string; email: string; password: string }

/** Makes a person of that name with an own address, since walks of a worker share one server. */
export function makePerson(firstName: string): Person {
  const username = `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`
  return {
    firstName,
    lastName: 'Ndlovu',
    username,
    email: `${username}@example.org`,
    password: 'amanzi ashushu ebusuku',
  }
}

/** Says to be an adult where the age gate asks, in the language of the page. */
export async function passAgeGate(page: Page, older = '13 and older', adult = '18 and older'): Promise<void> {
  await page.getByRole('button', { name: older }).click()
  await page.getByRole('button', { name: adult }).click()
}

/** Fills in the whole form of /signup; whether the terms are accepted is left to the walk. */
export async function fillSignup(page: Page, person: Person): Promise<void> {
  await page.goto('/signup')
  await ready(page)
  await passAgeGate(page)
  await fillPerson(page, person)
}

/** Fills in the form behind the age gate. */
export async function fillPerson(page: Page, person: Person): Promise<void> {
  await page.getByText('Your name and other details').click()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: false }).first().fill(person.password)
  await page.getByLabel('Password again').fill(person.password)
}

/** Presses the form's own button, not the header's. */
export const sendForm = (page: Page, name: 'Sign up' | 'Log in'): Promise<void> =>
  page.locator('form').getByRole('button', { name }).click()

/** Makes the account and waits for the page that follows. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await fillSignup(page, person)
  await page.getByRole('checkbox', { name: 'I accept the terms.' }).check()
  await sendForm(page, 'Sign up')
  await expect(page).toHaveURL('/adults-dashboard')
}

/** Signs in on /login and waits for the page that follows. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await ready(page)
  await page.getByLabel('Email or username').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  await sendForm(page, 'Log in')
  await expect(page).toHaveURL('/adults-dashboard')
}
