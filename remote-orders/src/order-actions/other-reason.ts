import { lazyPart } from '@sufra/shared/ui'

/** Loads `WrittenReason` and the form libraries on demand, so that the board starts without them. */
export const { Part: OtherReason } = lazyPart({
  load: () =>
    import(/* webpackChunkName: "written-reason" */ './written-reason.tsx').then(
      ({ WrittenReason }) => WrittenReason,
    ),
  height: '140px',
})
