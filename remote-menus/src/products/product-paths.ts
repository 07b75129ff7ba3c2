import type { Product } from '@sufra/shared/contracts/product'

type Key = Pick<Product, 'id' | 'serviceProviderId'>

/** The editor with this product in it (specification#screens). */
export const editPath = ({ id, serviceProviderId }: Key): string =>
  `/menus/new-meal?id=${id}&serviceProviderId=${serviceProviderId}`

/** The editor with a new product that begins as a copy of this one. */
export const copyPath = ({ id, serviceProviderId }: Key): string =>
  `/menus/new-meal?copyOf=${id}&serviceProviderId=${serviceProviderId}`
