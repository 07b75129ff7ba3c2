import { z } from 'zod'
import { Allergen, CaffeinePer } from './food-facts.ts'
import { GroupFaultCode } from './modifier-group.ts'
import { SaleHours } from './sale-hours.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryBoolean, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

/** Options of a dish: customers choose `min` to `max`. Option prices are added to the dish's price. */
export const ChannelModifierGroup = z.object({
  id: z.string(),
  name: LocalizedText,
  min: z.int(),
  max: z.int(),
  isRequired: z.boolean(),
  options: z.array(
    z.object({
      optionId: z.int().describe('id within the dish'),
      name: LocalizedText,
      price: z.number(),
      isAvailable: z.boolean(),
    }),
  ),
})
export type ChannelModifierGroup = z.infer<typeof ChannelModifierGroup>

/** One dish as one platform is to show it. `branchPrices` names the branches that differ. */
export const ChannelMenuItem = z.object({
  productId: Id,
  categoryId: Id,
  sku: z.string().nullable().describe('code that orders use'),
  name: LocalizedText,
  description: LocalizedText.nullable(),
  imageUrl: z.string().nullable(),
  price: z.number().nullable(),
  sizes: z.array(z.object({ sizeId: Id, price: z.number() })).describe('replace `price` if present'),
  modifierGroups: z.array(ChannelModifierGroup),
  branchPrices: z.array(z.object({ branchId: Id, price: z.number() })),
  isAvailable: z.boolean(),
  excludeBranchesIds: z.array(Id),
  schedules: z.array(SaleHours).describe('sold only when all schedules apply'),
  calories: z.int().nullable(),
  sodiumMg: z.int().nullable(),
  caffeineMg: z.int().nullable(),
  caffeinePer: CaffeinePer.nullable(),
  allergens: z.array(Allergen).nullable(),
})
export type ChannelMenuItem = z.infer<typeof ChannelMenuItem>

/** The menu of one brand as one platform is to show it. */
export const ChannelMenu = z.object({
  categories: z.array(z.object({ id: Id, name: LocalizedText, index: z.int() })),
  items: z.array(ChannelMenuItem),
})
export type ChannelMenu = z.infer<typeof ChannelMenu>

/** A platform's error about one dish of a menu, or about the whole menu when `productId` is null. */
export const PublicationComplaint = z.object({
  productId: Id.nullable(),
  code: z.string(),
  message: z.string(),
})
export type PublicationComplaint = z.infer<typeof PublicationComplaint>

export const PublicationState = z.enum(['Queued', 'Sending', 'Online', 'Failed'])
export type PublicationState = z.infer<typeof PublicationState>

/** One menu on its way to one platform. While it is `Sending`, complaints say why it had to be tried again. */
export const Publication = z.object({
  id: Id,
  serviceProviderId: Id,
  channelId: Id,
  state: PublicationState,
  itemCount: z.int(),
  complaints: z.array(PublicationComplaint),
  createdAt: Instant,
  endedAt: Instant.nullable(),
})
export type Publication = z.infer<typeof Publication>
export const PublicationPage = pageOf(Publication)
export type PublicationPage = z.infer<typeof PublicationPage>

export const PublicationListQuery = PageQuery.extend({ ServiceProviderId: QueryId })

export const PublicationRequest = z.strictObject({
  serviceProviderId: Id,
  channelIds: z
    .array(Id)
    .min(1)
    .max(20)
    .refine(ids => new Set(ids).size === ids.length, { error: 'given_twice' }),
})
export type PublicationRequest = z.input<typeof PublicationRequest>
export const PublicationAnswer = z.object({ publications: z.array(Publication) })

/** One thing that differs inside of a dish, as it was and as it becomes: a name, a price, limits ("1–3"), "true" or "false". */
export const MenuDiffDetail = z.object({
  of: z.enum(['category', 'group', 'option']),
  name: LocalizedText,
  what: z.enum(['name', 'price', 'limits', 'availability', 'added', 'removed']),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type MenuDiffDetail = z.infer<typeof MenuDiffDetail>

/** Difference between a dish on the platform now and after the next publication. */
export const MenuDiffRow = z.object({
  productId: Id,
  name: LocalizedText,
  change: z.enum(['new', 'changed', 'gone', 'same']),
  housePrice: z.number().nullable(),
  price: z.number().nullable().describe('price at the platform; null if removed'),
  publishedPrice: z.number().nullable().describe('current price at the platform; null if new'),
  publishedName: LocalizedText.nullable(),
  leftOver: z.number().nullable().describe('SAR of `price` after the commission'),
  fields: z.array(ChannelMenuItem.keyof()).describe('changed fields'),
  details: z.array(MenuDiffDetail).describe('changes of its category’s name and its groups'),
})
export type MenuDiffRow = z.infer<typeof MenuDiffRow>

/** A group of options with an error; a choice is shared with other dishes and changed at its own place. */
export const FaultyGroup = z.object({
  kind: z.enum(['modifier', 'choice']),
  id: z.int(),
  name: LocalizedText,
  code: GroupFaultCode,
})
export type FaultyGroup = z.infer<typeof FaultyGroup>

/**
 * Problem of dishes before publication. A blocking problem excludes its dishes. An `unsellable` dish is sent as
 * unavailable. The merchant must add missing facts. An `impossible_group` requires more choices than it offers.
 */
export const MenuProblem = z.object({
  code: z.enum([
    'no_price',
    'no_name',
    'no_category',
    'impossible_group',
    'faulty_group',
    'unsellable',
    'missing_facts',
  ]),
  language: z.enum(['ar', 'en']).nullable().describe('language of the missing name'),
  isBlocking: z.boolean(),
  dishes: z.array(
    z.object({
      productId: Id,
      name: LocalizedText,
      groups: z.array(FaultyGroup).optional().describe('groups with a problem'),
    }),
  ),
})
export type MenuProblem = z.infer<typeof MenuProblem>

export const ChannelDiff = z.object({
  channelId: Id,
  publishedAt: Instant.nullable().describe('null if no menu was published'),
  counts: z.object({ new: z.int(), changed: z.int(), gone: z.int(), same: z.int() }),
  problems: z.array(MenuProblem),
  rows: z.array(MenuDiffRow).describe('menu order, removed rows last'),
})
export type ChannelDiff = z.infer<typeof ChannelDiff>

/** Counts are of all platforms; rows of the named one, or (0) of all. */
export const MenuDiffQuery = z.object({
  ServiceProviderId: QueryId,
  ChannelId: QueryIdOrAll.default(0),
  OnlyDifferences: QueryBoolean.default(false),
})
export const MenuDiff = z.object({ channels: z.array(ChannelDiff) })
export type MenuDiff = z.infer<typeof MenuDiff>
