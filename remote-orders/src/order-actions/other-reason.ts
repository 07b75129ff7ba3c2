import { lazyPart } from '@sufra/shared/ui'

/** `WrittenReason`, and with it all that forms need: the board stands without them. */
export const { Part: OtherReason } = lazyPart({
  load: () =>
    import(/* webpackChunkName: "written-reason" */ './written-reason.tsx').then(
      ({ WrittenReason }) => WrittenReason,
    ),
  height: '140px',
})
