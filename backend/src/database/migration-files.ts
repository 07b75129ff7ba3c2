import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

export interface Migration {
  /** such as `0064_plain-table-names` */
  tag: string
  number: number
  /** identifies the migration in the database's own list */
  when: number
  sql: string
}

/** Returns the migrations of this version, oldest first. */
export const readMigrations = (): Migration[] => {
  const journal = readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')
  return Journal.parse(JSON.parse(journal)).entries.map(({ tag, when }) => ({
    tag,
    number: Number(tag.slice(0, 4)),
    when,
    sql: readFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8'),
  }))
}
