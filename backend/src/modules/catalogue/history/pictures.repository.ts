import { sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { imageUrl } from '#src/modules/infrastructure/infrastructure.ts'

/**
 * Returns those of the pictures that a menu shows or can show again: of products and categories including
 * deleted ones, of their earlier versions, and of the platforms' menus.
 */
export const picturesAmong = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const asked = sql`${sql.param(keys)}::text[]`
  const addresses = sql`${sql.param(keys.map(imageUrl))}::text[]`
  const { rows } = await db.execute<{ key: string }>(sql`
    select image_key as key from product where image_key = any(${asked})
    union select image_key from category where image_key = any(${asked})
    union select before ->> 'image_key' from menu_revision where before ->> 'image_key' = any(${asked})
    union select after ->> 'image_key' from menu_revision where after ->> 'image_key' = any(${asked})
    union
    select substring(item ->> 'imageUrl' from '/images/([0-9a-f]+)')
    from menu_publication, jsonb_array_elements(menu -> 'items') as item
    where item ->> 'imageUrl' = any(${addresses})`)
  return rows.map(({ key }) => key)
}
