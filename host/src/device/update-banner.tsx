import { lazyPart } from '#src/lazy-loading/lazy-part.ts'
import { useNewHost } from './host-update.ts'

const bar = lazyPart(() =>
  import(/* webpackChunkName: "update-bar" */ './update-bar.tsx').then(({ UpdateBar }) => UpdateBar),
)

/** Banner on every screen when a newer build of the host is ready. Its code loads only then. */
export const UpdateBanner = () => (useNewHost(state => state.isThere) ? <bar.Part /> : null)
