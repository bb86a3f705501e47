/** A site outside Funda that belongs to its operator's work. */
export type Site = { name: string; url: string }

/** Somebody who works with people's data on the operator's behalf, in the operator's own words. */
export type Processor = { name: string; purpose: string; country: string }

/** Operator of this server, responsible for people's data (POPIA, section 1: the responsible party). */
export type Operator = {
  name?: string | undefined
  /** Legal form, with a registration number if there is one. */
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

/** Addresses outside Funda; unnamed ones aren't shown. */
export type Sites = {
  families: readonly Site[]
  academy: readonly Site[]
  academyAbout?: string | undefined
  dashboard?: string | undefined
  teachers?: string | undefined
  /** The search that declined terms lead to. */
  declineSearch: string
}

/** Fields of the operator that a notice needs (POPIA, section 18), by path in the operator's file. */
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
 * Parts of the notice before any personal data is stored (POPIA, section 18 (1)). Pages mark each part by name, and a
 * test looks for all.
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

/** Rights over one's own data, in the notice's order. */
export const DATA_RIGHTS = ['see', 'copy', 'correct', 'delete', 'withdraw', 'object', 'complain'] as const

/** Retention rules shown to a guardian before consent; the privacy page has the whole list. */
export const CHILD_NOTICE_RULES = [
  'account',
  'progress',
  'answer',
  'chat-of-minors',
  'security',
  'unused-child',
] as const
