import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { putIntoStore } from './store.mjs'

const place = mkdtempSync(path.join(os.tmpdir(), 'sufra-store-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const built = (name, files) => {
  const folder = path.join(place, name)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  return folder
}
const store = path.join(place, 'store')
const version = { store, name: 'orders', version: '1.0.0-abcdef1234' }

describe('the store', () => {
  test('keeps a build under its version, without what only the build needs', async () => {
    const folder = built('one', { 'remoteEntry.js': 'code', '.stamp': 'x', 'mf-stats.json': '{}' })
    const { target, isNew } = await putIntoStore({ ...version, folder })
    expect(isNew).toBe(true)
    expect(readdirSync(target)).toEqual(['remoteEntry.js'])
  })

  test('takes the same build again without touching it', async () => {
    const folder = built('same', { 'remoteEntry.js': 'code', '.stamp': 'another' })
    expect((await putIntoStore({ ...version, folder })).isNew).toBe(false)
  })

  test('never lets a version hold other bytes or other files', async () => {
    const changed = built('changed', { 'remoteEntry.js': 'other' })
    await expect(putIntoStore({ ...version, folder: changed })).rejects.toMatchObject({ exitCode: 3 })
    const more = built('more', { 'remoteEntry.js': 'code', 'extra.js': 'code' })
    await expect(putIntoStore({ ...version, folder: more })).rejects.toMatchObject({ exitCode: 3 })
    expect(readFileSync(path.join(store, 'orders/1.0.0-abcdef1234/remoteEntry.js'), 'utf8')).toBe('code')
  })

  test('holds one whole folder when two publish the same build at once', async () => {
    const folder = built('race', { 'remoteEntry.js': 'code', 'chunk.js': 'more' })
    const race = { store, name: 'orders', version: '1.0.0-race000000', folder }
    const results = await Promise.all(
      [putIntoStore(race), putIntoStore(race)].map(put => put.catch(() => null)),
    )
    expect(results.some(result => result?.isNew)).toBe(true)
    expect(readdirSync(path.join(store, 'orders')).filter(name => name.includes('race'))).toEqual([
      '1.0.0-race000000',
    ])
    expect(existsSync(path.join(store, 'orders/1.0.0-race000000/chunk.js'))).toBe(true)
  })
})
