import { releasedSample } from '#src/testing/registry-samples.ts'
import { allowOrigins } from '#src/remotes/remote-store.ts'
import { expectFilesOf, expectedTargets, targetOf } from '#src/remotes/allowed-files.ts'
import { forgetVersion } from './forget-version.ts'

const traceOf = (version: string) => ({ name: 'tables', version, baseUrl: `/remotes/tables/${version}/` })
const OLD = traceOf('1.0.0-aaaaaaaaaa')
const NEW = traceOf('2.0.0-bbbbbbbbbb')
const OLD_CHUNKS = 'sufraChunks_tables_1_0_0_aaaaaaaaaa'
const NEW_CHUNKS = 'sufraChunks_tables_2_0_0_bbbbbbbbbb'

const addTag = (tag: 'script' | 'link', address: string) => {
  const element = document.createElement(tag)
  element.setAttribute(tag === 'script' ? 'src' : 'href', address)
  document.head.append(element)
}
const tags = () => [...document.head.children].map(tag => tag.getAttribute('src') ?? tag.getAttribute('href'))

beforeEach(() => {
  document.head.replaceChildren()
  allowOrigins({ remoteOrigins: [] })
  for (const { version, baseUrl } of [OLD, NEW]) {
    addTag('script', `${baseUrl}remoteEntry.js`)
    addTag('link', `${baseUrl}tables.js`)
    expectFilesOf(targetOf('tables', releasedSample({ version })))
  }
  Reflect.set(globalThis, OLD_CHUNKS, [])
  Reflect.set(globalThis, NEW_CHUNKS, [])
})

describe('a version that no longer runs', () => {
  it('leaves no tags, chunk list or hashes, and removes nothing of the running version', () => {
    forgetVersion(OLD, NEW)
    expect(tags()).toEqual([`${NEW.baseUrl}remoteEntry.js`, `${NEW.baseUrl}tables.js`])
    expect(Reflect.has(globalThis, OLD_CHUNKS)).toBe(false)
    expect(Reflect.has(globalThis, NEW_CHUNKS)).toBe(true)
    expect(expectedTargets().map(({ version }) => version)).toEqual([NEW.version])
  })

  it('keeps files that the next build from the same folder uses too', () => {
    forgetVersion({ ...NEW, version: '2.0.0-cccccccccc' }, NEW)
    expect(tags()).toHaveLength(4)
    expect(expectedTargets()).toHaveLength(2)
  })
})
