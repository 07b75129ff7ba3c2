import { useTranslation } from 'react-i18next'
import { useEntryLabel } from '#src/layout/navigation/use-entry-label.ts'
import { useSidebarEntries } from '#src/layout/navigation/use-sidebar-entries.ts'
import type { Screen } from '#src/remotes/outlet/places.ts'
import { RemotePlaces } from '#src/remotes/outlet/remote-places.tsx'
import { useTopOfScreen } from './use-top-of-screen.ts'

/** Titles a remote's screen like its sidebar entry, also while the remote still loads. */
const EntryTitle = ({ path }: { path: string }) => {
  const { t } = useTranslation('host')
  const entry = useSidebarEntries().find(each => each.path === path)
  const label = useEntryLabel()
  return entry && <title>{t('pageTitle', { title: label(entry) })}</title>
}

/**
 * The screens of remotes, rendered beside the routes of the host's pages, so that keep-alive screens survive a change
 * of route.
 */
export const ScreenPlace = ({ here }: { here: Screen | null }) => {
  useTopOfScreen()
  return (
    <>
      {here && <EntryTitle path={here.path} />}
      <RemotePlaces here={here} />
    </>
  )
}
