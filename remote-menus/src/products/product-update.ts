import type { Product, ProductInput } from '@sufra/shared/contracts/product'
import { attachedImage, fileFromUrl } from './product-image.ts'

const DEFAULT_INDEX = 12

/** Returns true if both names are filled; other modifiers are not sent (specification#products). */
export const hasBothNames = ({ name }: Pick<Product['modifiers'][number], 'name'>): boolean =>
  name.en.trim() !== '' && name.ar.trim() !== ''

/** Returns the product's index, or 12 if it has none. */
export const indexOf = (product: Pick<Product, 'index'> | undefined): number =>
  product && product.index > 0 ? product.index : DEFAULT_INDEX

/** Returns the whole product with inverted visibility. A missing price stays missing: 35 is only displayed. */
export const withVisibilityFlipped = (product: Product): ProductInput => ({
  id: product.id,
  name: product.name,
  description: product.description,
  imageUrl: product.imageUrl,
  price: product.price,
  categoryId: product.categoryId,
  index: indexOf(product),
  calories: product.calories,
  isVisible: !product.isVisible,
  choicesIds: product.choicesIds,
  serviceProviderId: product.serviceProviderId,
  excludeBranchesIds: product.excludeBranchesIds,
  modifiers: product.modifiers.filter(hasBothNames),
  rowVersion: product.rowVersion,
})

export interface UpdateForm {
  form: FormData
  /** The stored picture could not be fetched. The update omits it and the server keeps its picture. */
  isImageMissing: boolean
}

const partsOf = (input: ProductInput, file: File | null): FormData => {
  const form = new FormData()
  form.append('JsonProduct', JSON.stringify(input))
  if (file) form.append('File', file)
  return form
}

/**
 * Returns the form of an update that keeps the picture (specification#products): `JsonProduct` as text and, if the
 * server has no copy of the picture, `File`.
 */
export const updateForm = (input: ProductInput): FormData =>
  partsOf(input, attachedImage(input.imageUrl ?? null))

/** Returns the form of an edited product. The picture is a chosen file, an address to fetch and attach, or none. */
export const productForm = async (
  input: ProductInput,
  picture: File | string | null,
): Promise<UpdateForm> => {
  const file = typeof picture === 'string' ? await fileFromUrl(picture) : picture
  return { form: partsOf(input, file), isImageMissing: picture !== null && file === null }
}
