import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'
import type { Visitor } from './app-test.ts'

/** Four pictures that nobody guesses first. */
export const PICTURES = { kind: 'pictures', value: ['cat', 'drum', 'sun', 'cat'] } as const

/** Input of a guardian's consent, including the sharing that lets a child join a class. */
export const AGREED = {
  purposes: ['learning-record', 'class-sharing'],
  textVersion: CONSENT_TEXT_VERSION,
  termsAccepted: true,
} as const

/** Returns a child's request that nothing is wrong with. */
export const requestInput = (username: string): Record<string, unknown> => ({
  username,
  parentEmail: 'gogo@example.com',
  secret: PICTURES,
})

/** Returns the token in the newest guardian's email. */
export const tokenIn = (sentEmails: readonly EmailRequest[]): string =>
  sentEmails.findLast(({ kind }) => kind === 'guardian-consent')?.link?.split('#')[1] ?? 'there was no email'

/** Has a guardian add a child, and gives back its id. */
export async function addChildTo(guardian: Visitor, username: string): Promise<string> {
  const { status, body } = await guardian.send(childrenCalls.addChild, { username, secret: PICTURES, ...AGREED })
  if (status !== 200) throw new Error(`adding ${username} was refused: ${JSON.stringify(body)}`)
  return String(body['childId'])
}

/** Has a first guardian invite another adult, who accepts by the newest email. Gives back the other's id. */
export async function joinAsGuardian(
  first: Visitor,
  other: Visitor,
  invitation: { childId: string; email: string; scopes: readonly string[]; endsAt?: string },
  sentEmails: readonly EmailRequest[],
): Promise<string> {
  await first.send(guardiansCalls.inviteGuardian, invitation)
  const token =
    sentEmails.findLast(({ kind }) => kind === 'guardian-invitation')?.link?.split('#')[1] ?? 'there was no email'
  const { status, body } = await other.send(guardiansCalls.acceptInvitation, { token })
  if (status !== 200) throw new Error(`the invitation was refused: ${JSON.stringify(body)}`)
  return ((await other.send(accountsCalls.getMe)).body['account'] as { id: string }).id
}

/** Has an adult join a space by the newest invitation. */
export async function joinAsInvited(other: Visitor, sentEmails: readonly EmailRequest[]): Promise<void> {
  const token = sentEmails.findLast(({ kind }) => kind === 'space-invitation')?.link?.split('/invitation#')[1]
  const { status, body } = await other.send(spacesCalls.acceptSpaceInvitation, { token })
  if (status !== 200) throw new Error(`the invitation was refused: ${JSON.stringify(body)}`)
}
