import type { TeamMember } from '@sufra/shared/contracts/user'
import type { TeamScope } from '../team.queries.ts'

export const OPERATOR_ROLE_ID = 1
/** Default role of a new person: nobody becomes an Admin by a forgotten choice. */
export const CASHIER_ROLE_ID = 4

/** Values of the form of a person. */
export interface PersonValues {
  name: string
  email: string
  phone: string
  /** The operator invites a colleague or a merchant's person. */
  side: 'merchant' | 'operator'
  accountId: number | null
  roleId: number
  reach: 'all' | 'chosen'
  branchIds: number[]
  lang: 'ar' | 'en'
}

interface NewPerson extends Pick<PersonValues, 'lang'> {
  audience: TeamScope
  /** A person limited to some branches cannot grant all. */
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

/** Makes "some branches, but none" invalid for the contract: to the server an empty list means all branches. */
export const withChoice = <Request extends { branchIds: number[] }>(
  request: Request,
  { side, reach }: PersonValues,
) =>
  side === 'merchant' && reach === 'chosen' && request.branchIds.length === 0
    ? { ...request, branchIds: null }
    : request

/** Returns the form's `UserAddRequest`; invalid while a field is missing. */
export const inviteRequest = (audience: TeamScope, values: PersonValues) => ({
  name: values.name,
  email: values.email,
  phone: values.phone,
  lang: values.lang,
  ...givenTo(values),
  ...(audience === 'operator' && values.side === 'merchant' ? { accountId: values.accountId } : {}),
})

/** Returns the form's `UserUpdateRequest`. */
export const updateRequest = (id: number, values: PersonValues) => ({
  id,
  name: values.name,
  phone: values.phone,
  ...givenTo(values),
})
