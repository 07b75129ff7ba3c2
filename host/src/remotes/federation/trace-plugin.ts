import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { targetOfFile } from '#src/remotes/allowed-files.ts'
import { markPhase } from '#src/remotes/trace/timings.ts'
import { trace } from '#src/remotes/trace/trace-log.ts'

/** Writes the federation events of each remote, with their times, into the inspector's log. */
export const tracePlugin = (): ModuleFederationRuntimePlugin => {
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
