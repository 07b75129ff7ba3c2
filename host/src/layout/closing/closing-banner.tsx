import { useSession } from '@sufra/shared/session'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'

const bar = lazyPart(() =>
  import(/* webpackChunkName: "closing-bar" */ './closing-bar.tsx').then(({ ClosingBar }) => ClosingBar),
)

/** Banner on every screen while the account is being closed. Its code loads only then. */
export const ClosingBanner = () => (useSession(state => state.user?.closesAt) ? <bar.Part /> : null)
