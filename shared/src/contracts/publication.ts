import { z } from 'zod'
import { Allergen, CaffeinePer } from './food-facts.ts'
import { Id, LocalizedText } from './wire.ts'

/** One dish as one platform is to show it. `branchPrices` names the branches that differ. */
export const ChannelMenuItem = z.object({
  productId: Id,
  categoryId: Id,
  name: LocalizedText,
  description: LocalizedText.nullable(),
  imageUrl: z.string().nullable(),
  price: z.number().nullable(),
  branchPrices: z.array(z.object({ branchId: Id, price: z.number() })),
  isAvailable: z.boolean(),
  excludeBranchesIds: z.array(Id),
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

/** What a platform says against one dish of a menu, or (without one) against all of it. */
export const PublicationComplaint = z.object({
  productId: Id.nullable(),
  code: z.string(),
  message: z.string(),
})
export type PublicationComplaint = z.infer<typeof PublicationComplaint>
