import { loadArea } from '#src/lazy-loading/area.ts'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'
import { useOverrides } from '#src/remotes/override-store.ts'

const notices = lazyPart(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "inspector" */ './override-notices.tsx'),
    loadArea('inspector'),
  ])
  return part.OverrideNotices
})

/** Banner on every screen while this tab runs an override, was refused one, or has an open override request. */
export const OverrideBanner = () => {
  const isNeeded = useOverrides(
    ({ running, refused, asked }) => Object.keys(running).length + refused.length + asked.length > 0,
  )
  return isNeeded ? <notices.Part /> : null
}
