import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '../../federation/common.mjs'
import { sha384 } from '../built-remote.mjs'

const TOOLS = ['remote', 'build/targets.mjs', 'federation/shared-list.mjs', 'federation/remote-config.mjs']

const write = (file, text) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const config = ({ name, paths, nav }) =>
  `export const remoteConfig = ${JSON.stringify({ name, paths, nav, budget: { brotliKb: 60 } })}`

/**
 * A repository of its own in a temporary folder, with these tools, this host, and remotes as the test builds them: what
 * lies in this one's `dist` folders is not for a test to rely on.
 */
export const createRepository = () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'sufra-repository-'))
  const at = (...parts) => path.join(root, ...parts)
  write(at('package.json'), '{"type":"module"}')
  for (const tool of TOOLS)
    cpSync(path.join(repositoryRoot, 'tooling', tool), at('tooling', tool), { recursive: true })
  cpSync(path.join(repositoryRoot, 'tooling/federation/roles.mjs'), at('tooling/federation/roles.mjs'))
  symlinkSync(path.join(repositoryRoot, 'tooling/node_modules'), at('tooling/node_modules'))
  symlinkSync(path.join(repositoryRoot, 'host'), at('host'))
  return {
    root,
    /** Lays down a remote as its build leaves it. */
    addBuilt: contract => {
      const folder = at(`remote-${contract.name}`)
      const files = { 'remoteEntry.js': sha384(Buffer.from('code')) }
      write(path.join(folder, 'remote.config.mjs'), config(contract))
      for (const language of ['ar', 'en']) write(path.join(folder, `src/locales/${language}.json`), '{}')
      write(path.join(folder, 'dist/remoteEntry.js'), 'code')
      write(path.join(folder, 'dist/contract.json'), JSON.stringify({ ...contract, files }))
    },
    addUnbuilt: name => mkdirSync(at(`remote-${name}`)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
