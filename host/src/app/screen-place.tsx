import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEntryLabel } from '#src/layout/navigation/use-entry-label.ts'
import { useSidebarEntries } from '#src/layout/navigation/use-sidebar-entries.ts'
import type { Screen } from '#src/remotes/outlet/places.ts'
import { RemotePlaces } from '#src/remotes/outlet/remote-places.tsx'
import { useTopOfScreen } from './use-top-of-screen.ts'

/** A remote's screen has the name that the sidebar gives it, also while the remote is still on its way. */
const EntryTitle = ({ path }: { path: string }) => {
  const { t } = useTranslation('host')
  const entry = useSidebarEntries().find(each => each.path === path)
  const label = useEntryLabel()
  return entry && <title>{t('pageTitle', { title: label(entry) })}</title>
}

/**
 * What every route behind the guard shows: a page of the host, or the screen of a remote. One component for all of them, so that the
 * screens which rest are still there when another route is taken.
 */
export const ScreenPlace = ({ here = null, children }: { here?: Screen | null; children?: ReactNode }) => {
  useTopOfScreen()
  return (
    <>
      {here && <EntryTitle path={here.path} />}
      <RemotePlaces here={here} />
      {children}
    </>
  )
}
