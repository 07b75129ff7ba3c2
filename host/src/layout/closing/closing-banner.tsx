import { useSession } from '@sufra/shared/session'
import { lazyPart } from '#src/parts/lazy-part.ts'

const bar = lazyPart(() =>
  import(/* webpackChunkName: "closing-bar" */ './closing-bar.tsx').then(({ ClosingBar }) => ClosingBar),
)

/** On every screen while the account is being closed; fetched then alone. */
export const ClosingBanner = () => (useSession(state => state.user?.closesAt) ? <bar.Part /> : null)
