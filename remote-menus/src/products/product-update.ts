import type { Product, ProductInput } from '@sufra/shared/contracts/product'
import { attachedImage, fileFromUrl } from './product-image.ts'

const DEFAULT_INDEX = 12

/** Modifiers are sent only when both of their names are filled (specification#products). */
export const hasBothNames = ({ name }: Pick<Product['modifiers'][number], 'name'>): boolean =>
  name.en.trim() !== '' && name.ar.trim() !== ''

/** 12 where a product has no place of its own. */
export const indexOf = (product: Pick<Product, 'index'> | undefined): number =>
  product && product.index > 0 ? product.index : DEFAULT_INDEX

/** The whole product as it is, with its visibility turned round. A missing price stays missing: 35 is only shown. */
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
  /** The stored picture could not be fetched; the update goes without it and the server keeps what it has. */
  isImageMissing: boolean
}

const partsOf = (input: ProductInput, file: File | null): FormData => {
  const form = new FormData()
  form.append('JsonProduct', JSON.stringify(input))
  if (file) form.append('File', file)
  return form
}

/**
 * The form of an update that leaves the picture as it is (specification#products): `JsonProduct` as text and, where the
 * server has no copy of the picture, `File`.
 */
export const updateForm = (input: ProductInput): FormData =>
  partsOf(input, attachedImage(input.imageUrl ?? null))

/** The form of an edited product. The picture is a chosen file, an address that is fetched and attached, or none. */
export const productForm = async (
  input: ProductInput,
  picture: File | string | null,
): Promise<UpdateForm> => {
  const file = typeof picture === 'string' ? await fileFromUrl(picture) : picture
  return { form: partsOf(input, file), isImageMissing: picture !== null && file === null }
}
