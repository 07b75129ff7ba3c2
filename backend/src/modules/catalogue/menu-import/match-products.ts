import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { StoredProduct } from './menu-import.repository.ts'
import type { Row } from './read-row.ts'

interface Match {
  row: Row
  /** undefined: the row is a new product */
  product: StoredProduct | undefined
}

const keyOf = (text: string): string => searchKey(text).trim()

// The names of a row or of a product, each with its language: كبسة in the one is not "كبسة" in the other.
const nameKeys = ({ ar, en }: { ar: string; en: string }): string[] =>
  [ar && `ar:${keyOf(ar)}`, en && `en:${keyOf(en)}`].filter(Boolean)

const indexed = (
  products: readonly StoredProduct[],
  keys: (product: StoredProduct) => string[],
): Map<string, StoredProduct[]> => {
  const index = new Map<string, StoredProduct[]>()
  for (const product of products)
    for (const key of keys(product)) index.set(key, [...(index.get(key) ?? []), product])
  return index
}

/** Finds for each row the product that it is about: by its number, else by a name that one product alone has. */
export const matchProducts = (rows: readonly Row[], products: readonly StoredProduct[]): Match[] => {
  const bySku = indexed(products, ({ sku }) => (sku ? [sku] : []))
  const byName = indexed(products, ({ name }) => nameKeys(readLocalized(name)))
  const taken = new Map<string, number>()

  // A second row for the same would be written over the first, or stand beside it.
  const take = (row: Row, key: string) => {
    const first = taken.get(key)
    if (first === undefined) taken.set(key, row.number)
    else row.faults.push({ row: row.number, field: null, code: `import_same_as_row:${first}` })
  }

  const named = ({ values }: Row): StoredProduct[] => {
    const keys = nameKeys({ ar: values.nameAr ?? '', en: values.nameEn ?? '' })
    const found = [...new Set(keys.flatMap(key => byName.get(key) ?? []))]
    // A number that no product has yet may only be given to one that has none.
    return values.sku ? found.filter(({ sku }) => sku === null) : found
  }

  return rows.map(row => {
    const { sku } = row.values
    const [numbered] = sku ? (bySku.get(sku) ?? []) : []
    const candidates = numbered ? [numbered] : named(row)
    const [product] = candidates
    if (candidates.length > 1)
      row.faults.push({
        row: row.number,
        field: sku === undefined ? null : 'sku',
        code: 'import_many_of_this_name',
      })
    else if (product) take(row, `#${product.id}`)
    else {
      const { nameAr = '', nameEn = '' } = row.values
      take(row, sku ? `sku:${sku}` : nameKeys({ ar: nameAr, en: nameEn }).join('|'))
    }
    return { row, product }
  })
}
