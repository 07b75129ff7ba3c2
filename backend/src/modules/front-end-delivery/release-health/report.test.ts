import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { outcomeOf, readHealth, report, times } from '#src/testing/release-reports.ts'
import { publishVersion, release } from '#src/testing/remote-version.ts'
import { CLEAN_CRON } from './release-health.service.ts'

const [FIRST, SECOND] = ['1.0.0-aaaa', '1.1.0-bbbb']

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await publishVersion(test, ['menus', FIRST])
})
afterEach(() => test?.close())

const execute = (query: ReturnType<typeof sql>) =>
  test.foundation.database.run(ALL_MERCHANTS, async db => (await db.execute(query)).rows)
const firstVersion = async () => (await readHealth(test)).versions[0]

describe('a report', () => {
  it("adds up to the operator's figures", async () => {
    const admin = await test.signIn('admin')
    await report(test, admin, [
      ...times(3, outcomeOf(FIRST)),
      outcomeOf(FIRST, { phases: { entry: 500, module: 960, screen: 4000 } }),
      outcomeOf(FIRST, { failure: 'timeout', detail: 'no answer' }),
    ])
    await report(test, await test.signIn('second'), [
      outcomeOf(FIRST, { failure: 'broken', detail: 'TypeError at https://a.test/x.js?session=1' }),
    ])
    const { versions, guard } = await readHealth(test)
    expect(guard).toEqual({ margin: 0.05, least: 20 })
    expect(versions).toEqual([
      {
        name: 'menus',
        version: FIRST,
        ready: 4,
        failed: 2,
        accounts: 2,
        errorRate: 2 / 6,
        p50: expect.any(Number),
        p95: expect.any(Number),
        phases: { entry: 200, module: 160, screen: 940 },
        codes: { timeout: 1, broken: 1 },
        timeline: [{ at: expect.stringMatching(/:00:00\.000Z$/), ready: 4, failed: 2 }],
        lastErrors: [
          { at: expect.stringMatching(/Z$/), code: 'broken', detail: 'TypeError at https://a.test/x.js' },
          { at: expect.stringMatching(/Z$/), code: 'timeout', detail: 'no answer' },
        ],
      },
    ])
    expect(Math.abs(versions[0].p50 - 400)).toBeLessThan(40)
    expect(Math.abs(versions[0].p95 - 4000)).toBeLessThan(400)
  })

  it('may leave out the durations', async () => {
    await report(test, await test.signIn('admin'), [outcomeOf(FIRST, { phases: null })])
    expect(await firstVersion()).toMatchObject({ ready: 1, p50: null, p95: null, phases: null })
  })

  it('never has negative phases', async () => {
    const phases = { entry: 300, module: 200, screen: 250 }
    await report(test, await test.signIn('admin'), [outcomeOf(FIRST, { phases })])
    expect((await firstVersion()).phases).toEqual({ entry: 300, module: 0, screen: 0 })
  })

  it('of an unpublished version is accepted and not stored', async () => {
    await report(test, await test.signIn('admin'), [
      outcomeOf(SECOND),
      outcomeOf(FIRST, { name: 'orders' }),
      outcomeOf(FIRST),
    ])
    expect((await readHealth(test)).versions).toMatchObject([{ name: 'menus', version: FIRST, ready: 1 }])
    expect(await execute(sql`select name, version from release_reporter`)).toEqual([
      { name: 'menus', version: FIRST },
    ])
  })

  it('keeps the last five failure messages', async () => {
    const admin = await test.signIn('admin')
    const failing = (detail: string) => outcomeOf(FIRST, { failure: 'broken' as const, detail })
    await report(test, admin, ['a', 'b', 'c', 'one', 'two', 'three'].map(failing))
    await report(test, admin, ['four', 'five', 'six', 'seven'].map(failing))
    const details = (await firstVersion()).lastErrors.map(({ detail }: { detail: string }) => detail)
    expect(details).toEqual(['seven', 'six', 'five', 'four', 'three'])
  })

  it('needs a session, and is refused completely when a part is invalid', async () => {
    expect((await release(test, 'Report', { outcomes: [outcomeOf(FIRST)] })).statusCode).toBe(401)
    const admin = await test.signIn('admin')
    const codeOf = async (outcomes: unknown[]) =>
      (await release(test, 'Report', { outcomes }, admin)).json().code
    expect(await codeOf([])).toBe('validation_failed')
    expect(await codeOf(times(51, outcomeOf(FIRST)))).toBe('validation_failed')
    expect(await codeOf([outcomeOf(FIRST), { ...outcomeOf(FIRST), choice: 'override' }])).toBe(
      'validation_failed',
    )
    expect((await readHealth(test)).versions).toEqual([])
  })
})

describe('one person', () => {
  it('counts thirty times an hour for a version', async () => {
    const [admin, staff] = [await test.signIn('admin'), await test.signIn('staff')]
    await report(test, admin, times(20, outcomeOf(FIRST)))
    await report(test, admin, times(50, outcomeOf(FIRST, { failure: 'broken' })))
    await report(test, admin, [outcomeOf(FIRST, { failure: 'broken' })])
    expect(await firstVersion()).toMatchObject({ ready: 20, failed: 10, accounts: 1 })
    await report(test, staff, times(50, outcomeOf(FIRST)))
    expect(await firstVersion()).toMatchObject({ ready: 50, failed: 10, accounts: 1 })
  })

  it('counts separately for another version, and again after an hour', async () => {
    await publishVersion(test, ['menus', SECOND])
    const admin = await test.signIn('admin')
    await report(test, admin, [...times(30, outcomeOf(FIRST)), ...times(20, outcomeOf(SECOND))])
    await execute(sql`update release_reporter set hour_began = now() - interval '61 minutes'`)
    await report(test, admin, times(50, outcomeOf(FIRST)))
    await report(test, admin, times(5, outcomeOf(FIRST)))
    const { versions } = await readHealth(test)
    expect(versions.map(({ ready }: { ready: number }) => ready)).toEqual([60, 20])
  })
})

it('loses nothing when sixteen pages report at once', async () => {
  await publishVersion(test, ['orders', FIRST])
  const people = await Promise.all(['admin', 'staff', 'kitchen', 'second'].map(test.signIn))
  const outcomes = [
    outcomeOf(FIRST),
    outcomeOf(FIRST, { failure: 'timeout' }),
    outcomeOf(FIRST, { name: 'orders' }),
  ]
  const mixed = [outcomes, outcomes.toReversed()]
  await Promise.all(
    Array.from({ length: 16 }, (_none, at) =>
      report(test, people[at % 4] ?? { authorization: '' }, mixed[at % 2] ?? []),
    ),
  )
  const { versions } = await readHealth(test)
  expect(versions).toMatchObject([
    { name: 'menus', ready: 16, failed: 16, accounts: 2, codes: { timeout: 16 } },
    { name: 'orders', ready: 16, failed: 0, accounts: 2 },
  ])
  const steps = await execute(sql`select sum(step)::int as count from release_health, unnest(steps) as step`)
  expect(steps).toEqual([{ count: 32 }])
})

describe('stored reports', () => {
  const failing = outcomeOf(FIRST, { failure: 'broken', detail: 'x' })
  const countRows = () =>
    execute(sql`select (select count(*)::int from release_health) as sums,
      (select count(*)::int from release_error) as errors,
      (select count(*)::int from release_reporter) as reporters`)

  it('are deleted after fourteen days, not before', async () => {
    await report(test, await test.signIn('admin'), [outcomeOf(FIRST), failing])
    const age = async (days: number) => {
      await execute(sql`update release_health set at = now() - make_interval(days => ${days})`)
      await execute(sql`update release_error set at = now() - make_interval(days => ${days})`)
      await execute(sql`update release_reporter set reported_at = now() - make_interval(days => ${days})`)
      await test.foundation.jobs.run(CLEAN_CRON)
    }
    await age(13)
    expect(await countRows()).toEqual([{ sums: 2, errors: 1, reporters: 1 }])
    await age(15)
    expect(await countRows()).toEqual([{ sums: 0, errors: 0, reporters: 0 }])
  })

  it('are merged into hours after a day, with equal figures', async () => {
    const admin = await test.signIn('admin')
    for (const shift of ['8 minutes', '23 minutes', '1 second']) {
      await report(test, admin, [outcomeOf(FIRST), failing])
      await execute(sql`update release_health set at = date_trunc('hour', now()) - interval '30 hours' + ${shift}::interval
        where at > now() - interval '1 hour'`)
    }
    await report(test, admin, [outcomeOf(FIRST)])
    await execute(
      sql`update release_health set at = date_trunc('hour', now()) - interval '30 hours' where at > now() - interval '1 hour'`,
    )
    await report(test, admin, [outcomeOf(FIRST)])
    const before = await readHealth(test, '?hours=48')
    expect(await countRows()).toMatchObject([{ sums: 8 }])
    await test.foundation.jobs.run(CLEAN_CRON)
    expect(await countRows()).toMatchObject([{ sums: 3 }])
    expect(await readHealth(test, '?hours=48')).toEqual(before)
    expect(before.versions).toMatchObject([{ ready: 5, failed: 3 }])
  })

  it('are filtered by hours and remote', async () => {
    await publishVersion(test, ['orders', FIRST])
    await report(test, await test.signIn('admin'), [outcomeOf(FIRST), outcomeOf(FIRST, { name: 'orders' })])
    await execute(sql`update release_health set at = at - interval '30 hours' where name = 'menus'`)
    const namesIn = async (query: string) =>
      (await readHealth(test, query)).versions.map(({ name }: { name: string }) => name)
    expect(await namesIn('')).toEqual(['orders'])
    expect(await namesIn('?hours=48')).toEqual(['menus', 'orders'])
    expect(await namesIn('?hours=48&name=menus')).toEqual(['menus'])
    expect((await readHealth(test, '?hours=337')).code).toBe('validation_failed')
  })
})
