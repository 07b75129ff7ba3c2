import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types'
import { expectFilesOf, overrideTarget } from './allowed-files.ts'
import { activeOverrides } from '#src/remotes/overrides/overrides.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'

/** Sends a remote that is overridden in this tab to the developer's server. */
export const overridePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'sufra-override',
  beforeRegisterRemote: args => {
    const { name } = args.remote
    const folder = activeOverrides(useRemotes.getState().origins)[name]
    if (folder && 'entry' in args.remote) {
      const target = overrideTarget(name, folder)
      expectFilesOf(target)
      args.remote.entry = target.entryUrl
    }
    return args
  },
})
