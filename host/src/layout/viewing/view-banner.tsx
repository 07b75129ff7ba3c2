import { useIsViewing } from '@sufra/shared/session'
import { lazyPart } from '#src/parts/lazy-part.ts'

const bar = lazyPart(() =>
  import(/* webpackChunkName: "view-bar" */ './view-bar.tsx').then(({ ViewBar }) => ViewBar),
)

/** On every screen while the operator looks at a merchant as its Admin sees it; fetched then alone. */
export const ViewBanner = () => (useIsViewing() ? <bar.Part /> : null)
