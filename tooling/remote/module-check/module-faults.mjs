import { isInRange } from '@sufra/shared/contracts/version-range'
import semver from 'semver'

const isOptionalFunction = value => value === undefined || typeof value === 'function'
const isComponent = value => typeof value === 'function' || (typeof value === 'object' && value !== null)

const fault = (text, remedy) => ({ text, remedy })

const SHAPE =
  'export const remote = defineRemote({ apiVersion, routes, activate?, deactivate? }) in src/module.tsx'

// The same checks as in the host's remote-module.ts, so that faults appear here before they reach a shop.
const shapeFaults = remote => {
  if (typeof remote !== 'object' || remote === null) return [fault('src/module.tsx exports no remote', SHAPE)]
  const { apiVersion, routes, activate, deactivate } = remote
  return [
    ...(semver.valid(apiVersion)
      ? []
      : [fault(`its apiVersion is ${apiVersion}, which is no version`, SHAPE)]),
    ...(Array.isArray(routes) ? [] : [fault('its routes are no list', SHAPE)]),
    ...(isOptionalFunction(activate) ? [] : [fault('its activate is no function', SHAPE)]),
    ...(isOptionalFunction(deactivate) ? [] : [fault('its deactivate is no function', SHAPE)]),
  ]
}

const isRoute = route => typeof route?.path === 'string' && typeof route?.load === 'function'

const routeFaults = ({ routes, claimed }) => {
  const broken = routes.flatMap((route, place) => (isRoute(route) ? [] : [place]))
  const offered = routes.map(route => route?.path)
  const twice = offered.filter((path, place) => offered.indexOf(path) !== place)
  return [
    ...broken.map(place =>
      fault(`route ${place + 1} lacks a path or load()`, 'give it both in src/module.tsx'),
    ),
    ...twice.map(path => fault(`two routes have the path ${path}`, 'leave one of them in src/module.tsx')),
    ...claimed
      .filter(path => !offered.includes(path))
      .map(path =>
        fault(
          `it claims the path ${path} and has no route for it`,
          'add the route in src/module.tsx, or claim it no more in remote.config.mjs',
        ),
      ),
    ...offered
      .filter(path => typeof path === 'string' && !claimed.includes(path))
      .map(path =>
        fault(
          `its route ${path} is not claimed, so no host leads to it`,
          'claim it in remote.config.mjs, or remove the route',
        ),
      ),
  ]
}

const apiFaults = ({ apiVersion, hostApis }) =>
  [...new Set(hostApis)]
    .filter(hostApi => semver.valid(apiVersion) && !isInRange(hostApi, `^${apiVersion}`))
    .map(hostApi =>
      fault(
        `it was written for host API ${apiVersion}, a host has ${hostApi}`,
        `write apiVersion: '${hostApi}' into src/module.tsx if it runs on that, or release the host first`,
      ),
    )

// A screen may throw because of the mocks. A missing file or a missing Page has no such excuse.
const screenFault = async ({ path, load }) => {
  try {
    const screen = await load()
    if (isComponent(screen?.Page)) return []
    return [fault(`load() of ${path} gives no Page`, 'export a component named Page from what it imports')]
  } catch (error) {
    if (error?.name !== 'ChunkLoadError') return []
    return [fault(`a file of ${path} is not in the build`, 'build again')]
  }
}

/**
 * Returns all reasons why the exposed module of a build is no valid remote.
 * @param {unknown} exposed module `./module` of its container
 * @param {{paths: {path: string}[]}} contract
 * @param {string[]} hostApis of the hosts that will load it
 */
export const moduleFaults = async ({ exposed, contract, hostApis }) => {
  const remote = exposed?.remote
  const shape = shapeFaults(remote)
  if (!Array.isArray(remote?.routes)) return shape
  const { routes, apiVersion } = remote
  const claimed = contract.paths.map(({ path }) => path)
  const screens = await Promise.all(routes.filter(isRoute).map(screenFault))
  return [
    ...shape,
    ...apiFaults({ apiVersion, hostApis }),
    ...routeFaults({ routes, claimed }),
    ...screens.flat(),
  ]
}
