import { readLocalized, searchKey, tidyCode } from '@sufra/shared/contracts/text'
import type { StoredProduct } from './menu-import.repository.ts'
import type { Row } from './read-row.ts'

interface Match {
  row: Row
  /** undefined: the row is a new product */
  product: StoredProduct | undefined
}

const keyOf = (text: string): string => searchKey(text).replace(/\s+/g, ' ').trim()

// Each name with its field's language and that of its letters, because files often have Arabic names under
// "Name".
const nameKeys = ({ ar, en }: { ar: string; en: string }): string[] => {
  const named = [
    { key: 'ar', text: ar },
    { key: 'en', text: en },
    { key: 'ar', text: /\p{Script=Arabic}/u.test(en) ? en : '' },
  ]
  return [...new Set(named.flatMap(({ key, text }) => (text ? [`${key}:${keyOf(text)}`] : [])))]
}

const keysOf = ({ nameAr = '', nameEn = '' }: Row['values']): string[] => nameKeys({ ar: nameAr, en: nameEn })

const indexed = (
  products: readonly StoredProduct[],
  keys: (product: StoredProduct) => string[],
): Map<string, StoredProduct[]> => {
  const index = new Map<string, StoredProduct[]>()
  for (const product of products)
    for (const key of keys(product)) {
      const others = index.get(key)
      if (others) others.push(product)
      else index.set(key, [product])
    }
  return index
}

/** Finds the product of each row: by its SKU, otherwise by a name that only one product has. */
export const matchProducts = (rows: readonly Row[], products: readonly StoredProduct[]): Match[] => {
  const bySku = indexed(products, ({ sku }) => (sku ? [tidyCode(sku)] : []))
  const byName = indexed(products, ({ name }) => nameKeys(readLocalized(name)))
  const taken = new Map<string, number>()
  const skus = new Set(rows.map(({ values }) => values.sku))
  const rowNames = new Map<string, number>()
  for (const key of rows.flatMap(({ values }) => keysOf(values)))
    rowNames.set(key, (rowNames.get(key) ?? 0) + 1)

  // A second row for the same product would overwrite the first or duplicate it.
  const take = (row: Row, key: string) => {
    const first = taken.get(key)
    if (first === undefined) taken.set(key, row.number)
    else row.faults.push({ row: row.number, field: null, code: `import_same_as_row:${first}` })
  }

  const named = ({ values }: Row): StoredProduct[] => {
    const keys = keysOf(values)
    const found = [...new Set(keys.flatMap(key => byName.get(key) ?? []))]
    if (!values.sku) return found
    // An unknown SKU replaces another one only when the name is unambiguous.
    const isOnlyRow = keys.every(key => rowNames.get(key) === 1)
    return found.filter(({ sku }) => sku === null || (isOnlyRow && found.length === 1 && !skus.has(sku)))
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
      take(row, sku ? `sku:${sku}` : keysOf(row.values).join('|'))
    }
    return { row, product }
  })
}
