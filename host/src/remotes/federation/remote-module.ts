import { isInRange } from '@sufra/shared/contracts/version-range'
import { HOST_API } from '@sufra/shared/remote'
import type { RemoteModule, RemoteRoute } from '@sufra/shared/remote'
import { RemoteError } from '#src/remotes/remote-state.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isOptionalFunction = (value: unknown): boolean => value === undefined || typeof value === 'function'

const isRoute = (value: unknown): value is RemoteRoute =>
  isObject(value) && typeof value.path === 'string' && typeof value.load === 'function'

const isModule = (value: unknown): value is RemoteModule =>
  isObject(value) &&
  typeof value.apiVersion === 'string' &&
  Array.isArray(value.routes) &&
  value.routes.every(isRoute) &&
  isOptionalFunction(value.activate) &&
  isOptionalFunction(value.deactivate)

/** Returns the remote's declaration from its exposed module. Throws `invalid` or `incompatible`. */
export const requireModule = (exposed: unknown): RemoteModule => {
  const declared = isObject(exposed) ? exposed.remote : undefined
  if (!isModule(declared))
    throw new RemoteError({ code: 'invalid', detail: 'what it exposes is not a remote' })
  if (!isInRange(HOST_API, `^${declared.apiVersion}`))
    throw new RemoteError({
      code: 'incompatible',
      detail: `it was written for host API ${declared.apiVersion}, this host has ${HOST_API}`,
      need: { what: 'host API', range: `^${declared.apiVersion}`, found: HOST_API },
    })
  return declared
}
