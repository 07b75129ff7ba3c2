import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import { createTimers } from '#src/timers/timers.ts'
import { composeModules } from '#src/http-server/modules.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import { outcomeOf, report, times } from '#src/testing/release-reports.ts'
import { changesOf, publishVersion, release } from '#src/testing/remote-version.ts'
import type { DeployHeaders } from '#src/testing/remote-version.ts'
import { JUDGE_TIMER } from './release-health.service.ts'

const [FIRST, SECOND, THIRD] = ['1.0.0-aaaa', '1.1.0-bbbb', '1.2.0-cccc']

let test: TestApp
let [admin, staff, second]: DeployHeaders[] = []
beforeEach(async () => {
  test = await createTestApp()
  await publishVersion(test, ['menus', FIRST])
  await publishVersion(test, ['menus', SECOND], { channel: 'elsewhere' })
  await share({ version: SECOND, percent: 10 })
  ;[admin, staff, second] = await Promise.all(['admin', 'staff', 'second'].map(test.signIn))
})
afterEach(() => test?.close())

const share = async (facts: object) => {
  const answer = await release(test, 'Canary', { name: 'menus', ...facts })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
const judge = () => test.foundation.timers.run(JUDGE_TIMER)
const menus = async () => (await test.app.inject('/remotes/registry.json')).json().remotes.menus
const canaryOf = async () => (await menus()).canary?.version.version ?? null
const history = () => changesOf(test)
const execute = (query: ReturnType<typeof sql>) =>
  test.foundation.database.run(ALL_MERCHANTS, async db => (await db.execute(query)).rows)
const mails = async () => {
  await test.foundation.jobs.drain()
  return execute(
    sql`select recipient, rendered->>'text' as text from mail where template = 'canaryTakenBack' order by id`,
  )
}

const run = async (caller: DeployHeaders | undefined, { ready = 0, failed = 0, of = SECOND }) => {
  const choice = of === SECOND ? ('canary' as const) : ('stable' as const)
  const [works, fails] = [outcomeOf(of, { choice }), outcomeOf(of, { choice, failure: 'broken' })]
  if (caller) await report(test, caller, [...times(failed, fails), ...times(ready, works)])
}

/** Reports that five of the canary's 25 attempts failed, and none of stable's forty. */
const reportBadCanary = async () => {
  await run(admin, { ready: 10, failed: 3 })
  await run(second, { ready: 10, failed: 2 })
  await run(staff, { ready: 20, of: FIRST })
  await run(second, { ready: 20, of: FIRST })
}

describe('a canary that fails more than stable', () => {
  it('is withdrawn in one round, with the figures as the reason', async () => {
    await reportBadCanary()
    await judge()
    const found = await menus()
    expect(found).toMatchObject({ stable: { version: FIRST }, canary: null, withdrawn: [SECOND] })
    const [last] = await history()
    expect(last).toMatchObject({
      action: 'automatic-rollback',
      who: 'Sufra',
      name: 'menus',
      channel: 'stable',
      from: SECOND,
      to: null,
      why: expect.stringMatching(/^Canary 1\.1\.0-bbbb: 5 of 25 tries failed \(20%\); stable .*0 of 40/),
    })
    const copy = await readFile(join(test.foundation.env.DATA_DIR, 'remotes/registry.json'), 'utf8')
    expect(JSON.parse(copy).remotes.menus).toEqual(found)
    expect(JSON.parse(copy).revision).toBe(last?.revision)
  })

  it('is mailed to the operators once, each in their language', async () => {
    await reportBadCanary()
    await execute(sql`insert into app_user (email, name, role, password_hash, language, is_active) values
      ('en@sufra.test', 'x', 'SuperAdmin', 'x', 'en', true), ('gone@sufra.test', 'x', 'SuperAdmin', 'x', 'en', false),
      ('invited@sufra.test', 'x', 'SuperAdmin', null, 'en', true)`)
    await judge()
    await judge()
    const [arabic, english, ...others] = await mails()
    expect([arabic?.recipient, english?.recipient, others]).toEqual([
      ...['operator@sufra.test', 'en@sufra.test'],
      [],
    ])
    expect(arabic?.text).toContain(SECOND)
    expect(english?.text).toContain('5 of 25 with the canary, 0 of 40 with the stable version')
    expect(english?.text).toContain('http://localhost:4000/releases')
  })

  it('is ended once when two nodes review at the same time', async () => {
    await reportBadCanary()
    const timers = createTimers(test.foundation.log)
    const other = composeModules({
      ...test.foundation,
      metrics: createMetrics(),
      timers,
      jobs: test.openJobs(),
    })
    await Promise.all([judge(), timers.run(JUDGE_TIMER), timers.run(JUDGE_TIMER)])
    await other.close()
    await judge()
    expect((await history()).map(({ action }) => action)).toEqual([
      ...['automatic-rollback', 'canary'],
      ...['publish', 'publish'],
    ])
    expect(await mails()).toHaveLength(1)
  })

  it('is ended beside concurrent changes to other remotes', async () => {
    await reportBadCanary()
    const others = Array.from({ length: 8 }, (_none, at) => publishVersion(test, [`remote-${at}`, FIRST]))
    await Promise.all([judge(), ...others])
    expect(await canaryOf()).toBeNull()
    expect(await history()).toHaveLength(12)
  })
})

describe('a canary stays', () => {
  it('when one of 25 attempts failed', async () => {
    await run(admin, { ready: 24, failed: 1 })
    await run(staff, { ready: 30, of: FIRST })
    await judge()
    expect(await canaryOf()).toBe(SECOND)
    expect(await mails()).toEqual([])
  })

  it('when stable fails as often', async () => {
    await run(admin, { ready: 20, failed: 5 })
    await run(staff, { ready: 20, failed: 6, of: FIRST })
    await judge()
    expect(await canaryOf()).toBe(SECOND)
  })

  it('when only one merchant of three has failures', async () => {
    const third = await addNewMerchant(test, 'third', 'Active')
    await run(second, { ready: 10 })
    await run(third.headers, { ready: 10 })
    for (const caller of [admin, staff]) await run(caller, { failed: 50 })
    await judge()
    expect(await canaryOf()).toBe(SECOND)
    await run(second, { failed: 1 })
    await judge()
    expect(await canaryOf()).toBeNull()
  })

  it('when people who chose it by hand had the failures', async () => {
    const failing = outcomeOf(SECOND, { choice: 'hand', failure: 'broken' })
    await report(test, admin ?? { authorization: '' }, times(30, failing))
    await judge()
    expect(await canaryOf()).toBe(SECOND)
  })

  it('when the failures are more than a day old', async () => {
    await execute(sql`update release_change set at = at - interval '3 days'`)
    await reportBadCanary()
    await execute(sql`update release_health set at = at - interval '25 hours'`)
    await judge()
    expect(await canaryOf()).toBe(SECOND)
  })

  it('when it was promoted before the review; stable is never touched', async () => {
    await reportBadCanary()
    await release(test, 'Promote', { name: 'menus' })
    await judge()
    expect(await menus()).toMatchObject({ stable: { version: SECOND }, withdrawn: [] })
  })
})

describe('a canary that is started again', () => {
  it('begins without earlier reports', async () => {
    await reportBadCanary()
    await judge()
    await share({ version: SECOND, percent: 10 })
    await judge()
    expect(await canaryOf()).toBe(SECOND)
    await execute(sql`delete from release_reporter`)
    await run(admin, { ready: 15, failed: 5 })
    await judge()
    expect(await canaryOf()).toBeNull()
  })

  it('keeps its reports when only its share grows', async () => {
    await run(admin, { ready: 15, failed: 4 })
    await share({ version: SECOND, percent: 50 })
    await run(second, { failed: 1 })
    await judge()
    expect(await canaryOf()).toBeNull()
  })
})

it('uses the settings of the deployment', async () => {
  await test.close()
  test = await createTestApp({ CANARY_MARGIN: '0.5', CANARY_LEAST: '2' })
  await publishVersion(test, ['menus', FIRST])
  await publishVersion(test, ['menus', THIRD])
  await share({ version: FIRST, percent: 5 })
  const caller = await test.signIn('admin')
  const tell = (failure: 'broken' | null) =>
    report(test, caller, [outcomeOf(FIRST, { choice: 'canary', failure })])
  await tell('broken')
  await judge()
  expect(await canaryOf()).toBe(FIRST)
  await tell('broken')
  await judge()
  expect(await canaryOf()).toBeNull()
})
