import type { z } from 'zod'
import { MENU_COLUMNS, MENU_FIELDS } from '@sufra/shared/contracts/menu-columns'
import type { ExportQuery } from '@sufra/shared/contracts/menu-import'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import type { Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { searchKeysOf } from '#src/modules/catalogue/search-words/search-words.service.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/merchants.ts'
import { listProducts } from '#src/modules/catalogue/product/product.service.ts'
import type { ProductRow } from '#src/modules/catalogue/product/product.service.ts'
import { categoryNames } from './menu-export.repository.ts'
import { EXAMPLES } from './template-rows.ts'
import { writeSheet } from './write-sheet.ts'
import type { Cell } from './write-sheet.ts'

type Language = 'ar' | 'en'
type Format = 'xlsx' | 'csv'

/** More than a menu has. */
const MOST_ROWS = 10_000
const NOTHING = { ar: '', en: '' }

const headingsIn = (language: Language): string[] => MENU_FIELDS.map(field => MENU_COLUMNS[field][language])

const rowOf = (product: ProductRow, category: string): Cell[] => {
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
    product.calories,
    product.sodiumMg,
    product.caffeineMg,
    product.allergens && (product.allergens.join(', ') || 'none'),
    product.isVisible ? 'yes' : 'no',
    product.index,
  ]
}

export const createMenuExportService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** The menu, or what of it is filtered, in menu order. A brand that the caller does not have is not found. */
  menu: async (scope: Scope, query: z.output<typeof ExportQuery>, language: Language): Promise<Buffer> => {
    const serviceProviderId = query.ServiceProviderId
    const rows = await database.run(scope, async db => {
      if ((await ownerOfServiceProvider(db, { scope, id: serviceProviderId })) === undefined) throw notFound()
      const names = await categoryNames(db, { scope, serviceProviderId })
      const filter = {
        scope,
        serviceProviderId,
        searchKeys: await searchKeysOf(db, scope, query.Name ?? ''),
        categoryId: query.CategoryId,
        isVisible: query.IsVisible,
      }
      const products = await listProducts(db, filter, { limit: MOST_ROWS, offset: 0 })
      return products.map(product =>
        rowOf(product, inLanguage(names.get(product.categoryId) ?? '{}', language)),
      )
    })
    return writeSheet({ headings: headingsIn(language), rows, format: query.Format, language })
  },

  template: (format: Format, language: Language): Promise<Buffer> =>
    writeSheet({ headings: headingsIn(language), rows: EXAMPLES[language], format, language }),
})
export type MenuExportService = ReturnType<typeof createMenuExportService>
