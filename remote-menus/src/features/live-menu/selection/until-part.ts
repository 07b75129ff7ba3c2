import { lazyPart } from '@sufra/shared/ui'
import type { UntilDialogProps } from '#src/snooze/until-dialog.tsx'

/** Fetched when somebody asks for an end of their own: the calendar is large. */
export const untilDialog = lazyPart<UntilDialogProps>({
  load: async () =>
    (await import(/* webpackChunkName: "snooze-until" */ '#src/snooze/until-dialog.tsx')).UntilDialog,
})
