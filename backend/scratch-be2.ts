import { readFileSync } from 'node:fs'
import { createApp } from '#src/app.ts'
import { tenant } from '#src/database/database.ts'
import { openDatabase } from '#src/database/open-database.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { readEnv } from '#src/env.ts'
import { createJobs } from '#src/jobs/jobs.ts'
import { createLogger } from '#src/logger.ts'
import { channelKeys } from '#src/modules/channel/channel.service.ts'
import { integration } from '#src/modules/integration/integration.table.ts'
import { openSecrets } from '#src/secrets.ts'
import { seed } from '#src/seed/seed.ts'
import { accountsStep } from '#src/seed/accounts.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
const env = readEnv({ ...process.env, PORT: '4110', HOST: '127.0.0.1', DATA_DIR: process.env.DATA_DIR ?? '/tmp/farm/be2/data', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' })
const log = createLogger(env)
const server = await openDatabase({ env, log, announce: l => console.log(l) })
const database = createDatabase({ connectionString: server.connectionString, poolSize: 10, log })
const jobs = createJobs(log)
const platform = { env, log, database, jobs, secrets: await openSecrets(env) }
await seed(platform, [accountsStep])
const menu = JSON.parse(readFileSync('../tooling/simulate/menu.json', 'utf8'))
const stores = JSON.parse(readFileSync('../tooling/simulate/stores.json', 'utf8'))
const has = await database.run(tenant(1), db => db.select().from(integration))
if (has.length === 0) {
  const made = await addMenu(database, 1, menu.map((m: any) => ({ sku: m.sku, en: m.en, ar: m.ar, price: m.price })))
  await database.run(tenant(1), async db => {
    for (const { id, key } of channelKeys()) for (const [i, branchId] of [made.branchId, made.otherBranchId].entries())
      await db.insert(integration).values({ accountId: 1, branchId, channelId: id, storeId: stores[key][i], webhookSecret: `demo-secret-${key}-${stores[key][i]}` })
  })
}
const app = await createApp(platform)
console.log(await app.listen({ host: env.HOST, port: env.PORT }), server.connectionString)
jobs.start()
process.on('SIGTERM', async () => { await app.close(); await jobs.stop(); await database.close(); await server.stop(); process.exit(0) })
