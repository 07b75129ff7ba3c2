import type { RegistryEntry } from '@sufra/shared/contracts/release'
import { useSession } from '@sufra/shared/session'
import { useOverrides } from '#src/remotes/override-store.ts'
import { adoptRegistry, useRemotes } from '#src/remotes/remote-store.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { tokenOf } from '#src/testing/tokens.ts'
import { bucketOf, fnv1a } from './bucket.ts'
import { chosenVersion, isSwitchedOff } from './choice.ts'
import { chooseInTab, useTabChoices } from './tab-choices.ts'

const STABLE = '2.0.0-bbbbbbbbbb'
const PREVIOUS = '1.0.0-aaaaaaaaaa'
const CANARY = '3.0.0-cccccccccc'

const release = (changes: Partial<RegistryEntry> = {}) => {
  const registry = registrySample({ revision: useRemotes.getState().registry.revision + 1 })
  registry.remotes.tables = {
    stable: releasedSample({ version: STABLE }),
    previous: releasedSample({ version: PREVIOUS }),
    canary: null,
    disabled: false,
    ...changes,
  }
  adoptRegistry({ registry, source: 'network' })
}
const canary = (percent: number) => ({ version: releasedSample({ version: CANARY }), percent, salt: 'salt' })
const chosen = () => {
  const found = chosenVersion('tables')
  return found && `${found.choice} ${found.version.version}`
}
const signIn = (accountId: number | null) =>
  useSession.setState({
    user: {
      ...useSession.getInitialState().user,
      Id: 1,
      Email: '',
      Name: '',
      Role: 'Admin',
      branchIds: [],
      branchNames: [],
      permissions: [],
      onboardingStep: 'done',
      accountId,
    },
    accessToken: tokenOf('Admin'),
  })
const fail = (version: string) =>
  chooseInTab('tables', { falls: [{ version, stable: STABLE, code: 'broken', detail: '' }] })

beforeEach(() => {
  sessionStorage.clear()
  useTabChoices.setState({}, true)
  useOverrides.setState({ running: {}, refused: [] })
  useRemotes.setState(useRemotes.getInitialState(), true)
  signIn(7)
})

describe('the chosen version', () => {
  it('is the stable one for everybody, and none while the remote is disabled or unreleased', () => {
    release()
    expect(chosen()).toBe(`stable ${STABLE}`)
    release({ disabled: true })
    expect(chosen()).toBeNull()
    release({ stable: null, previous: null })
    expect(chosen()).toBeNull()
  })

  it('is the canary for merchants in its share, and never without a merchant', () => {
    release({ canary: canary(bucketOf({ salt: 'salt', accountId: 7 }) + 1) })
    expect(chosen()).toBe(`canary ${CANARY}`)
    release({ canary: canary(bucketOf({ salt: 'salt', accountId: 7 })) })
    expect(chosen()).toBe(`stable ${STABLE}`)
    release({ canary: canary(100) })
    signIn(null)
    expect(chosen()).toBe(`stable ${STABLE}`)
  })

  it('is the one chosen by hand in this tab, also after a reload', () => {
    release({ canary: canary(0) })
    chooseInTab('tables', { run: 'canary' })
    expect(chosen()).toBe(`hand ${CANARY}`)
    expect(JSON.parse(sessionStorage.getItem('sufra.remote-choices') ?? '')).toEqual({
      tables: { run: 'canary' },
    })
    chooseInTab('tables', { run: undefined })
    expect(chosen()).toBe(`stable ${STABLE}`)
  })

  it('is none while the remote is switched off in this tab', () => {
    release()
    chooseInTab('tables', { off: true })
    expect(isSwitchedOff('tables')).toBe(true)
    expect(chosen()).toBeNull()
  })

  it('is an override before all others', () => {
    release()
    const version = releasedSample({ version: '9.0.0-override' })
    useOverrides.setState({
      running: { tables: { url: version.baseUrl, version, failure: null, buildProblem: null } },
    })
    expect(chosen()).toBe('override 9.0.0-override')
  })

  it('is the previous one while the stable one failed here, until another is stable', () => {
    release()
    fail(STABLE)
    expect(chosen()).toBe(`previous ${PREVIOUS}`)
    expect(chosenVersion('tables')?.insteadOf).toMatchObject({ version: STABLE })
    release({ stable: releasedSample({ version: '2.0.1-dddddddddd' }) })
    expect(chosen()).toBe('stable 2.0.1-dddddddddd')
  })

  it('is the stable one when a canary failed here', () => {
    release({ canary: canary(100) })
    fail(CANARY)
    expect(chosen()).toBe(`stable ${STABLE}`)
  })

  it('is never a withdrawn one', () => {
    release({ withdrawn: [STABLE] })
    expect(chosen()).toBe(`previous ${PREVIOUS}`)
  })

  it("is the stable one when the tab's stored choice is invalid", () => {
    release()
    sessionStorage.setItem('sufra.remote-choices', '{"tables":{"run":"newest","off":"no","falls":[7]}}')
    useTabChoices.setState({ tables: {} }, true)
    expect(chosen()).toBe(`stable ${STABLE}`)
  })
})

it('hashes the bucket with 32-bit FNV-1a as the server does', () => {
  expect(fnv1a('')).toBe(0x811c9dc5)
  expect(fnv1a('a')).toBe(0xe40c292c)
  expect(fnv1a('foobar')).toBe(0xbf9cf968)
})

describe("the tab's stored choices, written by another host version or by hand", () => {
  const reload = async (kept: string) => {
    sessionStorage.setItem('sufra.remote-choices', kept)
    let fresh: object = {}
    await jest.isolateModulesAsync(async () => {
      const { useTabChoices: choices } = await import('./tab-choices.ts')
      fresh = choices.getState()
    })
    return fresh
  }
  const fall = { version: CANARY, stable: STABLE, code: 'broken', detail: '' }

  it('return after a reload', async () => {
    chooseInTab('tables', { run: 'previous', falls: [{ ...fall, code: 'broken' }] })
    chooseInTab('menus', { off: true })
    expect(await reload(sessionStorage.getItem('sufra.remote-choices') ?? '')).toEqual({
      tables: { run: 'previous', falls: [fall] },
      menus: { off: true },
    })
  })

  it.each(['', 'null', '[]', '7', '{"tables":', '"off"'])(
    'contain no choice when they are %j',
    async kept => {
      expect(await reload(kept)).toEqual({})
    },
  )

  it.each([
    ['an unknown version', { run: '3.0.0-cccccccccc' }, {}],
    ['off as a text', { off: 'true' }, {}],
    ['falls that are no list', { falls: { 0: fall } }, {}],
    [
      'falls of which one is broken',
      { falls: [fall, null, { ...fall, detail: 4 }, { ...fall, stable: 2 }] },
      { falls: [fall] },
    ],
    ['something of a later host', { run: 'canary', since: 'today' }, { run: 'canary' }],
    ['a null choice', null, {}],
  ])('lose %s and keep the rest', async (_case, kept, left) => {
    expect(await reload(JSON.stringify({ tables: kept, menus: { off: true } }))).toEqual({
      tables: left,
      menus: { off: true },
    })
  })

  it('contain nothing after a choice is undone', () => {
    chooseInTab('tables', { run: 'canary', off: true })
    chooseInTab('tables', { run: undefined })
    expect(useTabChoices.getState()).toEqual({ tables: { off: true } })
    expect(JSON.parse(sessionStorage.getItem('sufra.remote-choices') ?? '')).toEqual({
      tables: { off: true },
    })
  })

  it('last as long as the page when the browser stores nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    chooseInTab('tables', { off: true })
    expect(useTabChoices.getState()).toEqual({ tables: { off: true } })
    jest.restoreAllMocks()
  })
})
