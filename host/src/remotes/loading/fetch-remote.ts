import type { RemoteModule } from '@sufra/shared/remote'
import type { FetchOrder, ReadyRemote } from '#src/remotes/remote-state.ts'

export type FetchRemote = (order: FetchOrder) => Promise<RemoteModule>

// The federation runtime stays out of the page until a remote is really needed.
const federation = () => import(/* webpackChunkName: "federation" */ '#src/remotes/federation/federation.ts')

export const fetchFederated: FetchRemote = async order => (await federation()).fetchRemote(order)

const traceOf = ({ name, released }: Pick<ReadyRemote, 'name' | 'released'>) => ({
  name,
  version: released.version,
  baseUrl: released.baseUrl,
})

type Loaded = Pick<ReadyRemote, 'name' | 'released'>

/** Removes what a version left in the page; what `keep`, that runs in its place, has in common with it stays. */
export const forgetFederated = async (gone: Loaded, keep: Loaded | null): Promise<void> =>
  (await federation()).forgetRemote(traceOf(gone), keep && traceOf(keep))
