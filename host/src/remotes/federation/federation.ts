import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin'
import type { RemoteModule } from '@sufra/shared/remote'
import { markPhase } from '#src/remotes/trace/timings.ts'
import { trace } from '#src/remotes/trace/trace-log.ts'
import { fetchStart } from './fetch-files.ts'
import { RemoteError } from '#src/remotes/remote-state.ts'
import type { FetchOrder } from '#src/remotes/remote-state.ts'
import { providedModules } from '#src/shared-entry.ts'
import type { ProvidedModule } from '#src/shared-entry.ts'
import {
  expectFilesOf,
  overrideTarget,
  requireAllowedOrigin,
  targetOf,
  targetOfFile,
} from '#src/remotes/allowed-files.ts'
import type { LoadTarget } from '#src/remotes/allowed-files.ts'
import { containerName } from './remote-globals.ts'
import { forgetVersion } from './forget-version.ts'
import { guardPlugin } from './guard-plugin.ts'
import { HOST_NAME } from './host-name.ts'
import { publishShareScope } from './share-scope.ts'
import { requireModule } from './remote-module.ts'
import { startLeakDetectorFor } from '#src/remotes/leak-detector/watch-version.ts'
import { lookAfter } from '#src/remotes/leak-detector/leak-guard.ts'
import { noteAttempt, retryPlugin } from './retry-plugin.ts'
import { requireCompatible } from './required-shares.ts'

/** Writes the federation events of each remote, with their times, into the inspector's log. */
const tracePlugin = (): ModuleFederationRuntimePlugin => {
  const note = (remote: { name: string; entry?: string }, event: string, error?: unknown): void =>
    trace({
      remote: remote.name,
      event,
      version: targetOfFile(remote.entry ?? '')?.version ?? '',
      ...(error === undefined ? {} : { error: String(error).slice(0, 300) }),
    })
  return {
    name: 'sufra-trace',
    registerRemote: args => {
      note(args.remote, 'registered')
      return args
    },
    afterLoadEntry: async ({ remoteInfo, error }) => {
      if (!error) markPhase(remoteInfo.name, 'entry')
      note(remoteInfo, error ? 'entry-failed' : 'entry-loaded', error)
    },
    afterInitRemote: async ({ remoteInfo, error }) =>
      note(remoteInfo, error ? 'init-failed' : 'initialised', error),
    afterLoadRemote: async ({ remote, error }) =>
      note(remote ?? { name: '' }, error ? 'module-failed' : 'module-loaded', error),
  }
}

type Shared = NonNullable<Parameters<typeof init>[0]['shared']>

/** Returns the modules that the host provides, in the form that the federation runtime expects. */
const sharedModules = (providedModules: Record<string, ProvidedModule>): Shared =>
  Object.fromEntries(
    Object.entries(providedModules).map(([key, module]) => {
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

const host = init({
  name: HOST_NAME,
  remotes: [],
  shared: sharedModules(providedModules),
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
