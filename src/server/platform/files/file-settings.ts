import path from 'node:path'
import { z } from 'zod'
import { isLoopbackHost } from '#server/platform/mail/mail-settings.ts'
import type { S3Settings } from './store-in-s3.ts'

/** The place of people's files. */
export type FileSettings = {
  /** Absolute path of a folder of the operator's choice; without one, they are in the data folder. */
  folder: string | undefined
  /** The bucket that takes the place of a folder. */
  s3: S3Settings | undefined
}

const URL_RULE =
  'the address of a bucket by https://, or by http:// on this machine, such as https://s3.example.org/funda'

const isBucketAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  return (
    username + password + search + hash === '' &&
    (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)))
  )
}

/** The settings of files by their names in the environment. */
export const FILE_SETTINGS = {
  FILES_FOLDER: z.string().optional(),
  FILES_S3_URL: z.string().refine(isBucketAddress, URL_RULE).optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,50}$/, 'the name of a region, such as af-south-1')
    .optional(),
  FILES_S3_KEY: z
    .string()
    .regex(/^[\w+=.@/-]{1,200}$/, 'the id of a key, as the store writes it')
    .optional(),
  FILES_S3_SECRET: z
    .string()
    .regex(/^[\x21-\x7E]{1,200}$/, 'up to 200 characters without spaces')
    .optional(),
}

/** Settings that a bucket needs. */
const NEEDED = ['FILES_S3_URL', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const

/** Returns a sentence for each setting that is missing or contradicts another. */
export function findFileSettingFaults(given: Readonly<Record<string, unknown>>): string[] {
  const hasBucket = Object.keys(FILE_SETTINGS).some((name) => name.startsWith('FILES_S3_') && given[name] !== undefined)
  if (!hasBucket) return []
  return [
    ...NEEDED.filter((name) => given[name] === undefined).map(
      (name) => `The setting ${name} is missing: a bucket for files needs it beside the others.`,
    ),
    ...(given['FILES_FOLDER'] === undefined
      ? []
      : ['The settings FILES_FOLDER and FILES_S3_URL are both set, but files are in one place: remove one of them.']),
  ]
}

/** Reads the place of files. @param base base of a relative path */
export function fileSettingsOf(value: z.output<z.ZodObject<typeof FILE_SETTINGS>>, base: string): FileSettings {
  const {
    FILES_FOLDER: folder,
    FILES_S3_URL: url,
    FILES_S3_REGION: region = 'us-east-1',
    FILES_S3_KEY: keyId,
    FILES_S3_SECRET: secret,
  } = value
  return {
    folder: folder === undefined ? undefined : path.resolve(base, folder),
    s3:
      url === undefined || keyId === undefined || secret === undefined
        ? undefined
        : { url: url.replace(/\/+$/, ''), region, keyId, secret },
  }
}
