import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { noteChecked, wasChecked } from './check-cache.mjs'

let place
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'sufra-seen-'))
})
afterEach(() => rmSync(place, { recursive: true }))

const look = change => ({
  built: { folder: path.join(place, 'dist'), integrity: 'sha384-a' },
  api: 'http://localhost:4000',
  hosts: ['1.0.0-a'],
  visitors: [{ accessToken: 'one', role: 'Admin', paths: ['kitchen'] }],
  ...change,
})

it('the same build, hosts and accounts count as checked, with any token', () => {
  expect(wasChecked(look())).toBe(false)
  noteChecked(look())
  expect(wasChecked(look({ visitors: [{ accessToken: 'two', role: 'Admin', paths: ['kitchen'] }] }))).toBe(
    true,
  )
})

it.each([
  ['another build', () => ({ built: { folder: path.join(place, 'dist'), integrity: 'sha384-b' } })],
  ['another version of the host', () => ({ hosts: ['1.0.0-b'] })],
  ['another server', () => ({ api: 'http://localhost:4001' })],
  ['other accounts', () => ({ visitors: [{ role: 'Kitchen', paths: ['kitchen'] }] })],
])('%s do not count as checked', (_what, change) => {
  noteChecked(look())
  expect(wasChecked(look(change()))).toBe(false)
})
