import type { Product, ProductInput } from '@sufra/shared/contracts/product'
import { imagePart } from './product-image.ts'

const DEFAULT_INDEX = 12

const hasBothNames = ({ name }: Product['modifiers'][number]): boolean =>
  name.en.trim() !== '' && name.ar.trim() !== ''

/** The whole product as it is, with its visibility turned round. A missing price stays missing: 35 is only shown. */
export const withVisibilityFlipped = (product: Product): ProductInput => ({
  id: product.id,
  name: product.name,
  description: product.description,
  imageUrl: product.imageUrl,
  price: product.price,
  categoryId: product.categoryId,
  index: product.index > 0 ? product.index : DEFAULT_INDEX,
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

/** The two parts of the form (specification#products): `JsonProduct` as text and `File`. */
export const updateForm = async (input: ProductInput): Promise<UpdateForm> => {
  const form = new FormData()
  form.append('JsonProduct', JSON.stringify(input))
  const file = await imagePart(input.imageUrl ?? null)
  if (file) form.append('File', file)
  return { form, isImageMissing: file === null }
}
