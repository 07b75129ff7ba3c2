import { useSession } from '@sufra/shared/session'
import { answerHttp } from '@sufra/shared/testing'
import { waitFor } from '@testing-library/react'
import { BuildStream } from '#src/testing/build-stream.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { signInAs } from '#src/testing/tokens.ts'
import { adoptRegistry, allowOrigins, useRemotes } from '#src/remotes/remote-store.ts'
import {
  findOverrideFailure,
  followOverrides,
  openOverrides,
  resetOverride,
  startOverride,
} from './open-overrides.ts'
import { overrideOf, overrideVersion, useOverrides } from '#src/remotes/override-store.ts'
import { acceptOverrideRequest, declineOverrideRequest } from './run-overrides.ts'
import { storeOverrideRequest, readOverrideRequests } from './override-requests.ts'

const DEV = 'http://localhost:5001'
const BODY = { name: 'tables', url: `${DEV}/`, proof: null }
const BUILT = '2.0.0-bbbbbbbbbb'
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString()

const contract = (changes: object = {}) => ({
  schema: 1,
  name: 'tables',
  version: BUILT,
  sizes: {},
  ...releasedSample().contract,
  ...changes,
})

type Answers = Parameters<typeof answerHttp>[0]
/** Sets the responses of the developer's server and of ours; a later call replaces them. */
const answer = (answers: Answers = {}) =>
  answerHttp({ 'GET /contract.json': { body: contract() }, ...answers })
const allowed = (changes: object = {}) => ({
  body: { name: 'tables', url: `${DEV}/`, expiresAt: IN_AN_HOUR, ...changes },
})

const agreed = () => ({ agreedBy: useSession.getState().userId ?? undefined })
const open = (overrides: 'open' | 'signed' = 'open') => openOverrides({ overrides })
const reasons = () => useOverrides.getState().refused.map(({ reason }) => reason)

beforeAll(() => {
  Reflect.set(globalThis, 'SHARED_VERSIONS', { react: '19.3.1' })
  Reflect.set(globalThis, 'EventSource', BuildStream)
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'SHARED_VERSIONS')
  Reflect.deleteProperty(globalThis, 'EventSource')
})

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation()
  sessionStorage.clear()
  BuildStream.opened = []
  signInAs('Admin')
  allowOrigins({ remoteOrigins: [DEV] })
  useRemotes.setState({ attempts: {}, states: {} })
  adoptRegistry({ registry: registrySample({ revision: Math.random() }), source: 'network' })
})
afterEach(() =>
  resetOverride('tables').then(() => useOverrides.setState({ running: {}, refused: [], asked: [] })),
)

describe('permission to override', () => {
  it('is given to everybody in an open deployment', async () => {
    answer()
    storeOverrideRequest(BODY)
    await open('open')
    expect(overrideVersion('tables')).toMatchObject({
      version: `${BUILT} override`,
      baseUrl: `${DEV}/`,
      contract: { paths: contract().paths },
    })
  })

  it('is given only to the operator without a link in a restricted deployment', async () => {
    answer()
    storeOverrideRequest(BODY)
    await open('signed')
    expect([reasons(), overrideVersion('tables'), readOverrideRequests()]).toEqual([['unproven'], null, []])
    signInAs('SuperAdmin')
    storeOverrideRequest({ ...BODY, ...agreed() })
    await open('signed')
    expect([reasons(), overrideVersion('tables')?.version]).toEqual([[], `${BUILT} override`])
  })

  it('is given by a link signed for exactly this override', async () => {
    const { calls } = answer({ 'POST /api/Release/CheckOverride': allowed() })
    storeOverrideRequest({ ...BODY, proof: 'a.b.c', ...agreed() })
    await open('signed')
    expect(overrideVersion('tables')?.version).toBe(`${BUILT} override`)
    expect(calls.find(({ path }) => path.endsWith('CheckOverride'))?.body).toEqual({ proof: 'a.b.c' })
  })

  it.each([
    ['another remote', { name: 'menus' }],
    ['another address', { url: `${DEV}/other/` }],
  ])('is not given by a link for %s', async (_case, changes) => {
    answer({ 'POST /api/Release/CheckOverride': allowed(changes) })
    storeOverrideRequest({ ...BODY, proof: 'a.b.c' })
    await open('signed')
    expect([reasons(), overrideVersion('tables'), readOverrideRequests()]).toEqual([['proof'], null, []])
  })

  it('is refused with an expired link and stays pending for an unchecked one', async () => {
    answer({ 'POST /api/Release/CheckOverride': { status: 400, body: { code: 'validation_failed' } } })
    storeOverrideRequest({ ...BODY, proof: 'a.b.c' })
    await open('signed')
    expect([reasons(), readOverrideRequests()]).toEqual([['proof'], []])
    answer({ 'POST /api/Release/CheckOverride': { status: 503, body: { code: 'unavailable' } } })
    storeOverrideRequest({ ...BODY, proof: 'a.b.c' })
    await open('signed')
    expect([reasons(), readOverrideRequests().length]).toEqual([['unchecked'], 1])
  })

  it.each(['https://evil.example/', 'http://localhost:50011/', 'javascript:alert(1)', 'nonsense'])(
    'is given only for listed origins, also to the operator: %s',
    async url => {
      signInAs('SuperAdmin')
      const { calls } = answer()
      storeOverrideRequest({ ...BODY, url })
      await open('open')
      expect([reasons(), overrideVersion('tables'), calls]).toEqual([['origin'], null, []])
    },
  )

  it('is checked again when another person signs in', async () => {
    answer()
    signInAs('SuperAdmin')
    storeOverrideRequest({ ...BODY, ...agreed() })
    await open('signed')
    expect(overrideVersion('tables')).not.toBeNull()
    useSession.setState({ userId: 8, user: null })
    expect(overrideVersion('tables')).toBeNull()
    await waitFor(() => expect(reasons()).toEqual(['unproven']))
  })

  it("ends with the link's expiry", async () => {
    const soon = new Date(Date.now() + 50).toISOString()
    answer({ 'POST /api/Release/CheckOverride': allowed({ expiresAt: soon }) })
    storeOverrideRequest({ ...BODY, proof: 'a.b.c', ...agreed() })
    await open('signed')
    expect(overrideVersion('tables')).not.toBeNull()
    await waitFor(() => expect(overrideVersion('tables')).toBeNull())
    expect([reasons(), readOverrideRequests()]).toEqual([['proof'], []])
  })
})

describe('a link', () => {
  const asked = () => useOverrides.getState().asked
  const openLink = async () => {
    const { calls } = answer({ 'POST /api/Release/CheckOverride': allowed() })
    storeOverrideRequest({ ...BODY, proof: 'a.b.c' })
    await open('signed')
    return calls.filter(({ path }) => path === '/contract.json')
  }

  it.each(['Admin', 'SuperAdmin'] as const)("runs nothing before the person's consent (%s)", async role => {
    signInAs(role)
    expect(await openLink()).toEqual([])
    expect([asked(), overrideVersion('tables')]).toEqual([[{ name: 'tables', url: `${DEV}/` }], null])
    await acceptOverrideRequest('tables')
    expect([asked(), overrideVersion('tables')?.version]).toEqual([[], `${BUILT} override`])
  })

  it('is dropped when the person declines', async () => {
    await openLink()
    declineOverrideRequest('tables')
    expect([asked(), readOverrideRequests(), overrideVersion('tables')]).toEqual([[], [], null])
  })

  it('asks once per tab, and asks the next person again', async () => {
    await openLink()
    await acceptOverrideRequest('tables')
    await open('signed')
    expect([asked(), overrideVersion('tables')?.version]).toEqual([[], `${BUILT} override`])
    useSession.setState({ userId: 8 })
    await waitFor(() => expect(asked()).toHaveLength(1))
    expect(overrideVersion('tables')).toBeNull()
  })

  it('needs no consent in an open deployment', async () => {
    answer()
    storeOverrideRequest(BODY)
    await open('open')
    expect([asked(), overrideVersion('tables')?.version]).toEqual([[], `${BUILT} override`])
  })
})

describe('a build that cannot run', () => {
  it.each([
    ['unreachable', { status: 503, body: 'The first build is not ready yet.' }],
    ['invalid', { body: { hello: 'world' } }],
    ['invalid', { body: contract({ name: 'menus' }) }],
    ['incompatible', { body: contract({ hostApi: '^9.0.0' }) }],
    ['incompatible', { body: contract({ consumes: { react: '^18.0.0' } }) }],
  ])('is %s in place of the released version', async (code, reply) => {
    answer({ 'GET /contract.json': reply })
    storeOverrideRequest(BODY)
    await open()
    expect(overrideOf('tables')?.failure?.code).toBe(code)
    expect(overrideVersion('tables')).toMatchObject({ version: 'override', baseUrl: `${DEV}/` })
    expect(await findOverrideFailure('tables')).toMatchObject({ code })
  })

  it('is requested again before each try, so that Retry helps', async () => {
    answer({ 'GET /contract.json': { status: 503 } })
    storeOverrideRequest(BODY)
    await open()
    answer()
    expect(await findOverrideFailure('tables')).toBeNull()
    expect(overrideVersion('tables')?.version).toBe(`${BUILT} override`)
  })
})

describe('while an override runs', () => {
  let swapped: string[]
  let end: () => void
  beforeEach(() => {
    swapped = []
    end = followOverrides(name => swapped.push(name))
  })
  afterEach(() => end())

  const start = async () => {
    const { calls } = answer()
    await startOverride({ name: 'tables', url: DEV })
    return calls
  }

  it('loads a new build and ignores the one that already runs', async () => {
    useOverrides.setState({ mode: 'open' })
    const calls = await start()
    const [stream] = BuildStream.opened
    expect([stream?.url, swapped]).toEqual([`${DEV}/updates`, ['tables']])
    stream?.tell('build', BUILT)
    expect(calls.length).toBe(1)
    answer({ 'GET /contract.json': { body: contract({ version: '2.0.0-cccccccccc' }) } })
    stream?.tell('build', '2.0.0-cccccccccc')
    await waitFor(() => expect(overrideVersion('tables')?.version).toBe('2.0.0-cccccccccc override'))
    expect(swapped).toEqual(['tables', 'tables'])
  })

  it('repeated failures of a dead server keep the card', async () => {
    answer({ 'GET /contract.json': { status: 503 } })
    await startOverride({ name: 'tables', url: DEV })
    expect(swapped).toEqual(['tables'])
    await findOverrideFailure('tables')
    await findOverrideFailure('tables')
    expect(swapped).toEqual(['tables'])
  })

  it('a compile error keeps the last good build and is shown until the next good build', async () => {
    await start()
    const [stream] = BuildStream.opened
    stream?.tell('problem', 'tables.tsx: Unexpected token')
    expect(overrideOf('tables')).toMatchObject({
      buildProblem: 'tables.tsx: Unexpected token',
      version: { version: `${BUILT} override` },
    })
    stream?.tell('build', BUILT)
    expect(overrideOf('tables')?.buildProblem).toBeNull()
    expect(swapped).toEqual(['tables'])
  })

  it('a reset removes the override request, ends the watch and restores the released version', async () => {
    await start()
    await resetOverride('tables')
    expect([overrideVersion('tables'), readOverrideRequests(), BuildStream.opened[0]?.isClosed]).toEqual([
      null,
      [],
      true,
    ])
    expect(swapped).toEqual(['tables', 'tables'])
  })

  it('another address replaces the first in one step', async () => {
    allowOrigins({ remoteOrigins: [DEV, 'http://localhost:5002'] })
    await start()
    await startOverride({ name: 'tables', url: 'http://localhost:5002' })
    expect(BuildStream.opened.map(({ url, isClosed }) => [url, isClosed])).toEqual([
      [`${DEV}/updates`, true],
      ['http://localhost:5002/updates', false],
    ])
    expect(swapped).toEqual(['tables', 'tables'])
  })
})
