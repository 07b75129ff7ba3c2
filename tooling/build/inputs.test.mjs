import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

describe('the inputs of a build', () => {
  beforeEach(() => {
    write('app/src/page.tsx', 'page')
    write('lock.yaml', '1')
  })

  it('change with an edited, added or renamed source', () => {
    const before = hash()
    write('app/src/page.tsx', 'another page')
    expect(hash()).not.toBe(before)
    write('app/src/page.tsx', 'page')
    expect(hash()).toBe(before)
    write('app/src/new.tsx', '')
    expect(hash()).not.toBe(before)
  })

  it("change with a source in a folder called data, but not with a server's data at the top", () => {
    const before = hash()
    write('app/data/database', 'kept')
    expect(hash()).toBe(before)
    write('app/src/ui/data/table.tsx', 'table')
    expect(hash()).not.toBe(before)
  })

  it('change with a deleted file, or with swapped contents', () => {
    write('app/src/menu.tsx', 'menu')
    const before = hash()
    renameSync(path.join(root, 'app/src/menu.tsx'), path.join(root, 'app/src/dishes.tsx'))
    expect(hash()).not.toBe(before)
    rmSync(path.join(root, 'app/src/dishes.tsx'))
    expect(hash()).not.toBe(before)
    write('app/src/menu.tsx', 'page')
    write('app/src/page.tsx', 'menu')
    expect(hash()).not.toBe(before)
    rmSync(path.join(root, 'app/src/menu.tsx'))
  })

  it("exclude git's own files: a commit invalidates nothing", () => {
    const before = hash()
    write('app/.git/index', 'staged')
    write('app/.git/refs/heads/main', 'committed')
    expect(hash()).toBe(before)
  })

  it('exclude a link to a folder and include one to a file', () => {
    const before = hash()
    symlinkSync(path.join(root, 'app/src'), path.join(root, 'app/linked'))
    symlinkSync(path.join(root, 'nowhere'), path.join(root, 'app/broken'))
    expect(hash()).toBe(before)
    symlinkSync(path.join(root, 'lock.yaml'), path.join(root, 'app/lock'))
    expect(hash()).not.toBe(before)
    for (const link of ['linked', 'broken', 'lock']) rmSync(path.join(root, 'app', link))
  })

  it('may be missing, as in a partial checkout', () => {
    expect(hashOf({ root, inputs: ['lock.yaml', 'missing'] })).toBe(hashOf({ root, inputs: ['lock.yaml'] }))
  })

  it('include the lockfile, and exclude tests, notes and the last build', () => {
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
