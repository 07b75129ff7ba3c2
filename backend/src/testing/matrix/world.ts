import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMerchant } from './merchants.ts'
import type { Merchants } from './merchants.ts'
import { addTeam, createCallers } from './people.ts'
import type { Callers } from './people.ts'
import { SAMPLES } from './samples.ts'
import { keepTables } from './table-state.ts'
import type { KeptTables } from './table-state.ts'

/** Two merchants, all callers, and a copy of the tables with that data. */
export interface World extends Callers {
  test: TestApp
  kept: KeptTables
  merchants: Merchants
  close(): Promise<void>
}

interface Options {
  /** row level security is off, so the filters of the code alone must isolate the merchants */
  hasOneWall?: true
}

const addMerchants = async (test: TestApp, owner: pg.Pool): Promise<Merchants> => ({
  first: await addMerchant(test, owner, { accountId: 1, admin: 'admin', mark: 'only-first' }),
  second: await addMerchant(test, owner, { accountId: 2, admin: 'second', mark: 'only-second' }),
})

// Without row level security a query that lacks its filter becomes visible. The policies have tests of their own.
const takeDownSecondWall = async (owner: pg.Pool) => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
      where relrowsecurity and relnamespace = 'public'::regnamespace`,
  )
  const lines = rows.map(({ name }) => `alter table "${name}" disable row level security`)
  await owner.query(lines.join(';'))
}

export const createWorld = async ({ hasOneWall }: Options = {}): Promise<World> => {
  const test = await createTestApp()
  const owner = new pg.Pool({ connectionString: test.ownerUrl, max: 2 })
  const merchants = await addMerchants(test, owner)
  await addTeam(owner, merchants)
  for (const { prepare } of [...SAMPLES.values()].flat()) await prepare?.(test)
  const callers = await createCallers({ test, owner }, merchants)
  if (hasOneWall) await takeDownSecondWall(owner)
  return {
    ...callers,
    test,
    merchants,
    kept: await keepTables(owner),
    close: async () => {
      await owner.end()
      await test.close()
    },
  }
}
