import type { RemoteContract } from '@sufra/shared/contracts/release'
import { isInRange } from '@sufra/shared/contracts/version-range'
import { HOST_API } from '@sufra/shared/remote'
import { RemoteError } from '#src/remotes/remote-state.ts'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'

const incompatible = (need: NonNullable<RemoteFailure['need']>): RemoteError => {
  const found = need.found === null ? 'which this host does not provide' : `this host provides ${need.found}`
  const detail = `it needs ${need.what} ${need.range}, ${found}`
  return new RemoteError({ code: 'incompatible', detail, need })
}

/** Throws `incompatible` when a remote needs another host, before any file of it is fetched. */
export const requireCompatible = ({
  hostApi,
  consumes,
}: Pick<RemoteContract, 'hostApi' | 'consumes'>): void => {
  if (!isInRange(HOST_API, hostApi)) throw incompatible({ what: 'host API', range: hostApi, found: HOST_API })
  for (const [key, range] of Object.entries(consumes)) {
    const version = SHARED_VERSIONS[key] ?? null
    if (version === null || !isInRange(version, range))
      throw incompatible({ what: key, range, found: version })
  }
}
