import { forgetAttempts, noteAttempt, retryAddress } from './retry-plugin.ts'

const BASE = `${window.location.origin}/remotes/tables/1.0.0-aaaaaaaaaa/`
const OTHER = `${window.location.origin}/remotes/tables/2.0.0-bbbbbbbbbb/`
const scriptOf = (src: string): HTMLScriptElement => {
  const script = document.createElement('script')
  script.src = src
  document.head.append(script)
  return script
}

beforeEach(() => {
  forgetAttempts(BASE)
  forgetAttempts(OTHER)
})
afterEach(() => document.head.replaceChildren())

it('the first attempt asks for a file as it is called, and each later one for another address', () => {
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}remoteEntry.js`)).toBe(`${BASE}remoteEntry.js`)
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}remoteEntry.js`)).toBe(`${BASE}remoteEntry.js?attempt=2`)
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}remoteEntry.js`)).toBe(`${BASE}remoteEntry.js?attempt=3`)
})

it('a path on this origin is the same file', () => {
  noteAttempt(BASE)
  noteAttempt(BASE)
  expect(retryAddress('/remotes/tables/1.0.0-aaaaaaaaaa/tables.js')).toBe(`${BASE}tables.js?attempt=2`)
})

it('what the address asked for already stays in it', () => {
  noteAttempt(BASE)
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}tables.js?lang=ar`)).toBe(`${BASE}tables.js?lang=ar&attempt=2`)
})

it('another version, and the host’s own files, are left as they are', () => {
  noteAttempt(BASE)
  noteAttempt(BASE)
  for (const url of [`${OTHER}remoteEntry.js`, `${window.location.origin}/assets/shell.js`])
    expect(retryAddress(url)).toBe(url)
})

it('a script of a try before is taken out of the page, and none of anybody else', () => {
  noteAttempt(BASE)
  const hung = scriptOf(`${BASE}remoteEntry.js`)
  const others = [scriptOf(`${OTHER}remoteEntry.js`), scriptOf('/assets/shell.js')]
  noteAttempt(BASE)
  expect(hung).not.toBeInTheDocument()
  for (const script of others) expect(script).toBeInTheDocument()
})

it('the first attempt takes nothing out: what the page began with is on its way', () => {
  const early = scriptOf(`${BASE}remoteEntry.js`)
  noteAttempt(BASE)
  expect(early).toBeInTheDocument()
})

it('a version that is let go of begins anew', () => {
  noteAttempt(BASE)
  noteAttempt(BASE)
  forgetAttempts(BASE)
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}remoteEntry.js`)).toBe(`${BASE}remoteEntry.js`)
})
