import { getInstance } from '@module-federation/enhanced/runtime'
import { HOST_NAME } from './host-name.ts'

/**
 * Makes what the host provides its own again. The runtime (2.9.2) writes the first remote that asks into a share that was
 * not loaded yet, deletes it together with that remote when it is registered anew, and waits for ever for one whose load
 * failed.
 */
export const reclaimShares = (): void => {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {}))
    for (const share of Object.values(versions)) {
      share.from = HOST_NAME
      if (!share.loaded) share.loading = null
    }
}
