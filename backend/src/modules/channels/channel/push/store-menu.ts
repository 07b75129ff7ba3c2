import type { ChannelMenu } from '@sufra/shared/contracts/publication'

/** The menu of one shop: what branches differ in is settled. */
export interface StoreMenu {
  categories: ChannelMenu['categories']
  items: Omit<ChannelMenu['items'][number], 'branchPrices' | 'excludeBranchesIds'>[]
}

/** What one branch shows of the menu of its brand. */
export const menuOfBranch = ({ categories, items }: ChannelMenu, branchId: number): StoreMenu => ({
  categories,
  items: items.map(({ branchPrices, excludeBranchesIds, ...item }) => ({
    ...item,
    price: branchPrices.find(place => place.branchId === branchId)?.price ?? item.price,
    isAvailable: item.isAvailable && !excludeBranchesIds.includes(branchId),
  })),
})
