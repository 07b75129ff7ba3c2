import type { Product } from '@sufra/shared/contracts/product'

type Key = Pick<Product, 'id' | 'serviceProviderId'>

/** Returns the address of the editor for this product (specification#screens). */
export const editPath = ({ id, serviceProviderId }: Key): string =>
  `/menus/new-meal?id=${id}&serviceProviderId=${serviceProviderId}`

/** Returns the address of the editor for a new product that starts as a copy of this one. */
export const copyPath = ({ id, serviceProviderId }: Key): string =>
  `/menus/new-meal?copyOf=${id}&serviceProviderId=${serviceProviderId}`
