import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { noteSeen, wasSeen } from './seen-before.mjs'

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

it('the same bytes in the same hosts by the same people were seen, whatever token they have', () => {
  expect(wasSeen(look())).toBe(false)
  noteSeen(look())
  expect(wasSeen(look({ visitors: [{ accessToken: 'two', role: 'Admin', paths: ['kitchen'] }] }))).toBe(true)
})

it.each([
  ['other bytes', () => ({ built: { folder: path.join(place, 'dist'), integrity: 'sha384-b' } })],
  ['another host', () => ({ hosts: ['1.0.0-b'] })],
  ['another Sufra', () => ({ api: 'http://localhost:4001' })],
  ['somebody else', () => ({ visitors: [{ role: 'Kitchen', paths: ['kitchen'] }] })],
])('%s were not', (_what, change) => {
  noteSeen(look())
  expect(wasSeen(look(change()))).toBe(false)
})
