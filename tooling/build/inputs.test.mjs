import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hashOf } from './inputs.mjs'

const root = mkdtempSync(path.join(os.tmpdir(), 'sufra-inputs-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const hash = () => hashOf({ root, inputs: ['app', 'lock.yaml'] })

describe('what a build depends on', () => {
  beforeEach(() => {
    write('app/src/page.tsx', 'page')
    write('lock.yaml', '1')
  })

  it('a changed, added or renamed source makes it stale', () => {
    const before = hash()
    write('app/src/page.tsx', 'another page')
    expect(hash()).not.toBe(before)
    write('app/src/page.tsx', 'page')
    expect(hash()).toBe(before)
    write('app/src/new.tsx', '')
    expect(hash()).not.toBe(before)
  })

  it('so does a source in a folder called data; what a server keeps at the top does not', () => {
    const before = hash()
    write('app/data/database', 'kept')
    expect(hash()).toBe(before)
    write('app/src/ui/data/table.tsx', 'table')
    expect(hash()).not.toBe(before)
  })

  it('so does the lockfile; a test, a note or the last build does not', () => {
    const before = hash()
    write('app/src/page.test.tsx', 'test')
    write('app/src/settings.test.mjs', 'test')
    write('app/README.md', 'note')
    write('app/dist/main.js', 'built')
    write('app/node_modules/x/index.js', 'installed')
    expect(hash()).toBe(before)
    write('lock.yaml', '2')
    expect(hash()).not.toBe(before)
  })
})
