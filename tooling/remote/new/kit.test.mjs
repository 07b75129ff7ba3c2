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

describe('what a checkout of one remote takes along', () => {
  it('is every version of the catalog, however it is quoted and whatever is said beside it', () => {
    expect(kitOf(SETTINGS).catalog).toEqual(VERSIONS)
  })

  it('is the same where git has written lines as Windows has them', () => {
    expect(kitOf(SETTINGS.replaceAll('\n', '\r\n')).catalog).toEqual(VERSIONS)
  })

  it('are the settings of pnpm that hold for what it installs, and none of the packages of the repository', () => {
    const { workspace } = kitOf(SETTINGS)
    expect(workspace).toMatch(/^packages:\n {2}- \.\n/)
    expect(workspace).toContain('overrides:\n  webpack: 5.110.3\n')
    expect(workspace).toContain('allowBuilds:\n  esbuild: true\n')
    expect(workspace).not.toMatch(/remote-\*|catalog|zustand/)
  })

  it('are the files beside it as they are', () => {
    expect(kitOf(SETTINGS).files).toEqual({
      ...{ 'pnpm-lock.yaml': 'pnpm-lock.yaml', '.npmrc': '.npmrc', '.gitignore': '.gitignore' },
    })
  })
})
