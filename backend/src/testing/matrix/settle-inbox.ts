import pg from 'pg'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { eventually } from '#src/testing/shop-fixture.ts'

/** Waits until the server has processed all events from platforms. */
export const settleInbox = async ({ ownerUrl }: TestApp): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await eventually(async () => {
    const { rowCount } = await client.query(`select from platform_event where state = 'received'`)
    return rowCount === 0 || undefined
  })
  await client.end()
}
