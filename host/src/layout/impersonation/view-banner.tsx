import { useIsImpersonating } from '@sufra/shared/session'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'

const bar = lazyPart(() =>
  import(/* webpackChunkName: "view-bar" */ './view-bar.tsx').then(({ ViewBar }) => ViewBar),
)

/** Banner on every screen during impersonation. Its code loads only then. */
export const ViewBanner = () => (useIsImpersonating() ? <bar.Part /> : null)
