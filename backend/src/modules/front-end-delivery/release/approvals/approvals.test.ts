import type { RemoteContract } from '@sufra/shared/contracts/release'
import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { contractOf, publishVersion, release, storeVersion } from '#src/testing/remote-version.ts'
import type { DeployHeaders } from '#src/testing/remote-version.ts'

const [FIRST, SECOND, THIRD] = ['1.0.0-aaaa', '1.1.0-bbbb', '1.2.0-cccc'] as const

let test: TestApp
let operator: DeployHeaders
let team: DeployHeaders
beforeAll(async () => {
  test = await createTestApp()
  operator = await test.signIn('operator')
})
afterAll(() => test?.close())

const tokenFor = async (remote: string, limits: ClaimLimits | null = null, channel = 'stable') => {
  const request = { label: `${remote} CI`, remote, channel, limits }
  const { token } = (await release(test, 'AddToken', request, operator)).json()
  return { authorization: `Deploy ${token}` }
}

interface Attempt {
  changes?: Partial<RemoteContract>
  extra?: object
  by?: DeployHeaders
}

const publish = async (
  name: string,
  version: string,
  { changes = {}, extra = {}, by = team }: Attempt = {},
) => {
  const request = await storeVersion(test, contractOf(name, version, changes), by)
  return (await release(test, 'Publish', { ...request, ...extra }, by)).json()
}
const decideApproval = async (facts: object) => (await release(test, 'DecideClaims', facts, operator)).json()
const stableOf = async (name: string, channel?: string) => {
  const file = channel ? `registry.${channel}.json` : 'registry.json'
  const { remotes } = (await test.app.inject(`/remotes/${file}`)).json()
  return remotes[name]?.stable.version ?? null
}
const read = async (what: string) =>
  (await test.app.inject({ url: `/api/Release/${what}`, headers: operator })).json()

describe('a version with more claims than its remote had', () => {
  const name = 'kitchen'
  const wide = {
    background: ['SuperAdmin' as const],
    paths: [{ path: 'kitchen/:id', roles: ['Admin' as const, 'SuperAdmin' as const] }],
  }

  it("waits for the operator's approval before anybody is served it, even as the first version", async () => {
    team = await tokenFor(name)
    const answer = await publish(name, FIRST, { extra: { why: 'our first day' } })
    expect(answer.waiting.added).toEqual([
      { kind: 'path', what: 'kitchen/:id', roles: ['Admin'], permission: null },
      { kind: 'nav', what: 'kitchen · 1 · kitchen', roles: ['Admin'], permission: null },
    ])
    expect([answer.stable, await stableOf(name)]).toEqual([null, null])
    expect((await read('Get')).waiting).toMatchObject([
      { version: FIRST, state: 'waiting', who: 'kitchen CI', why: 'our first day' },
    ])
    expect(await decideApproval({ name, version: FIRST, isApproved: true })).toEqual({
      state: 'approved',
      isLive: true,
    })
    expect(await stableOf(name)).toBe(FIRST)
  })

  it('lists its new claims, and is served in no channel and to no share of the merchants', async () => {
    const answer = await publish(name, SECOND, { changes: wide })
    expect(answer).toMatchObject({
      stable: FIRST,
      waiting: {
        added: [
          { kind: 'path', what: 'kitchen/:id', roles: ['SuperAdmin'] },
          { kind: 'background', roles: ['SuperAdmin'] },
        ],
        removed: [],
      },
    })
    const beta = await tokenFor(name, null, 'beta')
    expect(
      (await publish(name, SECOND, { changes: wide, extra: { channel: 'beta' }, by: beta })).waiting,
    ).not.toBeNull()
    const canary = await release(test, 'Canary', { name, version: SECOND, percent: 5 }, team)
    expect([canary.statusCode, canary.json().code]).toEqual([409, 'approval_needed'])
    expect([await stableOf(name), await stableOf(name, 'beta')]).toEqual([FIRST, FIRST])
  })

  it('is refused with a reason in the history and the audit, and may be requested again', async () => {
    expect(await decideApproval({ name, version: SECOND, isApproved: false })).toMatchObject({
      code: 'validation_failed',
    })
    await decideApproval({ name, version: SECOND, isApproved: false, reason: 'why the operator?' })
    const refused = (await read(`History?name=${name}`)).find(
      (event: { action: string; version?: string }) => event.action === 'claims' && event.version === SECOND,
    )
    expect(refused).toMatchObject({
      state: 'refused',
      reason: 'why the operator?',
      decidedBy: expect.any(String),
    })
    const audit = (await test.app.inject({ url: '/api/AuditLog/Get', headers: operator })).body
    expect(audit).toContain('why the operator?')
    expect(await decideApproval({ name, version: SECOND, isApproved: true })).toMatchObject({
      code: 'illegal_transition',
    })
    expect((await publish(name, SECOND, { changes: wide })).waiting).not.toBeNull()
  })

  it('does not replace a newer version when it is approved late', async () => {
    await publish(name, THIRD)
    expect(await stableOf(name)).toBe(THIRD)
    expect(await decideApproval({ name, version: SECOND, isApproved: true })).toEqual({
      state: 'approved',
      isLive: false,
    })
    expect(await stableOf(name)).toBe(THIRD)
    const canary = await release(test, 'Canary', { name, version: SECOND, percent: 5 }, team)
    expect(canary.statusCode).toBe(200)
  })

  it('includes a version that drops a permission or moves in the sidebar', async () => {
    const held = [{ path: 'grill', roles: ['Admin' as const], permission: 'orders.read' as const }]
    const open = [{ path: 'grill', roles: ['Admin' as const] }]
    const [entry] = contractOf('grill', FIRST).nav
    team = await tokenFor('grill')
    await publish('grill', FIRST, { changes: { paths: held }, by: undefined })
    await release(test, 'DecideClaims', { name: 'grill', version: FIRST, isApproved: true }, operator)
    const opened = await publish('grill', SECOND, { changes: { paths: open } })
    expect(opened.waiting.added).toMatchObject([{ kind: 'path', what: 'grill', permission: null }])
    const nav = entry ? [{ ...entry, order: 0 }] : []
    const moved = await publish('grill', THIRD, { changes: { paths: held, nav } })
    expect(moved.waiting.added).toMatchObject([{ kind: 'nav', what: 'grill · 0 · grill' }])
  })
})

it("publishes without approval for equal claims, and for the deployment's own remotes", async () => {
  await publishVersion(test, ['stove', FIRST])
  team = await tokenFor('stove')
  expect(await publish('stove', SECOND)).toMatchObject({ stable: SECOND, waiting: null })
  expect(await publish('stove', THIRD, { extra: { approve: true } })).toMatchObject({
    code: 'forbidden_remote',
  })
})

it('lists the served claims of a remote as limits for a token that may publish just these', async () => {
  const roles = ['Admin' as const]
  const paths = ['grid', 'grid/all', 'edit/:id'].map(path => ({ path, roles }))
  const request = await storeVersion(test, contractOf('grid', FIRST, { paths }))
  await release(test, 'Publish', request)
  const { claims } = await read('Get')
  expect(claims.find((each: { name: string }) => each.name === 'grid')?.limits).toEqual({
    roles,
    paths: ['grid', 'edit'],
    background: false,
    kilobytes: null,
    nav: { from: 1, to: 1 },
  })
})

describe('a token with limits', () => {
  const limits: ClaimLimits = {
    roles: ['Admin'],
    paths: ['oven'],
    background: false,
    nav: { from: 1, to: 50 },
    kilobytes: 1,
  }

  it.each([
    {
      version: '0.1.0-aaaa',
      changes: { paths: [{ path: 'oven', roles: ['Kitchen' as const] }] },
      field: 'roles',
    },
    {
      version: '0.2.0-aaaa',
      changes: { paths: [{ path: 'ovens', roles: ['Admin' as const] }] },
      field: 'paths',
    },
    { version: '0.3.0-aaaa', changes: { background: ['Admin' as const] }, field: 'background' },
    {
      version: '0.4.0-aaaa',
      changes: { sizes: { 'remoteEntry.js': { raw: 9000, brotli: 1025 } } },
      field: 'sizes',
    },
  ])('refuses more $field than the limits allow', async ({ version, changes, field }) => {
    const by = await tokenFor('oven', limits)
    const answer = await publish('oven', version, { changes, by })
    expect([answer.code, Object.keys(answer.errors)]).toEqual(['claims_beyond_token', [`contract.${field}`]])
  })

  it('refuses a place in the sidebar outside the limits, and accepts one inside', async () => {
    const none = await tokenFor('oven', { ...limits, nav: null })
    const answer = await publish('oven', FIRST, { by: none })
    expect(answer.errors).toEqual({ 'contract.nav': ['oven (1)'] })
    expect((await publish('oven', FIRST, { by: await tokenFor('oven', limits) })).waiting).not.toBeNull()
  })

  it('applies the limits to promotions too', async () => {
    const by = await tokenFor('stove', { ...limits, paths: ['oven'] }, 'beta')
    const answer = await release(test, 'Promote', { name: 'stove', channel: 'beta', from: 'stable' }, by)
    expect(answer.json().code).toBe('claims_beyond_token')
  })
})
