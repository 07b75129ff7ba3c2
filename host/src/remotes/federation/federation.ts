import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin'
import type { RemoteModule } from '@sufra/shared/remote'
import { fetchStart } from './fetch-files.ts'
import { RemoteError } from '#src/remotes/remote-state.ts'
import type { FetchOrder } from '#src/remotes/remote-state.ts'
import { provided } from '#src/shared-entry.ts'
import { expectFilesOf, overrideTarget, requireAllowedOrigin, targetOf } from '#src/remotes/allowed-files.ts'
import type { LoadTarget } from '#src/remotes/allowed-files.ts'
import { containerName } from './remote-globals.ts'
import { forgetVersion } from './forget-version.ts'
import { guardPlugin } from './guard-plugin.ts'
import { HOST_NAME } from './host-name.ts'
import { publishShareScope } from './share-scope.ts'
import { sharedModules } from './shared-modules.ts'
import { requireModule } from './remote-module.ts'
import { startLeakDetectorFor } from '#src/remotes/leak-detector/watch-version.ts'
import { lookAfter } from '#src/remotes/leak-detector/leak-guard.ts'
import { noteAttempt, retryPlugin } from './retry-plugin.ts'
import { requireCompatible } from './required-shares.ts'
import { tracePlugin } from './trace-plugin.ts'

const host = init({
  name: HOST_NAME,
  remotes: [],
  shared: sharedModules(provided),
  shareStrategy: 'loaded-first',
  plugins: [injectExternalRuntime(), guardPlugin(), retryPlugin(), tracePlugin()],
})
publishShareScope(host.shareScopeMap)

// `registerRemotes` with `force` removes shares that only the replaced remote used,
// so they are registered before each load.
const provideShares = async (): Promise<void> => {
  await Promise.all(host.initializeSharing('default'))
}

const load = async ({ name, entryUrl }: LoadTarget): Promise<unknown> => {
  // `force` makes the runtime drop the container, modules and instance of the version registered before.
  registerRemotes([{ name, entry: entryUrl, type: 'var', entryGlobalName: containerName(name) }], {
    force: true,
  })
  await provideShares()
  return loadRemote(`${name}/module`)
}

/**
 * Loads one version of a remote and validates its module. Every failure rejects; this function never retries. Another
 * running version continues: only the federation runtime drops it.
 */
export const fetchRemote = async ({ name, version, choice, signal }: FetchOrder): Promise<RemoteModule> => {
  requireCompatible(version.contract)
  const target = choice === 'override' ? overrideTarget(name, version) : targetOf(name, version)
  requireAllowedOrigin(target.entryUrl)
  expectFilesOf(target)
  noteAttempt(target.baseUrl)
  await startLeakDetectorFor(choice)
  if (choice !== 'override') await fetchStart(version, signal)
  if (signal.aborted) throw new RemoteError({ code: 'timeout', detail: 'its files did not come in time' })
  try {
    return requireModule(await load(target))
  } finally {
    lookAfter({ name, version: version.version, choice })
  }
}

/** Removes the traces of a version that no longer runs; see forget-version.ts. */
export const forgetRemote = forgetVersion
