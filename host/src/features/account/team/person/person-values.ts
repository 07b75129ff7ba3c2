import type { TeamMember } from '@sufra/shared/contracts/user'
import type { Audience } from '../team.queries.ts'

export const OPERATOR_ROLE_ID = 1
/** A new person starts with little: nobody becomes an Admin by a forgotten choice. */
export const CASHIER_ROLE_ID = 4

/** What the form of a person holds; the requests are made of it. */
export interface PersonValues {
  name: string
  email: string
  phone: string
  /** Whether the operator invites one of their own or somebody for a merchant. */
  side: 'merchant' | 'operator'
  accountId: number | null
  roleId: number
  reach: 'all' | 'chosen'
  branchIds: number[]
  lang: 'ar' | 'en'
}

interface NewPerson extends Pick<PersonValues, 'lang'> {
  audience: Audience
  /** A person who is limited to some branches cannot give all of them. */
  isLimited: boolean
}

export const newPerson = ({ audience, isLimited, lang }: NewPerson): PersonValues => ({
  name: '',
  email: '',
  phone: '',
  side: audience === 'operator' ? 'operator' : 'merchant',
  accountId: null,
  roleId: CASHIER_ROLE_ID,
  reach: isLimited ? 'chosen' : 'all',
  branchIds: [],
  lang,
})

export const valuesOf = (person: TeamMember, lang: PersonValues['lang']): PersonValues => ({
  name: person.name,
  email: person.email,
  phone: person.phone ?? '',
  side: person.role === 'SuperAdmin' ? 'operator' : 'merchant',
  accountId: person.accountId,
  roleId: person.roleId,
  reach: person.branchIds.length > 0 ? 'chosen' : 'all',
  branchIds: person.branchIds,
  lang,
})

const branchesOf = ({ reach, branchIds }: PersonValues) => (reach === 'all' ? [] : branchIds)

const givenTo = (values: PersonValues) =>
  values.side === 'operator'
    ? { roleId: OPERATOR_ROLE_ID, branchIds: [] }
    : { roleId: values.roleId, branchIds: branchesOf(values) }

/** What the contract checks: to the server no branches mean all of them, so "chosen, but none" must not pass as that. */
export const withChoice = <Request extends { branchIds: number[] }>(
  request: Request,
  { side, reach }: PersonValues,
) =>
  side === 'merchant' && reach === 'chosen' && request.branchIds.length === 0
    ? { ...request, branchIds: null }
    : request

/** `UserAddRequest` of the form; not one yet while something is missing. */
export const inviteRequest = (audience: Audience, values: PersonValues) => ({
  name: values.name,
  email: values.email,
  phone: values.phone,
  lang: values.lang,
  ...givenTo(values),
  ...(audience === 'operator' && values.side === 'merchant' ? { accountId: values.accountId } : {}),
})

/** `UserUpdateRequest` of the form. */
export const updateRequest = (id: number, values: PersonValues) => ({
  id,
  name: values.name,
  phone: values.phone,
  ...givenTo(values),
})
