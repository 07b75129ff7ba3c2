import type { ChannelMenu } from '@sufra/shared/contracts/publication'

/** The menu of one shop, with the branch's prices and exclusions applied. */
export interface StoreMenu {
  categories: { categoryId: number; name: string; index: number }[]
  items: Omit<ChannelMenu['items'][number], 'branchPrices' | 'excludeBranchesIds'>[]
}

/** Returns the menu of a brand as one branch shows it. */
export const menuOfBranch = ({ categories, items }: ChannelMenu, branchId: number): StoreMenu => ({
  categories: categories.map(({ id, name, index }) => ({ categoryId: id, name, index })),
  items: items.map(({ branchPrices, excludeBranchesIds, ...item }) => ({
    ...item,
    price: branchPrices.find(place => place.branchId === branchId)?.price ?? item.price,
    isAvailable: item.isAvailable && !excludeBranchesIds.includes(branchId),
  })),
})
