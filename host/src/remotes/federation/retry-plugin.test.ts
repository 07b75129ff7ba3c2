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

it('requests the plain address at the first attempt and a different one at each later attempt', () => {
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}remoteEntry.js`)).toBe(`${BASE}remoteEntry.js`)
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}remoteEntry.js`)).toBe(`${BASE}remoteEntry.js?attempt=2`)
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}remoteEntry.js`)).toBe(`${BASE}remoteEntry.js?attempt=3`)
})

it('treats a path on this origin as the same file', () => {
  noteAttempt(BASE)
  noteAttempt(BASE)
  expect(retryAddress('/remotes/tables/1.0.0-aaaaaaaaaa/tables.js')).toBe(`${BASE}tables.js?attempt=2`)
})

it('keeps the query that the address already has', () => {
  noteAttempt(BASE)
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}tables.js?lang=ar`)).toBe(`${BASE}tables.js?lang=ar&attempt=2`)
})

it('leaves other versions and the host’s own files unchanged', () => {
  noteAttempt(BASE)
  noteAttempt(BASE)
  for (const url of [`${OTHER}remoteEntry.js`, `${window.location.origin}/assets/shell.js`])
    expect(retryAddress(url)).toBe(url)
})

it('removes scripts of the last attempt from the page, and no others', () => {
  noteAttempt(BASE)
  const hung = scriptOf(`${BASE}remoteEntry.js`)
  const others = [scriptOf(`${OTHER}remoteEntry.js`), scriptOf('/assets/shell.js')]
  noteAttempt(BASE)
  expect(hung).not.toBeInTheDocument()
  for (const script of others) expect(script).toBeInTheDocument()
})

it('removes nothing at the first attempt, since preloads are under way', () => {
  const early = scriptOf(`${BASE}remoteEntry.js`)
  noteAttempt(BASE)
  expect(early).toBeInTheDocument()
})

it('starts again with the plain address after a version was removed', () => {
  noteAttempt(BASE)
  noteAttempt(BASE)
  forgetAttempts(BASE)
  noteAttempt(BASE)
  expect(retryAddress(`${BASE}remoteEntry.js`)).toBe(`${BASE}remoteEntry.js`)
})
