import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { apiOf, portOf } from '../standalone-build/settings.mjs'
import { createBuildServer } from './dev-for-host-server.mjs'
import { watchRemote } from './dev-for-host-build.mjs'

const say = text => process.stdout.write(`${text}\n`)

const configOf = async directory =>
  (await import(pathToFileURL(path.join(directory, 'remote.config.mjs')).href)).remoteConfig

/**
 * Starts the dev server of a remote for the production host: rebuilds after each change and notifies the pages that
 * run it. A change that does not compile leaves the last good build in place. `log` gets one line per event.
 * @param {object} options
 * @param {string} options.directory of the remote
 * @param {import('./remote-config.mjs').RemoteConfig} [options.config] default: its remote.config.mjs
 * @param {number} [options.port] default: PORT, or `sufra.port` of its package.json; 0 takes any free port
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<{origin: string, close: () => Promise<void>}>} rejects if the port is in use
 */
export const devForHost = async ({ directory, config, port, log = say }) => {
  const declared = config ?? (await configOf(directory))
  const server = createBuildServer()
  const origin = `http://localhost:${await server.listen(port ?? portOf(directory))}`
  log(`${declared.name} for the production host: ${origin}`)
  log(`Open ${apiOf(directory)}/?remote-${declared.name}=${origin}`)
  const stop = watchRemote({
    directory,
    config: declared,
    onBuild: build => {
      server.addBuild(build)
      log(`Built ${declared.name} ${build.version}`)
    },
    onProblem: problem => {
      server.addProblem(problem)
      log(`${problem}\nDoes not compile: open pages keep the last good build.`)
    },
  })
  return {
    origin,
    close: async () => {
      await Promise.all([stop(), server.close()])
    },
  }
}
