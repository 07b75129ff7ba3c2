import semver from 'semver'
import { containerName } from '../../federation/remote-config.mjs'
import { universalMock } from './universal-mock.mjs'
import { openPage, runScript } from './stand-in-page.mjs'

const remotePackage = () => {
  const module = universalMock()
  module.defineRemote = definition => definition
  return module
}

// Only `defineRemote` must be real.
const standIn = key => (key === '@sufra/shared/remote' ? remotePackage() : universalMock())

const shareOf = ({ key, version }) => {
  const module = standIn(key)
  return {
    version,
    from: 'host',
    scope: ['default'],
    useIn: [],
    deps: [],
    loaded: true,
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: false, eager: true },
    lib: () => module,
    get: async () => () => module,
  }
}

const shareScopeOf = consumes =>
  Object.fromEntries(
    Object.entries(consumes).map(([key, range]) => {
      const { version } = semver.minVersion(range)
      return [key, { [version]: shareOf({ key, version }) }]
    }),
  )

/** A remote is built without the federation runtime and uses that of the host, which this replaces. */
const provideRuntime = async () => {
  const [{ init }, plugin] = await Promise.all([
    import('@module-federation/runtime'),
    import('@module-federation/inject-external-runtime-core-plugin'),
  ])
  init({ name: 'sufra-module-check', remotes: [], plugins: [plugin.default()] })
}

/**
 * Starts a build as the host does, with mocks of the shared packages and the page. Resolves with the exposed
 * `./module`; rejects with its error. Only for a separate process.
 * @param {object} build
 * @param {string} build.folder
 * @param {{name: string, entry: string, consumes: Record<string, string>}} build.contract
 */
export const startModule = async ({ folder, contract }) => {
  const { name, entry, consumes } = contract
  openPage(folder)
  // After the page is open, because the runtime reads it once.
  await provideRuntime()
  runScript({ folder, file: entry })
  const container = globalThis[containerName(name)]
  if (!container) throw new Error(`${entry} declares no ${containerName(name)}`)
  const scope = shareScopeOf(consumes)
  await container.init(scope, [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: scope },
  })
  const factory = await container.get('./module')
  return factory()
}
