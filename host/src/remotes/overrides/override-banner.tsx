import { loadArea } from '#src/parts/area.ts'
import { lazyPart } from '#src/parts/lazy-part.ts'
import { useOverrides } from './override-store.ts'

const notices = lazyPart(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "overrides" */ './override-notices.tsx'),
    loadArea('inspector'),
  ])
  return part.OverrideNotices
})

/** On every screen, while it is so: this tab runs a remote that is not the released one, was not allowed to, or is asked to. */
export const OverrideBanner = () => {
  const isNeeded = useOverrides(
    ({ running, refused, asked }) => Object.keys(running).length + refused.length + asked.length > 0,
  )
  return isNeeded ? <notices.Part /> : null
}
