import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readKit } from './kit.mjs'

const SETTINGS = `packages:
  - shared
  - remote-*

# Versions that were seen to work together.
catalog:
  react: 19.3.1
  '@swc/core': 1.16.22
  # A comment between them.
  webpack: 5.110.3 # the one that builds to the byte
  "zustand": '5.1.0'

overrides:
  webpack: 5.110.3

allowBuilds:
  esbuild: true
`

let root
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sufra-kit-'))
  for (const file of ['pnpm-lock.yaml', '.npmrc', '.gitignore']) writeFileSync(path.join(root, file), file)
})
afterEach(() => rmSync(root, { recursive: true }))

const kitOf = settings => {
  writeFileSync(path.join(root, 'pnpm-workspace.yaml'), settings)
  return readKit(root)
}
const VERSIONS = { react: '19.3.1', '@swc/core': '1.16.22', webpack: '5.110.3', zustand: '5.1.0' }

describe('the kit of a checkout with one remote', () => {
  it('has every version of the catalog, with any quotes and comments', () => {
    expect(kitOf(SETTINGS).catalog).toEqual(VERSIONS)
  })

  it('is the same with Windows line ends', () => {
    expect(kitOf(SETTINGS.replaceAll('\n', '\r\n')).catalog).toEqual(VERSIONS)
  })

  it("has the pnpm settings for its dependencies, and none of the repository's packages", () => {
    const { workspace } = kitOf(SETTINGS)
    expect(workspace).toMatch(/^packages:\n {2}- \.\n/)
    expect(workspace).toContain('overrides:\n  webpack: 5.110.3\n')
    expect(workspace).toContain('allowBuilds:\n  esbuild: true\n')
    expect(workspace).not.toMatch(/remote-\*|catalog|zustand/)
  })

  it('has the other files unchanged', () => {
    expect(kitOf(SETTINGS).files).toEqual({
      'pnpm-lock.yaml': 'pnpm-lock.yaml',
      '.npmrc': '.npmrc',
      '.gitignore': '.gitignore',
    })
  })
})
