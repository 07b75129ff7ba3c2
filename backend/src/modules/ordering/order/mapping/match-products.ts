import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { findOrderedProducts } from '#src/modules/catalogue/catalogue.ts'
import type { OrderedProduct } from '#src/modules/catalogue/catalogue.ts'
import { findMapped } from './product-mapping.repository.ts'
import type { ForeignLine } from './product-mapping.repository.ts'

/**
 * Finds the products of platforms' lines, in the same order: by the menu, otherwise by a stored mapping of
 * the platform. Undefined for unknown lines.
 */
export const findMeantProducts = async (
  db: Db,
  accountId: number,
  asked: ForeignLine[],
): Promise<(OrderedProduct | undefined)[]> => {
  const onMenu = asked.length > 0 ? await findOrderedProducts(db, tenant(accountId), asked) : []
  const unknown = asked.filter((_line, position) => !onMenu[position])
  const mapped = await findMapped(db, accountId, unknown)
  return onMenu.map(product => product ?? mapped.shift())
}
