import type { FieldCode } from '#contract/errors.ts'
import {
  areEasyPictures,
  isEasyPin,
  PASSWORD_PICTURES,
  PICTURES_IN_PASSWORD,
  PIN_PATTERN,
  type ChildSecret,
  type PasswordPicture,
} from '#core/people/child-secrets.ts'
import { PASSWORD_MIN_LENGTH } from '#core/people/sign-up-rules.ts'

/** Entered pictures, PIN and password; `kind` says which one counts. */
export type SecretForm = {
  kind: ChildSecret['kind']
  pictures: readonly PasswordPicture[]
  pin: string
  password: string
}

export const EMPTY_SECRET: SecretForm = { kind: 'pictures', pictures: [], pin: '', password: '' }

/** Returns the form with one more picture; a full form stays as it is. */
export const tapPicture = (form: SecretForm, picture: PasswordPicture): SecretForm =>
  form.pictures.length < PICTURES_IN_PASSWORD ? { ...form, pictures: [...form.pictures, picture] } : form

/** Returns the form without its last picture. */
export const takeBack = (form: SecretForm): SecretForm => ({ ...form, pictures: form.pictures.slice(0, -1) })

/** Proposes four pictures that are not among the first guesses. `random` gives numbers from 0 to below 1. */
export function proposePictures(random: () => number): PasswordPicture[] {
  const pictures = Array.from(
    { length: PICTURES_IN_PASSWORD },
    () => PASSWORD_PICTURES[Math.floor(random() * PASSWORD_PICTURES.length)] ?? PASSWORD_PICTURES[0],
  )
  return areEasyPictures(pictures) ? [...pictures.slice(1), pictures[0] === 'drum' ? 'cat' : 'drum'] : pictures
}

/** Returns the call's input. */
export function secretOf({
  kind,
  pictures,
  pin,
  password,
}: SecretForm): { kind: 'pictures'; value: PasswordPicture[] } | { kind: 'pin' | 'password'; value: string } {
  return kind === 'pictures' ? { kind, value: [...pictures] } : { kind, value: kind === 'pin' ? pin : password }
}

/** Checks an entered secret for its shape; only the server knows if it is right. */
export function checkSecret({ kind, pictures, pin, password }: SecretForm): FieldCode | undefined {
  if (kind === 'pictures') return pictures.length < PICTURES_IN_PASSWORD ? 'too-short' : undefined
  const typed = kind === 'pin' ? pin : password
  if (typed === '') return 'missing'
  return kind === 'pin' && !PIN_PATTERN.test(pin) ? 'invalid' : undefined
}

/** Checks a chosen secret. */
export function checkNewSecret(form: SecretForm): FieldCode | undefined {
  const wrong = checkSecret(form)
  if (wrong !== undefined) return wrong
  if (form.kind === 'password') return form.password.length < PASSWORD_MIN_LENGTH ? 'too-short' : undefined
  return (form.kind === 'pictures' ? areEasyPictures(form.pictures) : isEasyPin(form.pin)) ? 'too-common' : undefined
}
