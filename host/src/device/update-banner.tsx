import { lazyPart } from '#src/parts/lazy-part.ts'
import { useNewHost } from './host-update.ts'

const bar = lazyPart(() =>
  import(/* webpackChunkName: "update-bar" */ './update-bar.tsx').then(({ UpdateBar }) => UpdateBar),
)

/** On every screen while a newer build of the host waits; fetched then alone. */
export const UpdateBanner = () => (useNewHost(state => state.isThere) ? <bar.Part /> : null)
