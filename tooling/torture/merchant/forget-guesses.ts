import { query } from '../instance/database.ts'
import type { Instance } from '../instance/instance.ts'

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_name ~ '(login_|one_time_code)'`

/** Deletes recorded login attempts and one-time codes, so that the next attack starts from the same state. */
export const forgetGuesses = async (instance: Instance): Promise<void> => {
  for (const { name } of await query<{ name: string }>(instance, TABLES))
    await query(instance, `delete from "${name}"`)
}
