import { init, loadRemote, registerRemotes } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import type { UserOptions } from '@module-federation/runtime/types'
import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import type { RemoteModule } from '@sufra/shared/remote'
import { provided } from '#src/shared-entry.ts'
import { expectFilesOf, requireAllowedOrigin, targetOf } from './allowed-files.ts'
import type { LoadTarget } from './allowed-files.ts'
import { guardPlugin } from './guard-plugin.ts'
import { HOST_NAME, reclaimShares } from './host-shares.ts'
import { overridePlugin } from './override-plugin.ts'
import { requireModule } from './remote-module.ts'
import { noteAttempt, retryPlugin } from './retry-plugin.ts'
import { requireCompatible } from './required-shares.ts'
import { tracePlugin } from './trace-plugin.ts'

declare global {
  /** Where remotes built with `externalRuntime` find the runtime that they do not bring. Part of the host API. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore

const shared: NonNullable<UserOptions['shared']> = Object.fromEntries(
  Object.entries(provided).map(([key, module]) => {
    const version = SHARED_VERSIONS[key] ?? '0.0.0'
    const shareConfig = {
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${version}`,
      eager: 'lib' in module,
    }
    return [key, { ...module, version, scope: ['default'], shareConfig }]
  }),
)

init({
  name: HOST_NAME,
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [overridePlugin(), guardPlugin(), retryPlugin(), tracePlugin()],
})

const register = ({ name, entryUrl }: LoadTarget): void => {
  reclaimShares()
  registerRemotes([{ name, entry: entryUrl, type: 'var', entryGlobalName: `sufraRemote_${name}` }], {
    force: true,
  })
}

/** Loads one version of a remote and checks what it is. Every failure is a rejection; nothing is tried twice here. */
export const fetchRemote = async ({
  name,
  version,
  attempt,
}: {
  name: string
  version: ReleasedVersion
  attempt: number
}): Promise<RemoteModule> => {
  requireCompatible(version.contract)
  const target = targetOf(name, version)
  requireAllowedOrigin(target.entryUrl)
  expectFilesOf(target)
  noteAttempt({ name, attempt })
  register(target)
  return requireModule(await loadRemote(`${name}/module`))
}
