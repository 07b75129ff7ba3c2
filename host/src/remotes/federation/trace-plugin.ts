import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types'
import { expectedTarget } from './allowed-files.ts'
import { trace } from '#src/remotes/inspector/inspector.ts'

/** Writes what happened to which remote, and when, into the inspector's log. */
export const tracePlugin = (): ModuleFederationRuntimePlugin => {
  const note = (remote: string, event: string, error?: unknown): void =>
    trace({
      remote,
      event,
      version: expectedTarget(remote)?.version ?? '',
      ...(error === undefined ? {} : { error: String(error).slice(0, 300) }),
    })
  return {
    name: 'sufra-trace',
    registerRemote: args => {
      note(args.remote.name, 'registered')
      return args
    },
    afterLoadEntry: async ({ remoteInfo, error }) =>
      note(remoteInfo.name, error ? 'entry-failed' : 'entry-loaded', error),
    afterInitRemote: async ({ remoteInfo, error }) =>
      note(remoteInfo.name, error ? 'init-failed' : 'initialised', error),
    afterLoadRemote: async ({ remote, error }) =>
      note(remote?.name ?? '', error ? 'module-failed' : 'module-loaded', error),
  }
}
