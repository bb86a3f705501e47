import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { operator as operatorSchema, sites as sitesSchema, type OperatorAnswer } from '#contract/operator-schemas.ts'
import { missingFields } from '#core/privacy/operator.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Operator of the server, as pages and emails show it. */
export type OperatorState = OperatorAnswer

const CONTENT = path.join(import.meta.dirname, '../../../../content')

/** Ends of addresses that nobody can reach (RFC 2606). */
const NOWHERE = /\.(example|invalid|test|localhost)$/i

const isSite = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '' && !NOWHERE.test(hostname)
}

const SITE_RULE = 'must be an address of https:// that people can reach'
const EMAIL_RULE = 'must be an email address that people can reach'

const site = z.string().refine(isSite, SITE_RULE)
const email = z.email(EMAIL_RULE).refine((text) => !NOWHERE.test(text), EMAIL_RULE)
const siteList = sitesSchema.shape.families.unwrap().element.extend({ url: site }).array().max(12).default([])

/**
 * The operator's file: what is said of the operator, and sites outside. Addresses in it must be such that somebody can
 * be reached there.
 */
const FILE = z.strictObject({
  operator: operatorSchema.extend({
    email: email.optional(),
    informationOfficer: operatorSchema.shape.informationOfficer.unwrap().extend({ email: email.optional() }).optional(),
  }),
  sites: sitesSchema
    .extend({
      families: siteList,
      academy: siteList,
      academyAbout: site.optional(),
      dashboard: site.optional(),
      teachers: site.optional(),
      declineSearch: site.optional(),
    })
    .optional(),
})

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (fault) {
    throw new StartError(
      fault instanceof SyntaxError
        ? `The operator's file ${file} (FUNDA_OPERATOR) is not JSON: ${fault.message}.`
        : `The operator's file ${file} (FUNDA_OPERATOR) can't be read.`,
    )
  }
}

const sayIssue = (file: string, { path: place, code, message, ...rest }: z.core.$ZodIssue): string =>
  code === 'unrecognized_keys'
    ? `The operator's file ${file} has unknown fields: ${'keys' in rest ? rest.keys.join(', ') : ''}.`
    : `The operator's file ${file}: ${place.join('.') || 'the whole'} ${message.startsWith('must') ? message : `is wrong (${message})`}.`

const declineSearch = (): string => (readJson(path.join(CONTENT, 'decline-search.json')) as { url: string }).url

/** Reads the sample that stands in where no operator is set; nobody can mistake it for somebody. */
function readSample(isProduction: boolean): OperatorState {
  const { operator } = readJson(path.join(CONTENT, 'operator-sample.json')) as Pick<OperatorState, 'operator'>
  return {
    operator: isProduction ? {} : operator,
    sites: { families: [], academy: [], declineSearch: declineSearch() },
    isSample: !isProduction,
    takesChildren: !isProduction,
  }
}

const NO_CHILDREN = "Children's accounts can't be made until then: a consent without a responsible party is void."

/**
 * Reads the operator from the file that FUNDA_OPERATOR names. Without a file, development shows a marked sample and
 * production shows nobody. @returns the operator for pages, and a sentence for each missing thing
 */
export function readOperator(
  file: string | undefined,
  isProduction: boolean,
): { state: OperatorState; warnings: string[] } {
  if (file === undefined) {
    const shown = isProduction
      ? `No page or email can say who is responsible. ${NO_CHILDREN}`
      : 'Pages and emails show a sample, and nobody runs this server yet.'
    return { state: readSample(isProduction), warnings: [`No operator is set (FUNDA_OPERATOR). ${shown}`] }
  }
  const result = FILE.safeParse(readJson(file))
  if (!result.success) throw new StartError(result.error.issues.map((issue) => sayIssue(file, issue)).join('\n'))
  const { operator, sites } = result.data
  const missing = missingFields(operator)
  const takesChildren = missing.length === 0 || !isProduction
  return {
    state: {
      operator,
      isSample: false,
      takesChildren,
      sites: { families: [], academy: [], ...sites, declineSearch: sites?.declineSearch ?? declineSearch() },
    },
    warnings:
      missing.length === 0
        ? []
        : [`The operator's file ${file} lacks ${missing.join(', ')}.${takesChildren ? '' : ` ${NO_CHILDREN}`}`],
  }
}
