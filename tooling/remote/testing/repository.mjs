import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '../../federation/common.mjs'
import { sha384 } from '../built-remote.mjs'

const TOOLS = ['remote', 'build', 'federation', 'standalone-build', 'journeys']

const write = (file, text) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

// As a host receives it: a container that exposes the routes of its contract.
const entryOf = ({ name, paths }) => `var sufraRemote_${name} = {
  init: () => undefined,
  get: async () => () => ({
    remote: { apiVersion: '1.0.0', routes: ${JSON.stringify(paths)}.map(({ path }) => ({ path, load: async () => ({ Page: () => null }) })) },
  }),
}`

const config = ({ name, paths, nav }) =>
  `export const remoteConfig = ${JSON.stringify({ name, paths, nav, budget: { brotliKb: 60 } })}`

/**
 * Creates a repository in a temporary folder with these tools, this host, and remotes as the test builds them. Tests
 * must not depend on this repository's `dist` folders.
 */
export const createRepository = () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'sufra-repository-'))
  const at = (...parts) => path.join(root, ...parts)
  write(at('package.json'), '{"type":"module"}')
  for (const tool of TOOLS)
    cpSync(path.join(repositoryRoot, 'tooling', tool), at('tooling', tool), { recursive: true })
  symlinkSync(path.join(repositoryRoot, 'tooling/node_modules'), at('tooling/node_modules'))
  // Without its builds, which differ between machines.
  cpSync(path.join(repositoryRoot, 'host/package.json'), at('host/package.json'), { recursive: true })
  symlinkSync(path.join(repositoryRoot, 'host/node_modules'), at('host/node_modules'))
  return {
    root,
    /** Adds a remote in the state after its build. */
    addBuilt: (contract, entry = entryOf(contract)) => {
      const folder = at(`remote-${contract.name}`)
      const files = { 'remoteEntry.js': sha384(Buffer.from(entry)) }
      write(path.join(folder, 'remote.config.mjs'), config(contract))
      for (const language of ['ar', 'en']) write(path.join(folder, `src/locales/${language}.json`), '{}')
      write(path.join(folder, 'dist/remoteEntry.js'), entry)
      write(
        path.join(folder, 'dist/contract.json'),
        JSON.stringify({ entry: 'remoteEntry.js', ...contract, files }),
      )
    },
    /** Overwrites a file of a remote. */
    break: (name, file, text) => write(at(`remote-${name}`, file), text),
    addUnbuilt: name => write(at(`remote-${name}/remote.config.mjs`), ''),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
