import type { RemoteModule } from '@sufra/shared/remote'
import type { FetchOrder, ReadyRemote } from '#src/remotes/remote-state.ts'

export type FetchRemote = (order: FetchOrder) => Promise<RemoteModule>

// Keeps the federation runtime out of the page until a remote is needed.
const federation = () => import(/* webpackChunkName: "federation" */ '#src/remotes/federation/federation.ts')

export const fetchFederated: FetchRemote = async order => (await federation()).fetchRemote(order)

const traceOf = ({ name, released }: Pick<ReadyRemote, 'name' | 'released'>) => ({
  name,
  version: released.version,
  baseUrl: released.baseUrl,
})

type Loaded = Pick<ReadyRemote, 'name' | 'released'>

/**
 * Removes the traces of a version from the page. Files that it shares with `keep`, the version in its place, stay.
 */
export const forgetFederated = async (gone: Loaded, keep: Loaded | null): Promise<void> =>
  (await federation()).forgetRemote(traceOf(gone), keep && traceOf(keep))
