import { lazyPart } from '@sufra/shared/ui/overlays'

/** `WrittenReason`, and with it all that forms need: the board stands without them. */
export const OtherReason = lazyPart({
  load: () =>
    import(/* webpackChunkName: "written-reason" */ './written-reason.tsx').then(
      ({ WrittenReason }) => WrittenReason,
    ),
  height: '140px',
})
