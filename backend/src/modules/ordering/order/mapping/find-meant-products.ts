import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { findOrderedProducts } from '#src/modules/catalogue/catalogue.ts'
import type { OrderedProduct } from '#src/modules/catalogue/catalogue.ts'
import { findMapped } from './product-mapping.repository.ts'
import type { ForeignLine } from './product-mapping.repository.ts'

/**
 * The products that platforms' lines mean, in the order asked: as the menu names them, or else as somebody said once that this
 * platform means them. Undefined for what nobody knows.
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
