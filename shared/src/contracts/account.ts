import { z } from 'zod'
import { BothNames, CityKey, CompanyNumber, Email, Mobile, OptionalName, VatNumber } from './fields.ts'
import { AccountStatus } from './merchant.ts'
import { Id, LocalizedText, PageQuery, pageOf } from './wire.ts'

/** A kind of business: restaurant, café, bakery, shop … */
export const BusinessType = z.object({ id: Id, name: LocalizedText, icon: z.string(), index: z.int() })
export type BusinessType = z.infer<typeof BusinessType>
export const BusinessTypePage = pageOf(BusinessType)
export const BusinessTypeRequest = z.strictObject({
  name: BothNames,
  icon: z.string().regex(/^[a-z][a-z-]{1,39}$/),
  index: z.int().min(1).max(1_000_000).default(12),
})
export type BusinessTypeRequest = z.input<typeof BusinessTypeRequest>
export const BusinessTypeUpdateRequest = BusinessTypeRequest.extend({ id: Id })
export type BusinessTypeUpdateRequest = z.input<typeof BusinessTypeUpdateRequest>
export const BusinessTypeListQuery = PageQuery.extend({ Search: z.string().max(200).optional() })

/** A merchant company as its own Admin sees it. */
export const Account = z.object({
  id: Id,
  name: LocalizedText,
  legalName: z.string().nullable().describe('as registered, in Arabic'),
  legalNameEn: z.string().nullable(),
  crNumber: z.string().nullable(),
  unifiedNumber: z.string().nullable(),
  vatNumber: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  typeId: Id.nullable(),
  city: z.string().nullable(),
  nationalAddress: z.string().nullable(),
  status: AccountStatus,
})
export type Account = z.infer<typeof Account>

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullish()

/** The first digit of `companyNumber` tells a unified number from a CR. A full update: absent means empty. */
export const AccountUpdateRequest = z.strictObject({
  id: Id,
  name: BothNames,
  legalName: OptionalName,
  legalNameEn: OptionalName,
  companyNumber: CompanyNumber,
  vatNumber: optional(VatNumber),
  phone: Mobile,
  email: optional(Email),
  typeId: Id,
  city: CityKey,
  nationalAddress: optional(z.string().trim().max(300)),
})
export type AccountUpdateRequest = z.input<typeof AccountUpdateRequest>

/** Open setup step before the first order, for the dashboard. */
export const SetupItem = z.object({
  key: z.enum(['menu', 'platform', 'team', 'logo', 'vatNumber']),
  isDone: z.boolean(),
})
export type SetupItem = z.infer<typeof SetupItem>
export const SetupList = z.object({ items: z.array(SetupItem) })
export type SetupList = z.infer<typeof SetupList>
