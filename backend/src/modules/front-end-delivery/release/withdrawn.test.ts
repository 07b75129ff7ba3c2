import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { publishVersion, release } from '#src/testing/remote-version.ts'

const [FIRST, SECOND, THIRD] = ['1.0.0-aaaa', '1.1.0-bbbb', '1.2.0-cccc']

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await publishVersion(test, ['menus', FIRST])
  await publishVersion(test, ['menus', SECOND])
})
afterEach(() => test?.close())

const change = async (action: string, facts: object = {}) => {
  const answer = await release(test, action, { name: 'menus', ...facts })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
const withdrawn = async (file = 'registry.json') =>
  (await test.app.inject(`/remotes/${file}`)).json().remotes.menus.withdrawn

it('lists a version after a rollback until it is published again', async () => {
  expect(await withdrawn()).toEqual([])
  await change('Rollback')
  expect(await withdrawn()).toEqual([SECOND])
  await publishVersion(test, ['menus', SECOND])
  expect(await withdrawn()).toEqual([])
  await publishVersion(test, ['menus', THIRD])
  await publishVersion(test, ['menus', '1.3.0-dddd'])
  expect(await withdrawn()).toEqual([])
})

it('lists an ended canary, but not a promoted or restarted one', async () => {
  await publishVersion(test, ['menus', THIRD])
  await change('Canary', { version: FIRST, percent: 5 })
  await change('Canary', { version: FIRST, percent: 0 })
  expect(await withdrawn()).toEqual([FIRST])
  await change('Canary', { version: FIRST, percent: 5 })
  expect(await withdrawn()).toEqual([])
  await change('Promote')
  expect(await withdrawn()).toEqual([])
})

it('leaves out an ended canary that is the previous version', async () => {
  await publishVersion(test, ['menus', THIRD])
  await change('Canary', { version: SECOND, percent: 5 })
  await change('Canary', { version: SECOND, percent: 0 })
  expect(await withdrawn()).toEqual([])
})

it('leaves out versions withdrawn more than a week ago', async () => {
  await change('Rollback')
  await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`update release_change set at = at - interval '6 days'`),
  )
  expect(await withdrawn()).toEqual([SECOND])
  await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`update release_change set at = at - interval '25 hours'`),
  )
  expect(await withdrawn()).toEqual([])
})

it('keeps channels apart; a channel without own pointers has those of stable', async () => {
  await publishVersion(test, ['menus', FIRST], { channel: 'beta' })
  await publishVersion(test, ['menus', SECOND], { channel: 'beta' })
  await change('Rollback', { channel: 'beta' })
  expect([await withdrawn(), await withdrawn('registry.beta.json')]).toEqual([[], [SECOND]])
  await change('Rollback')
  expect(await withdrawn('registry.other.json')).toEqual([SECOND])
})

it('lists the last ten, latest first', async () => {
  const versions = Array.from({ length: 12 }, (_none, at) => `2.${at}.0-abcd`)
  for (const version of versions) {
    await publishVersion(test, ['menus', version])
    await change('Rollback')
  }
  expect(await withdrawn()).toEqual(versions.toReversed().slice(0, 10))
})

it('is part of the static copies', async () => {
  await change('Rollback')
  const copy = await readFile(join(test.foundation.env.DATA_DIR, 'remotes/registry.json'), 'utf8')
  expect(JSON.parse(copy).remotes.menus.withdrawn).toEqual([SECOND])
})
