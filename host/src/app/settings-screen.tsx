import { isOperator, useIsOperator, useSession } from '@sufra/shared/session'
import { SettingsPage } from '#src/features/account/settings/settings.page.tsx'
import { loadArea } from '#src/parts/area.ts'
import { lazyPart } from '#src/parts/lazy-part.ts'

const backgroundWork = lazyPart(() =>
  Promise.all([
    import(
      /* webpackChunkName: "background-work" */ '#src/features/account/settings/background-work/background-work-section.tsx'
    ),
    loadArea('background-work'),
  ]).then(([part]) => part.BackgroundWorkSection),
)

// Beside the profile, not after it.
if (isOperator(useSession.getState().user)) backgroundWork.preload().catch(() => undefined)

/** One's own settings, and for the operator the work in the background. */
export const SettingsScreen = () => (
  <SettingsPage operatorSection={useIsOperator() && <backgroundWork.Part />} />
)
