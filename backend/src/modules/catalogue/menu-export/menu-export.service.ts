import type { z } from 'zod'
import { MENU_COLUMNS, MENU_FIELDS } from '@sufra/shared/contracts/menu-columns'
import type { ExportQuery, ExportRequest } from '@sufra/shared/contracts/menu-import'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { searchKeysOf } from '#src/modules/catalogue/search-words/search-words.service.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/merchants.ts'
import { listProducts } from '#src/modules/catalogue/product/product.service.ts'
import type { ProductFilter, ProductRow } from '#src/modules/catalogue/product/product.service.ts'
import {
  menuChoices,
  menuSizes,
  namedOf,
  writeCells,
} from '#src/modules/catalogue/menu-import/menu-import.service.ts'
import type { Names } from '#src/modules/catalogue/menu-import/menu-import.service.ts'
import { mapYielding } from '#src/routing/map-yielding.ts'
import { categoryNames } from './menu-export.repository.ts'
import { EXAMPLES } from './template-rows.ts'
import { writeSheet } from './write-sheet.ts'
import type { Cell } from './write-sheet.ts'

type Language = 'ar' | 'en'
type Format = 'xlsx' | 'csv'

/** Upper bound that no menu reaches. */
const MOST_ROWS = 10_000
const NOTHING = { ar: '', en: '' }

const headingsIn = (language: Language): string[] => MENU_FIELDS.map(field => MENU_COLUMNS[field][language])

const rowOf = (product: ProductRow, { category, names }: { category: string; names: Names }): Cell[] => {
  const { sizes, modifiers } = writeCells(product, names)
  const name = readLocalized(product.name)
  const description = product.description === null ? NOTHING : readLocalized(product.description)
  return [
    product.sku,
    name.ar,
    name.en,
    description.ar,
    description.en,
    category,
    product.price,
    sizes || null,
    modifiers || null,
    product.calories,
    product.sodiumMg,
    product.caffeineMg,
    product.caffeinePer,
    product.allergens && (product.allergens.join(', ') || 'none'),
    product.isVisible ? 'yes' : 'no',
    product.index,
    // The column for a file name stays empty, because stored pictures have no meaningful name.
    null,
  ]
}

const namesOf = async (
  db: Db,
  menu: { scope: Scope; serviceProviderId: number },
  language: Language,
): Promise<Names> => {
  const sizes = new Map(namedOf(await menuSizes(db, menu)).map(({ id, name }) => [id, name]))
  const choices = new Map(namedOf(await menuChoices(db, menu)).map(({ id, name }) => [id, name]))
  return { language, size: id => sizes.get(id), choice: id => choices.get(id) }
}

type Wanted = Omit<ProductFilter, 'scope'>

export const createMenuExportService = ({ database }: Pick<Foundation, 'database'>) => {
  const rowsOf = (
    scope: Scope,
    wanted: Wanted,
    { language, order }: { language: Language; order: (products: ProductRow[]) => ProductRow[] },
  ): Promise<Cell[][]> =>
    database.run(scope, async db => {
      const menu = { scope, serviceProviderId: wanted.serviceProviderId }
      if ((await ownerOfServiceProvider(db, { scope, id: menu.serviceProviderId })) === undefined)
        throw notFound()
      const categories = await categoryNames(db, menu)
      const names = await namesOf(db, menu, language)
      const products = order(await listProducts(db, { scope, ...wanted }, { limit: MOST_ROWS, offset: 0 }))
      return mapYielding(products, product =>
        rowOf(product, { category: inLanguage(categories.get(product.categoryId) ?? '{}', language), names }),
      )
    })

  return {
    /** Exports the menu, or its filtered part, in menu order. `not_found` for another merchant's brand. */
    menu: async (scope: Scope, query: z.output<typeof ExportQuery>, language: Language): Promise<Buffer> => {
      const wanted = {
        serviceProviderId: query.ServiceProviderId,
        searchKeys: await database.run(scope, db => searchKeysOf(db, scope, query.Name ?? '')),
        categoryId: query.CategoryId,
        isVisible: query.IsVisible,
      }
      const rows = await rowsOf(scope, wanted, { language, order: products => products })
      return writeSheet({ headings: headingsIn(language), rows, format: query.Format, language })
    },

    /** Exports these products in this order, without deleted ones. `not_found` for another merchant's brand. */
    some: async (
      scope: Scope,
      { serviceProviderId, ids, format }: z.output<typeof ExportRequest>,
      language: Language,
    ): Promise<Buffer> => {
      const places = new Map(ids.map((id, place) => [id, place]))
      const place = ({ id }: ProductRow) => places.get(id) ?? 0
      const order = (products: ProductRow[]) => products.toSorted((one, other) => place(one) - place(other))
      const rows = await rowsOf(scope, { serviceProviderId, ids, searchKeys: [] }, { language, order })
      return writeSheet({ headings: headingsIn(language), rows, format, language })
    },

    template: (format: Format, language: Language): Promise<Buffer> =>
      writeSheet({ headings: headingsIn(language), rows: EXAMPLES[language], format, language }),
  }
}
export type MenuExportService = ReturnType<typeof createMenuExportService>
