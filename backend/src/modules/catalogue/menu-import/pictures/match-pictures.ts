import { searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'

/** A stored picture with its original file name. */
export interface SentPicture {
  name: string
  key: string
}

/** A product of the sheet or the menu as a candidate for pictures. */
export interface PictureCandidate {
  sku: string | null
  name: Localized
  /** file name in the sheet */
  file: string | undefined
}

/** The product of a picture, or the message key of the reason for none. */
export interface PictureOutcome<Product> {
  name: string
  product: Product | null
  code: string | null
}

const EXTENSION = /\.[a-z]\w{1,4}$/i

const keyOf = (text: string): string =>
  searchKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const fileKey = (name: string): string => keyOf(name.replace(EXTENSION, ''))

const indexed = <Product>(
  products: readonly Product[],
  keys: (product: Product) => string[],
): Map<string, Product[]> => {
  const index = new Map<string, Product[]>()
  for (const product of products)
    for (const key of new Set(keys(product).filter(Boolean)))
      index.set(key, [...(index.get(key) ?? []), product])
  return index
}

interface Found<Product> {
  picture: SentPicture
  /** rank of the rule that matched, most certain first */
  rank: number
  products: Product[]
}

const finderOf = <Product extends PictureCandidate>(products: readonly Product[]) => {
  const indexes = [
    indexed(products, ({ sku }) => [keyOf(sku ?? '')]),
    indexed(products, ({ name }) => [keyOf(name.en), keyOf(name.ar)]),
    indexed(products, ({ file }) => [fileKey(file ?? '')]),
  ]
  return (picture: SentPicture): Found<Product> => {
    const key = fileKey(picture.name)
    const rank = indexes.findIndex(index => index.has(key))
    return { picture, rank, products: indexes[rank]?.get(key) ?? [] }
  }
}

const BY_FILE = 2

/**
 * Assigns each picture to the product whose SKU equals its file name, otherwise by name in either language,
 * otherwise by the sheet. Names are compared as in searches, without punctuation and extension.
 */
export const matchPictures = <Product extends PictureCandidate>(
  pictures: readonly SentPicture[],
  products: readonly Product[],
): { keys: Map<Product, string>; outcomes: PictureOutcome<Product>[] } => {
  const keys = new Map<Product, string>()
  const find = finderOf(products)
  const outcomes: PictureOutcome<Product>[] = []
  const found = pictures.map(find).toSorted((one, other) => one.rank - other.rank)
  for (const { picture, rank, products: meant } of found) {
    const { name, key } = picture
    const free = meant.filter(product => !keys.has(product))
    const [first] = meant
    const tell = (code: string | null) => outcomes.push({ name, product: first ?? null, code })
    if (!first) tell('import_picture_unmatched')
    else if (meant.length > 1 && rank !== BY_FILE) tell('import_picture_many')
    else if (free.length === 0) tell('import_picture_second')
    else {
      for (const product of free) keys.set(product, key)
      tell(null)
    }
  }
  const missing = pictures.length === 0 ? [] : products.filter(each => each.file && !keys.has(each))
  return {
    keys,
    outcomes: [
      ...outcomes,
      ...missing.map(product => ({ name: product.file ?? '', product, code: 'import_picture_missing' })),
    ],
  }
}
