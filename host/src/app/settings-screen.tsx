import { isOperator, mayOpen, useIsOperator, useSession } from '@sufra/shared/session'
import { SettingsPage } from '#src/features/account/settings/settings.page.tsx'
import { loadArea } from '#src/lazy-loading/area.ts'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'

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

// Same access as the endpoints of printers.
const PRINTER_KEEPERS = { roles: ['Admin', 'Custom'], permission: 'branches.manage' } as const
// Same access as the endpoints: only an Admin changes the company's data.
const OWNERS = { roles: ['Admin'], permission: 'settings.manage' } as const
const seller = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "seller" */ '#src/features/account/settings/seller/seller-section.tsx'),
    loadArea('invoices'),
  ]).then(([part]) => part.SellerSection),
)

/** Sections of the operator. */
const OperatorSections = () => (
  <>
    <seller.Part />
    <backgroundWork.Part />
  </>
)

// Preloaded in parallel with the profile.
if (isOperator(useSession.getState().user)) backgroundWork.preload().catch(() => undefined)
if (mayOpen(useSession.getState().user, OWNERS)) business.preload().catch(() => undefined)

/** Settings: the person's own, the company's for an Admin, and the seller's and background jobs for the operator. */
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
