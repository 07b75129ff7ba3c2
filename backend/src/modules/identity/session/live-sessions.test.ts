import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { createLiveSessions } from './live-sessions.ts'
import { findLiveSessions } from './session.repository.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
afterEach(() => jest.restoreAllMocks())

const sidOf = async (name: string) => {
  const { authorization } = await test.signIn(name)
  return String(decodeJwt(authorization.replace('Bearer ', '')).sid)
}

it('reads all unknown sessions in one query, and cached ones in none', async () => {
  const sids = [await sidOf('admin'), randomUUID(), await sidOf('kitchen')]
  const live = createLiveSessions(test.foundation, findLiveSessions)
  const asked = jest.spyOn(test.foundation.database, 'run')
  const roles = async () => (await live.findAll(sids)).map(found => found?.role)
  expect(await Promise.all([roles(), roles()])).toEqual([
    ['Admin', undefined, 'Kitchen'],
    ['Admin', undefined, 'Kitchen'],
  ])
  expect((await live.find(sids[0] ?? ''))?.role).toBe('Admin')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('reads again after a failure and for dropped sessions', async () => {
  const sid = await sidOf('admin')
  const live = createLiveSessions(test.foundation, findLiveSessions)
  const asked = jest.spyOn(test.foundation.database, 'run').mockRejectedValueOnce(new Error('away'))
  await expect(live.findAll([sid, randomUUID()])).rejects.toThrow('away')
  expect((await live.find(sid))?.role).toBe('Admin')
  live.forget(sid)
  expect((await live.find(sid))?.role).toBe('Admin')
  expect(asked).toHaveBeenCalledTimes(3)
})

it('drops only the sessions that were read first when there are too many', async () => {
  const findLive = jest.fn(async (_db: unknown, sids: readonly string[]) => sids.map(sid => ({ sid })))
  const live = createLiveSessions(test.foundation, findLive)
  const sids = Array.from({ length: 10_000 }, (_none, number) => `session ${number}`)
  await live.findAll(sids)
  await live.find('one more')
  await live.findAll(sids.slice(1))
  expect(findLive).toHaveBeenCalledTimes(2)
  await live.find('session 0')
  expect(findLive).toHaveBeenCalledTimes(3)
})
