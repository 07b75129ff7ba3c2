import { rm } from 'node:fs/promises'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { contractOf, publishVersion, release, storeVersion } from '#src/testing/remote-version.ts'
import { COPY_TIMER } from '../registry/registry-copies.ts'

const [FIRST, SECOND] = ['1.0.0-aaaa', '1.1.0-bbbb']

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test?.close())

const registry = async (channel?: string, headers = {}) => {
  const url = channel ? `/remotes/registry.${channel}.json` : '/remotes/registry.json'
  return test.app.inject({ url, headers })
}
const copyOf = async (file: string) =>
  JSON.parse(await readFile(join(test.foundation.env.DATA_DIR, 'remotes', file), 'utf8'))

describe('a channel', () => {
  it('has its own pointers, and those of stable where it has none', async () => {
    await publishVersion(test, ['menus', FIRST])
    await publishVersion(test, ['orders', FIRST])
    await publishVersion(test, ['menus', SECOND], { channel: 'beta' })
    const { remotes } = (await registry('beta')).json()
    expect([remotes.menus.stable.version, remotes.orders.stable.version]).toEqual([SECOND, FIRST])
    const stable = (await registry()).json().remotes
    expect([stable.menus.stable.version, stable.menus.previous]).toEqual([FIRST, null])
    expect((await registry('nobody-uses')).json().remotes).toEqual(stable)
  })

  it('can move a path to another remote while stable keeps it', async () => {
    await publishVersion(test, ['menus', FIRST])
    const paths = [{ path: 'menus/:key', roles: ['Admin' as const] }]
    const thief = await storeVersion(test, contractOf('orders', FIRST, { paths }))
    expect((await release(test, 'Publish', { ...thief, channel: 'beta' })).statusCode).toBe(409)
    const moved = contractOf('menus', SECOND, { paths: [{ path: 'menu-of-beta', roles: ['Admin'] }] })
    await release(test, 'Publish', { ...(await storeVersion(test, moved)), channel: 'beta' })
    expect((await release(test, 'Publish', { ...thief, channel: 'beta' })).statusCode).toBe(200)
    expect((await release(test, 'Promote', { name: 'orders', from: 'beta' })).json().code).toBe(
      'already_exists',
    )
  })

  it('answers 304 to a matching, a weak and one of several ETags', async () => {
    await publishVersion(test, ['menus', FIRST])
    const { etag } = (await registry('beta')).headers
    expect(etag).toBe('"revision-1"')
    for (const header of [`${etag}`, `W/${etag}`, `"revision-0", ${etag}`])
      expect((await registry('beta', { 'if-none-match': header })).statusCode).toBe(304)
    expect((await registry('beta', { 'if-none-match': '"revision-0"' })).statusCode).toBe(200)
  })

  it.each(['UPPER', 'a', '..%2fjwt-secret', 'a.b'])('cannot be named %s', async channel => {
    const answer = await registry(channel)
    expect([400, 404]).toContain(answer.statusCode)
  })
})

describe('the static copies', () => {
  it('follow every change of each channel', async () => {
    await publishVersion(test, ['menus', FIRST])
    await publishVersion(test, ['menus', SECOND], { channel: 'beta' })
    expect(await copyOf('registry.json')).toEqual((await registry()).json())
    expect(await copyOf('registry.beta.json')).toEqual((await registry('beta')).json())
    await release(test, 'Disable', { name: 'menus' })
    expect((await copyOf('registry.json')).remotes.menus.disabled).toBe(true)
    expect((await copyOf('registry.beta.json')).revision).toBe(3)
  })

  it('are written by the timer when a write failed', async () => {
    await publishVersion(test, ['menus', FIRST])
    const file = join(test.foundation.env.DATA_DIR, 'remotes/registry.json')
    await rm(file)
    await mkdir(file)
    await writeFile(join(file, 'in-the-way'), '')
    const answer = await release(test, 'Disable', { name: 'menus' })
    expect(answer.json()).toMatchObject({ disabled: true })
    await rm(file, { recursive: true })
    await test.foundation.timers.run(COPY_TIMER)
    expect((await copyOf('registry.json')).revision).toBe(2)
  })

  it("include a merchant's new channel after a failed write", async () => {
    await publishVersion(test, ['menus', FIRST])
    const file = join(test.foundation.env.DATA_DIR, 'remotes/registry.beta.json')
    await mkdir(file)
    await writeFile(join(file, 'in-the-way'), '')
    const given = { accountId: 1, channel: 'beta' }
    const answer = await release(test, 'SetMerchantChannel', given, await test.signIn('operator'))
    expect(answer.json()).toEqual(given)
    await rm(file, { recursive: true })
    await test.foundation.timers.run(COPY_TIMER)
    expect((await copyOf('registry.beta.json')).revision).toBe(1)
  })

  it('are restored after a loss', async () => {
    await publishVersion(test, ['menus', FIRST])
    await rm(join(test.foundation.env.DATA_DIR, 'remotes/registry.json'))
    await test.foundation.timers.run(COPY_TIMER)
    expect((await copyOf('registry.json')).revision).toBe(1)
  })
})

describe('the channel of a merchant', () => {
  const setChannel = async (facts: object) =>
    release(test, 'SetMerchantChannel', facts, await test.signIn('operator'))
  const claimOf = async () =>
    decodeJwt((await test.signIn('admin')).authorization.slice('Bearer '.length)).releaseChannel

  it('is part of the tokens, and a change ends the old ones', async () => {
    const before = await test.signIn('admin')
    expect(await claimOf()).toBeNull()
    expect((await setChannel({ accountId: 1, channel: 'beta' })).json()).toEqual({
      accountId: 1,
      channel: 'beta',
    })
    expect(await claimOf()).toBe('beta')
    const other = await createTestApp()
    await other.close()
    const answer = await test.app.inject({ url: '/api/User/Get', headers: before })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_expired'])
    expect((await copyOf('registry.beta.json')).schema).toBe(1)
    await setChannel({ accountId: 1, channel: null })
    expect(await claimOf()).toBeNull()
  })

  it('is set by the operator, for an existing merchant, to a valid channel', async () => {
    expect((await setChannel({ accountId: 999, channel: 'beta' })).json().code).toBe('not_found')
    for (const channel of ['Beta', '', '../x', undefined])
      expect((await setChannel({ accountId: 1, channel })).json().code).toBe('validation_failed')
    const own = await release(
      test,
      'SetMerchantChannel',
      { accountId: 1, channel: 'beta' },
      await test.signIn('admin'),
    )
    expect(own.json().code).toBe('forbidden_role')
  })
})

it("contains the store's URL for browsers where that is elsewhere", async () => {
  const there = await createTestApp({ REMOTE_BASE_URL: 'https://cdn.test/remotes/' })
  await publishVersion(there, ['menus', FIRST])
  const { menus } = (await there.app.inject('/remotes/registry.json')).json().remotes
  expect(menus.stable.baseUrl).toBe(`https://cdn.test/remotes/menus/${FIRST}/`)
  expect((await there.app.inject('/config.json')).json().remoteOrigins).toEqual(['https://cdn.test'])
  await there.close()
})
