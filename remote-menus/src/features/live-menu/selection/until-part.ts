import { lazyPart } from '@sufra/shared/ui'
import type { UntilDialogProps } from '#src/snooze/until-dialog.tsx'

/** Loaded on first use, because the calendar is large. */
export const untilDialog = lazyPart<UntilDialogProps>({
  load: async () =>
    (await import(/* webpackChunkName: "snooze-until" */ '#src/snooze/until-dialog.tsx')).UntilDialog,
})
