import type { Db, Scope } from '#src/database/database.ts'
import { choicesOf } from '#src/modules/catalogue/choice/choice.service.ts'
import { sizesOf } from '#src/modules/catalogue/size/size.service.ts'
import type { BrandKey } from './bulk.repository.ts'
import { updateProduct } from './product.repository.ts'
import type { ProductRow } from './product.repository.ts'

/** Removes deleted choices and sizes from restored products. Returns the number of changed products. */
export const dropGoneLinks = async (
  db: Db,
  { scope, brand, rows }: { scope: Scope; brand: BrandKey; rows: readonly ProductRow[] },
): Promise<number> => {
  const { serviceProviderId } = brand
  const choiceIds = [...new Set(rows.flatMap(({ choicesIds }) => choicesIds))]
  const sizeIds = [...new Set(rows.flatMap(({ sizes }) => sizes.map(({ sizeId }) => sizeId)))]
  const choices = await choicesOf(db, { scope, serviceProviderId, ids: choiceIds })
  const known = await sizesOf(db, { scope, serviceProviderId, ids: sizeIds })
  let dropped = 0
  for (const { id, ...row } of rows) {
    const choicesIds = row.choicesIds.filter(choiceId => choices.has(choiceId))
    const sizes = row.sizes.filter(({ sizeId }) => known.has(sizeId))
    const gone = row.choicesIds.length - choicesIds.length + row.sizes.length - sizes.length
    if (gone > 0) await updateProduct(db, { scope, id, serviceProviderId }, { choicesIds, sizes })
    dropped += gone
  }
  return dropped
}
