/** A site outside Funda that belongs to its operator's work. */
export type Site = { name: string; url: string }

/** Somebody who works with people's data on the operator's behalf, in the operator's own words. */
export type Processor = { name: string; purpose: string; country: string }

/** Who runs this server and is responsible for what it keeps of people (POPIA, section 1: the responsible party). */
export type Operator = {
  name?: string | undefined
  /** What it is in law, with its registration number if it has one. */
  legalForm?: string | undefined
  postalAddress?: string | undefined
  physicalAddress?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  informationOfficer?: { name?: string | undefined; email?: string | undefined; phone?: string | undefined } | undefined
  /** The country and place where the data lies. */
  dataPlace?: string | undefined
  /** An empty list says that there is none; without a list it is unknown. */
  processors?: readonly Processor[] | undefined
}

/** Addresses outside Funda. What the operator doesn't name isn't shown. */
export type Sites = {
  families: readonly Site[]
  academy: readonly Site[]
  academyAbout?: string | undefined
  dashboard?: string | undefined
  teachers?: string | undefined
  /** The search that declined terms lead to. */
  declineSearch: string
}

/** What a notice must say of the operator (POPIA, section 18), by the path in the operator's file. */
export const OPERATOR_FIELDS = [
  'name',
  'legalForm',
  'postalAddress',
  'physicalAddress',
  'phone',
  'email',
  'informationOfficer.name',
  'informationOfficer.email',
  'informationOfficer.phone',
  'dataPlace',
  'processors',
] as const

export type OperatorField = (typeof OPERATOR_FIELDS)[number]

function valueOf({ informationOfficer: officer, ...own }: Operator, field: OperatorField): unknown {
  switch (field) {
    case 'informationOfficer.name':
      return officer?.name
    case 'informationOfficer.email':
      return officer?.email
    case 'informationOfficer.phone':
      return officer?.phone
    default:
      return own[field]
  }
}

/** Lists what the operator has not said yet. */
export const missingFields = (operator: Operator): OperatorField[] =>
  OPERATOR_FIELDS.filter((field) => valueOf(operator, field) === undefined)

/**
 * What a notice says before anything personal is kept (POPIA, section 18 (1)); pages mark each part with its name, and
 * a test looks for all of them.
 */
export const NOTICE_ITEMS = [
  'responsible',
  'officer',
  'collected',
  'source',
  'purpose',
  'voluntary',
  'consequence',
  'law',
  'place',
  'recipients',
  'retention',
  'rights',
  'complaint',
] as const

/** What people can do about their own data, in the order of the notice. */
export const DATA_RIGHTS = ['see', 'copy', 'correct', 'delete', 'withdraw', 'object', 'complain'] as const

/** Rules of the retention list that a guardian is told of before consent; the whole list is on the page about privacy. */
export const CHILD_NOTICE_RULES = [
  'account',
  'progress',
  'answer',
  'chat-of-minors',
  'security',
  'unused-child',
] as const
