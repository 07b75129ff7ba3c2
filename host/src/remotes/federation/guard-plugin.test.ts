import { releasedSample } from '#src/testing/registry-samples.ts'
import {
  expectFilesOf,
  forgetFilesOf,
  overrideTarget,
  requiredHash,
  targetOf,
} from '#src/remotes/allowed-files.ts'
import { guardPlugin } from './guard-plugin.ts'
import { allowOrigins } from '#src/remotes/remote-store.ts'
import { forgetAttempts, noteAttempt } from './retry-plugin.ts'

const BASE = `${window.location.origin}/remotes/tables/1.0.0-aaaaaaaaaa/`
const HASH = `sha384-${'A'.repeat(64)}`

const released = () => {
  const version = releasedSample()
  version.contract.files['remoteEntry.js'] = `sha384-${'B'.repeat(64)}`
  return version
}

const guarded = (url: string): HTMLScriptElement => {
  guardPlugin()
  const script = document.createElement('script')
  globalThis.sufraGuardScript?.(script, url)
  return script
}

beforeEach(() => {
  allowOrigins({ remoteOrigins: ['https://cdn.example'] })
  expectFilesOf(targetOf('tables', released()))
  forgetAttempts(BASE)
  noteAttempt(BASE)
})

describe('the guard plugin', () => {
  it("adds the registry's hash to a remote’s script", () => {
    const script = guarded(`${BASE}remoteEntry.js`)
    expect(script.integrity).toBe(`sha384-${'B'.repeat(64)}`)
    expect(script.crossOrigin).toBe('anonymous')
  })

  it('makes the browser refuse a script that the registry does not name', () => {
    expect(guarded(`${BASE}smuggled.js`).integrity).toBe(HASH)
  })

  it('ignores the host’s own scripts', () => {
    expect(guarded(`${window.location.origin}/assets/shell.js`).integrity).toBeFalsy()
  })

  it("adds the registry's hash to a chunk's stylesheet", () => {
    guardPlugin()
    const link = document.createElement('link')
    link.href = `${BASE}floors.css`
    globalThis.sufraGuardStyle?.(link)
    expect(link.integrity).toBe(HASH)
    expect(link.crossOrigin).toBe('anonymous')
  })

  it('uses another address from the second attempt on, with the same hash', () => {
    noteAttempt(BASE)
    const script = guarded(`${BASE}remoteEntry.js`)
    expect(script.src).toBe(`${BASE}remoteEntry.js?attempt=2`)
    expect(requiredHash(script.src)).toBe(`sha384-${'B'.repeat(64)}`)
  })

  it('refuses an origin that is not listed', () => {
    const { createScript } = guardPlugin()
    const load = (url: string) => createScript?.({ url, attrs: {} })
    expect(() => load('https://evil.example/remoteEntry.js')).toThrow('https://evil.example')
    expect(() => load('https://cdn.example/remoteEntry.js')).not.toThrow()
  })

  it('trusts a developer’s build by its origin, since its files change under the page', () => {
    expectFilesOf(overrideTarget('tables', { ...released(), baseUrl: 'https://cdn.example/dev/' }))
    expect(requiredHash('https://cdn.example/dev/chunk.js')).toBeUndefined()
  })

  it('guards the files of both versions while both are in the page, and no longer', () => {
    const next = releasedSample({ version: '2.0.0-bbbbbbbbbb' })
    next.contract.files['remoteEntry.js'] = `sha384-${'C'.repeat(64)}`
    expectFilesOf(targetOf('tables', next))
    const nextEntry = new URL(`${next.baseUrl}remoteEntry.js`, window.location.href).href
    expect(requiredHash(nextEntry)).toBe(`sha384-${'C'.repeat(64)}`)
    expect(requiredHash(`${BASE}remoteEntry.js`)).toBe(`sha384-${'B'.repeat(64)}`)
    forgetFilesOf(next.baseUrl)
    expect(requiredHash(nextEntry)).toBeUndefined()
  })
})
