import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  readAnyCaller,
  readApi,
  readCaller,
  readChange,
  readChannel,
  readCount,
  readName,
  readNewestHosts,
  readVersion,
} from './arguments.mjs'
import { readNewRemoteOptions } from './new/options.mjs'
import { Refusal } from './refusal.mjs'

const refusalOf = work => {
  try {
    work()
  } catch (error) {
    return error
  }
  return null
}
/** Wrong arguments end with 2 and one sentence, unlike a bug of the command or an answer of the server. */
const expectRefused = (work, words) => {
  const refusal = refusalOf(work)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal.exitCode).toBe(2)
  expect(refusal.message).toMatch(words)
}

describe('names, channels and versions', () => {
  it.each(['orders', 'kitchen-2', 'ab', `a${'b'.repeat(30)}`])('%s is a name', text => {
    expect([readName(text), readChannel(text)]).toEqual([text, text])
  })

  it.each(['', 'a', 'Orders', '2orders', 'or ders', '../orders', 'طلبات', `a${'b'.repeat(31)}`, 'orders\n'])(
    '%j is no name',
    text => {
      expectRefused(() => readName(text), /is no name of a remote/)
      expectRefused(() => readChannel(text), /is no name of a channel/)
    },
  )

  it('the default channel is stable', () => {
    expect(readChannel(undefined)).toBe('stable')
  })

  it.each(['1.2.0-0a1b2c3d4e', '0.0.1-abcd', '12.34.56-a1b2'])('%s is a version', text => {
    expect(readVersion(text)).toBe(text)
  })

  it.each(['1.2.0', 'v1.2.0-0a1b', '1.2-0a1b', '1.2.0-0A1B', '1.2.0-a', 'latest', '1.2.0-0a1b/../x'])(
    '%s is no version, and the refusal shows an example',
    text => expectRefused(() => readVersion(text), /one looks like 1\.2\.0-/),
  )
})

describe('numbers', () => {
  const percent = text => readCount({ text, from: 0, to: 100, what: 'PERCENT' })

  it.each([
    ['0', 0],
    ['7', 7],
    ['100', 100],
    ['007', 7],
  ])('%s is %d percent', (text, count) => {
    expect(percent(text)).toBe(count)
  })

  it.each(['', ' ', '101', '-1', '1.5', '1e1', '٥', '5%', '0x10', '9999999999'])(
    '%j percent is refused',
    text => expectRefused(() => percent(text), /PERCENT is a whole number from 0 to 100/),
  )

  it('a change contains the given options only', () => {
    expect(readChange({})).toEqual({ channel: 'stable' })
    expect(readChange({ channel: 'beta', why: 'noon', expect: '0' })).toEqual({
      channel: 'beta',
      why: 'noon',
      expectedRevision: 0,
    })
    expectRefused(() => readChange({ expect: 'newest' }), /--expect is a whole number/)
  })

  it('the last hosts by number, or all', () => {
    expect(readNewestHosts({})).toBeUndefined()
    expect(readNewestHosts({ hosts: '5' })).toBe(5)
    for (const hosts of ['0', '6']) expectRefused(() => readNewestHosts({ hosts }), /--hosts/)
  })
})

describe("the API's address and the token", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-arguments-'))
  const file = path.join(folder, 'token')
  const { SUFRA_DEPLOY_TOKEN: before } = process.env
  const api = 'https://sufra.test'
  beforeAll(() => writeFileSync(file, ' the-token\n'))
  beforeEach(() => delete process.env.SUFRA_DEPLOY_TOKEN)
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
    if (before === undefined) delete process.env.SUFRA_DEPLOY_TOKEN
    else process.env.SUFRA_DEPLOY_TOKEN = before
  })

  it.each(['http://localhost:4000', 'https://sufra.test', 'HTTP://LOCALHOST:4000'])(
    '%s is an address',
    text => {
      expect(readApi({ api: text })).toBe(text)
    },
  )

  it.each(['localhost:4000', 'sufra.test', '', '/api', 'file:///etc', 'http://', 'ftp://sufra.test'])(
    '%j is refused: it would look like an API that is temporarily unreachable',
    text => expectRefused(() => readApi({ api: text }), /is no address; one looks like http/),
  )

  it("the file's token is read without the editor's final line end", () => {
    expect(readCaller({ api, 'token-file': file })).toEqual({ api, token: 'the-token' })
  })

  it('the token of the environment wins', () => {
    process.env.SUFRA_DEPLOY_TOKEN = 'of-the-environment'
    expect(readCaller({ api, 'token-file': file })).toEqual({ api, token: 'of-the-environment' })
  })

  it.each([
    ['two tokens on two lines', 'first-secret\nsecond-secret'],
    ['a token with a note', 'deploy: first-secret'],
    ['characters that are invalid in a header', 'first-secret…'],
    ['an empty text', '\n'],
  ])('%s is no token, and the message does not contain it', (_what, text) => {
    const other = path.join(folder, 'other')
    writeFileSync(other, text)
    const refusal = refusalOf(() => readCaller({ api, 'token-file': other }))
    expect(refusal).toMatchObject({ exitCode: 2, message: expect.stringMatching(/is no deploy token/) })
    expect(refusal.message).not.toContain('secret')
    if (text.trim() === '') return
    process.env.SUFRA_DEPLOY_TOKEN = text
    const named = refusalOf(() => readCaller({ api }))
    expect(named.message).toMatch(/^what SUFRA_DEPLOY_TOKEN holds/)
    expect(named.message).not.toContain('secret')
  })

  it('a token that was pasted with a line end is read without it', () => {
    process.env.SUFRA_DEPLOY_TOKEN = 'pasted\r\n'
    expect(readCaller({ api })).toEqual({ api, token: 'pasted' })
  })

  it('a named file must exist, even if no token is needed', () => {
    const values = { api, 'token-file': path.join(folder, 'gone') }
    for (const read of [readCaller, readAnyCaller]) expectRefused(() => read(values), /no deploy token.*gone/)
  })
})

describe('the options of a new remote', () => {
  const menus = {
    name: 'menus',
    paths: [{ path: 'menus/:id' }],
    nav: [{ id: 'live-menu' }],
    i18n: { namespace: 'menus' },
  }
  const place = { port: 5007, hostApi: '1.4.0', others: [menus] }
  const settingsOf = (name, values = {}) => readNewRemoteOptions({ name, values, place })

  it('have defaults from its name', () => {
    expect(settingsOf('table-plan')).toEqual({
      name: 'table-plan',
      path: 'table-plan',
      labels: { ar: 'شاشة جديدة', en: 'Table plan' },
      roles: ['Admin', 'BranchManager'],
      component: 'TablePlan',
      port: 5007,
      order: 95,
      hostApi: '1.4.0',
    })
  })

  it('are trimmed, and roles are unique', () => {
    const values = {
      path: 'floor/today',
      'label-ar': ' الصالة ',
      'label-en': 'Floor',
      roles: 'Kitchen, Admin,Kitchen',
      port: '65535',
    }
    expect(settingsOf('floor', values)).toMatchObject({
      path: 'floor/today',
      labels: { ar: 'الصالة', en: 'Floor' },
      roles: ['Kitchen', 'Admin'],
      port: 65_535,
    })
  })

  it.each([
    ['a name with two dashes', 'table--plan', {}, /no name of a remote/],
    ['a name that ends with a dash', 'table-', {}, /no name of a remote/],
    ['a path from the root', 'tables', { path: '/tables' }, /is no path/],
    ['a path with an empty part', 'tables', { path: 'tables//today' }, /is no path/],
    ['a path with parent folders', 'tables', { path: '../admin' }, /is no path/],
    ['a label of blanks', 'tables', { 'label-ar': '  ' }, /--label-ar must be a text of 1 to 40/],
    ['a label that is too long', 'tables', { 'label-en': 'x'.repeat(41) }, /--label-en must be a text/],
    ['an unknown role', 'tables', { roles: 'Admin,Waiter' }, /no role "Waiter"/],
    ['an empty list of roles', 'tables', { roles: '' }, /no role ""/],
    ['port 0', 'tables', { port: '0' }, /--port is a whole number/],
    ['a port out of range', 'tables', { port: '65536' }, /--port is a whole number/],
    ['the name of another remote', 'menus', { path: 'other' }, /there is a remote menus already/],
  ])('%s is refused before anything is written', (...[, name, values, words]) => {
    expectRefused(() => settingsOf(name, values), words)
  })

  it('the path of another remote is refused with a remedy', () => {
    const others = [{ ...menus, paths: [{ path: 'menus/today' }] }]
    expectRefused(
      () =>
        readNewRemoteOptions({
          name: 'tables',
          values: { path: 'Menus/Today' },
          place: { ...place, others },
        }),
      /choose another --path/,
    )
  })

  it("the namespace of another remote is refused, because it would show that remote's texts", () => {
    const others = [{ ...menus, name: 'other', i18n: { namespace: 'tables' } }]
    expectRefused(
      () => readNewRemoteOptions({ name: 'tables', values: {}, place: { ...place, others } }),
      /choose another name/,
    )
  })
})
