import type { RemoteContract } from '@sufra/shared/contracts/release'
import { HOST_API } from '@sufra/shared/remote'
import { RemoteError } from '#src/remotes/remote-state.ts'
import { isInRange } from './version-range.ts'

const incompatible = (detail: string): RemoteError => new RemoteError({ code: 'incompatible', detail })

/** Throws `incompatible` when a remote needs another host, before a byte of it is fetched. */
export const requireCompatible = ({
  hostApi,
  consumes,
}: Pick<RemoteContract, 'hostApi' | 'consumes'>): void => {
  if (!isInRange(HOST_API, hostApi))
    throw incompatible(`it needs host API ${hostApi}, this host has ${HOST_API}`)
  for (const [key, range] of Object.entries(consumes)) {
    const version = SHARED_VERSIONS[key]
    if (!version) throw incompatible(`it needs ${key}, which this host does not provide`)
    if (!isInRange(version, range))
      throw incompatible(`it needs ${key} ${range}, this host provides ${version}`)
  }
}
