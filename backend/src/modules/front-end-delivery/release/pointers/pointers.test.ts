import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { changesOf, contractOf, publishVersion, release, storeVersion } from '#src/testing/remote-version.ts'

const [FIRST, SECOND, THIRD] = ['1.0.0-aaaa', '1.1.0-bbbb', '1.2.0-cccc']

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test?.close())

const change = (action: string, facts: object = {}) => release(test, action, { name: 'menus', ...facts })

const history = () => changesOf(test)

const publishBoth = async () => {
  await publishVersion(test, ['menus', FIRST])
  await publishVersion(test, ['menus', SECOND])
}

describe('rollback', () => {
  it('is one change, and the withdrawn version is no fallback', async () => {
    await publishBoth()
    const answer = await change('Rollback', { why: 'orders vanish' })
    expect(answer.json()).toEqual({
      revision: 3,
      name: 'menus',
      channel: 'stable',
      stable: FIRST,
      previous: null,
      canary: null,
      disabled: false,
    })
    const again = await change('Rollback')
    expect(again.json()).toMatchObject({
      status: 409,
      code: 'illegal_transition',
      current: { stable: FIRST },
    })
  })

  it('to a named version is one change, however often it is requested', async () => {
    await publishBoth()
    await publishVersion(test, ['menus', THIRD])
    const standing = { revision: 4, stable: SECOND, previous: FIRST }
    expect((await change('Rollback', { to: SECOND })).json()).toMatchObject(standing)
    expect((await change('Rollback', { to: SECOND })).json()).toMatchObject(standing)
    expect(await history()).toHaveLength(4)
  })

  it('succeeds and leaves out a previous version that may not be served', async () => {
    const paths = [{ path: 'kitchen/tools', roles: ['Admin' as const] }]
    await release(test, 'Publish', await storeVersion(test, contractOf('menus', FIRST, { paths })))
    await publishVersion(test, ['menus', SECOND])
    await publishVersion(test, ['menus', THIRD])
    await release(test, 'Publish', await storeVersion(test, contractOf('tools', FIRST, { paths })))
    expect((await change('Rollback')).json()).toMatchObject({ stable: SECOND, previous: null })
    const { remotes } = (await test.app.inject('/remotes/registry.json')).json()
    expect([remotes.menus.previous, remotes.tools.stable.version]).toEqual([null, FIRST])
    expect((await change('Rollback', { to: FIRST })).json()).toMatchObject({ code: 'already_exists' })
  })

  it('can be undone by publishing again', async () => {
    await publishBoth()
    await change('Rollback')
    expect(await publishVersion(test, ['menus', SECOND])).toMatchObject({ stable: SECOND, previous: FIRST })
  })
})

describe('a canary', () => {
  it('keeps its merchants when it grows, and starts anew with another version', async () => {
    await publishBoth()
    await publishVersion(test, ['menus', THIRD])
    const saltOf = async () =>
      (await test.app.inject('/remotes/registry.json')).json().remotes.menus.canary.salt
    await change('Canary', { version: FIRST, percent: 5 })
    const salt = await saltOf()
    const grown = await change('Canary', { version: FIRST, percent: 50 })
    expect(grown.json().canary).toEqual({ version: FIRST, percent: 50 })
    expect(await saltOf()).toBe(salt)
    await change('Canary', { version: SECOND, percent: 5 })
    expect(await saltOf()).not.toBe(salt)
  })

  it('becomes stable by promotion and ends', async () => {
    await publishBoth()
    await change('Canary', { version: FIRST, percent: 5 })
    expect((await change('Promote')).json()).toMatchObject({ stable: FIRST, previous: SECOND, canary: null })
    expect((await change('Promote')).json()).toMatchObject({ status: 409, code: 'illegal_transition' })
  })

  it('ends with a share of zero', async () => {
    await publishBoth()
    await change('Canary', { version: FIRST, percent: 5 })
    expect((await change('Canary', { version: FIRST, percent: 0 })).json().canary).toBeNull()
  })

  it('is refused for the stable version, for an unpublished one, and above 100 percent', async () => {
    await publishBoth()
    const codeOf = async (facts: object) => (await change('Canary', facts)).json().code
    expect(await codeOf({ version: SECOND, percent: 5 })).toBe('validation_failed')
    expect(await codeOf({ version: THIRD, percent: 5 })).toBe('not_found')
    expect(await codeOf({ version: FIRST, percent: 101 })).toBe('validation_failed')
    expect(await codeOf({ version: FIRST, percent: 5, name: 'orders' })).toBe('not_found')
  })
})

it('disables a remote and enables it again', async () => {
  await publishBoth()
  expect((await change('Disable', { why: 'fire' })).json()).toMatchObject({ revision: 3, disabled: true })
  expect((await change('Disable')).json()).toMatchObject({ revision: 3, disabled: true })
  expect((await test.app.inject('/remotes/registry.json')).json().remotes.menus.disabled).toBe(true)
  expect((await change('Enable')).json()).toMatchObject({ revision: 4, disabled: false })
})

it.each(['Rollback', 'Promote', 'Disable', 'Enable'])(
  'answers 404 when %s names a remote without a pointer',
  async action => {
    await publishBoth()
    for (const facts of [{ name: 'orders' }, { channel: 'beta' }])
      expect((await change(action, facts)).json()).toMatchObject({ status: 404, code: 'not_found' })
  },
)

describe('the history', () => {
  it('has one row per change with author, time, reason, and both versions', async () => {
    await publishBoth()
    await release(test, 'Rollback', { name: 'menus', why: 'slow' }, await test.signIn('operator'))
    const [last, second] = await history()
    expect(last).toEqual({
      revision: 3,
      at: expect.stringMatching(/Z$/),
      who: expect.stringMatching(/./),
      action: 'rollback',
      name: 'menus',
      channel: 'stable',
      from: SECOND,
      to: FIRST,
      why: 'slow',
    })
    expect(second).toMatchObject({
      action: 'publish',
      who: 'deploy token',
      from: FIRST,
      to: SECOND,
      why: null,
    })
    expect(last?.who).not.toBe('deploy token')
  })

  it('can be filtered by remote', async () => {
    await publishBoth()
    await publishVersion(test, ['orders', FIRST])
    expect(await changesOf(test, '?name=orders')).toHaveLength(1)
  })
})

describe('sixteen changes at once', () => {
  const remotes = Array.from({ length: 16 }, (_none, at) => `remote-${at}`)

  const storeAll = () => Promise.all(remotes.map(name => storeVersion(test, contractOf(name, FIRST))))

  it('all happen, one after the other, when nobody expects a revision', async () => {
    const requests = await storeAll()
    const answers = await Promise.all(requests.map(request => release(test, 'Publish', request)))
    const revisions = answers.map(answer => answer.json().revision).toSorted((one, other) => one - other)
    expect(revisions).toEqual(remotes.map((_name, at) => at + 1))
    const live = (await test.app.inject('/remotes/registry.json')).json().remotes
    expect(Object.keys(live).toSorted()).toEqual(remotes.toSorted())
    expect(await history()).toHaveLength(16)
  })

  it('let exactly one win when all expect the same revision, and refuse the others', async () => {
    await publishVersion(test, ['menus', FIRST])
    const requests = await storeAll()
    const answers = await Promise.all(
      requests.map(request => release(test, 'Publish', { ...request, expectedRevision: 1 })),
    )
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
    const losers = answers.filter(answer => answer.statusCode !== 200).map(answer => answer.json())
    expect(losers.map(({ code, current }) => [code, current.revision])).toEqual(
      Array(15).fill(['stale_version', 2]),
    )
    expect(await history()).toHaveLength(2)
  })

  it('of one remote each start from the result of the one before', async () => {
    await publishVersion(test, ['menus', FIRST])
    const versions = remotes.map((_name, at) => `2.${at}.0-aaaa`)
    const requests = await Promise.all(
      versions.map(version => storeVersion(test, contractOf('menus', version))),
    )
    await Promise.all(requests.map(request => release(test, 'Publish', { ...request, allowLower: true })))
    const changes = (await history()).toReversed()
    expect(changes.map(({ to }) => to).toSorted()).toEqual([FIRST, ...versions].toSorted())
    expect(changes.slice(1).map(({ from }) => from)).toEqual(changes.slice(0, -1).map(({ to }) => to))
    const { menus } = (await test.app.inject('/remotes/registry.json')).json().remotes
    expect([menus.stable.version, menus.previous.version]).toEqual([changes.at(-1)?.to, changes.at(-1)?.from])
  })
})
