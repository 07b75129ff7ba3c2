import { isOperator, mayOpen, useIsOperator, useSession } from '@sufra/shared/session'
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

const business = lazyPart(() =>
  Promise.all([
    import(
      /* webpackChunkName: "business-settings" */ '#src/features/account/settings/business/business-sections.tsx'
    ),
    loadArea('business'),
    loadArea('onboarding'),
  ]).then(([part]) => part.BusinessSections),
)

const releases = lazyPart(() =>
  import(/* webpackChunkName: "releases-section" */ './releases-section.tsx').then(
    ({ ReleasesSection }) => ReleasesSection,
  ),
)

const printers = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "printers" */ '#src/features/account/settings/printers/printers-section.tsx'),
    loadArea('printers'),
  ]).then(([part]) => part.PrintersSection),
)

// As the endpoints say.
const PRINTER_KEEPERS = { roles: ['Admin', 'Custom'], permission: 'branches.manage' } as const
// As the endpoints say: whoever else is in the team changes nothing of the company.
const OWNERS = { roles: ['Admin'], permission: 'settings.manage' } as const
const seller = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "seller" */ '#src/features/account/settings/seller/seller-section.tsx'),
    loadArea('invoices'),
  ]).then(([part]) => part.SellerSection),
)

/** What the operator looks after. */
const OperatorSections = () => (
  <>
    <seller.Part />
    <backgroundWork.Part />
  </>
)

// Beside the profile, not after it.
if (isOperator(useSession.getState().user)) backgroundWork.preload().catch(() => undefined)
if (mayOpen(useSession.getState().user, OWNERS)) business.preload().catch(() => undefined)

/** One's own settings, for an Admin the company's, and for the operator who sells and the work in the background. */
export const SettingsScreen = () => {
  const isOwner = useSession(({ user }) => mayOpen(user, OWNERS))
  const keepsPrinters = useSession(({ user }) => mayOpen(user, PRINTER_KEEPERS))
  return (
    <SettingsPage
      operatorSection={useIsOperator() && <OperatorSections />}
      merchantSections={
        <>
          {isOwner && <business.Part />}
          {keepsPrinters && <printers.Part />}
        </>
      }
      releaseSection={isOwner && <releases.Part />}
    />
  )
}
