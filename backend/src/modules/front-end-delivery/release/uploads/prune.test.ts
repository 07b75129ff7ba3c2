import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { createRemoteStore } from '#src/file-store/stores.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { contractOf, publishVersion, release, storeVersion } from '#src/testing/remote-version.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { createTimers } from '#src/timers/timers.ts'
import { createReleaseService } from '../release.service.ts'

let test: TestApp
let owner: pg.Client
beforeEach(async () => {
  test = await createTestApp()
  owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await test.close()
})

const versionOf = (minor: number) => `1.${minor}.0-aaaa`
const publishMany = async (count: number) => {
  for (let minor = 0; minor < count; minor += 1) await publishVersion(test, ['menus', versionOf(minor)])
}
const publish = async (version: string) => {
  const request = await storeVersion(test, contractOf('menus', version))
  return release(test, 'Publish', { ...request, allowLower: true })
}
const preview = async (version: string) => {
  const request = await storeVersion(test, contractOf('menus', version))
  return release(test, 'PublishPreview', { ...request, approve: undefined, preview: 'pr-12', days: 30 })
}
const age = (days: number) =>
  owner.query(`update release_change set at = at - make_interval(days => $1)`, [days])
const prune = async (keep: number, name = 'menus') => (await release(test, 'Prune', { name, keep })).json()
const isServed = async (version: string) =>
  (await test.app.inject(`/remotes/menus/${version}/remoteEntry.js`)).statusCode === 200

it('deletes old versions with their files, and keeps the newest and the live ones', async () => {
  await publishMany(5)
  await release(test, 'Canary', { name: 'menus', version: versionOf(0), percent: 5 })
  await age(8)
  expect(await prune(1)).toEqual({ removed: [versionOf(2), versionOf(1)], kept: 3 })
  expect(await Promise.all([0, 1, 2, 3, 4].map(minor => isServed(versionOf(minor))))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
  expect(
    (await release(test, 'Canary', { name: 'menus', version: versionOf(1), percent: 5 })).json(),
  ).toMatchObject({
    status: 404,
  })
})

it('keeps the given number of newest versions', async () => {
  await publishMany(5)
  await age(8)
  expect(await prune(4)).toEqual({ removed: [versionOf(0)], kept: 4 })
})

it('keeps versions that were stable, previous or canary within seven days', async () => {
  await publishMany(4)
  await age(8)
  await release(test, 'Canary', { name: 'menus', version: versionOf(0), percent: 5 })
  await release(test, 'Canary', { name: 'menus', version: versionOf(0), percent: 0 })
  await publishVersion(test, ['menus', versionOf(4)])
  expect(await prune(1)).toEqual({ removed: [versionOf(1)], kept: 4 })
  await age(8)
  expect((await prune(1)).removed).toEqual([versionOf(2), versionOf(0)])
})

it('keeps versions that are live in another channel, however old', async () => {
  await publishVersion(test, ['menus', versionOf(0)])
  await release(test, 'Promote', { name: 'menus', channel: 'beta', from: 'stable' })
  for (const minor of [1, 2, 3]) await publishVersion(test, ['menus', versionOf(minor)])
  await age(60)
  expect((await prune(1)).removed).toEqual([versionOf(1)])
})

it('keeps versions of an open preview and deletes unpublished ones after its end', async () => {
  await publishMany(1)
  await preview(versionOf(1))
  await owner.query(`update remote_upload set last_at = last_at - make_interval(days => 8)`)
  expect(await prune(1)).toEqual({ removed: [], kept: 1 })
  expect(await isServed(versionOf(1))).toBe(true)
  await owner.query(`update release_preview set until = now()`)
  expect((await prune(1)).removed).toEqual([versionOf(1)])
  expect(await isServed(versionOf(1))).toBe(false)
})

/** Prunes like another node that calls `onRemove` before it removes a folder. */
const pruneBeside = (onRemove: (folder: string) => Promise<unknown>) => {
  const store = createRemoteStore(test.foundation.env)
  // Outside of the transaction of the pruning, as a call of another client would be.
  const callBeside = AsyncResource.bind(onRemove)
  const remove = async (folder: string) => {
    await callBeside(folder)
    await store.remove(folder)
  }
  const foundation = { ...test.foundation, timers: createTimers(test.foundation.log) }
  const findTries = async () => new Map()
  const releases = createReleaseService(foundation, { store: { ...store, remove }, findTries })
  return releases.prune({ name: 'menus', keep: 1 })
}
const whenSomebodyWaits = () =>
  eventually(async () => {
    const waiting = await owner.query(`select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`)
    return waiting.rowCount || undefined
  })

it('keeps the files of versions that are published again before their removal', async () => {
  await publishMany(5)
  await age(8)
  await pruneBeside(async folder => {
    if (!folder.endsWith(versionOf(2))) return
    await publish(versionOf(1))
    await preview(versionOf(0))
  })
  expect(await Promise.all([0, 1, 2].map(minor => isServed(versionOf(minor))))).toEqual([true, true, false])
})

it('refuses to publish a version whose files are removed at the same time', async () => {
  await publishMany(3)
  await age(8)
  const begun: ReturnType<typeof publish>[] = []
  await pruneBeside(() => {
    begun.push(publish(versionOf(0)))
    return Promise.race([...begun, whenSomebodyWaits()])
  })
  const [answer] = await Promise.all(begun)
  expect(answer?.json()).toMatchObject({ status: 400, errors: { integrity: [expect.any(String)] } })
  expect((await publish(versionOf(0))).json()).toMatchObject({ stable: versionOf(0) })
  expect(await isServed(versionOf(0))).toBe(true)
})

it('touches no other remote, and lists the remotes', async () => {
  await publishMany(1)
  expect(await prune(1, 'orders')).toMatchObject({ status: 404, code: 'not_found' })
  for (const keep of [0, -1, 1.5]) expect((await prune(keep)).code).toBe('validation_failed')
})
