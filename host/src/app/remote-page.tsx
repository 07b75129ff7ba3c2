import { useTranslation } from 'react-i18next'
import { useEntryLabel } from '#src/layout/navigation/use-entry-label.ts'
import { useSidebarEntries } from '#src/layout/navigation/use-sidebar-entries.ts'
import { RemoteOutlet } from '#src/remotes/outlet/remote-outlet.tsx'

/** A remote's screen, under the name that the sidebar gives it, also while the remote is still on its way. */
export const RemotePage = ({ remote, path }: { remote: string; path: string }) => {
  const { t } = useTranslation('host')
  const entry = useSidebarEntries().find(each => each.path === path)
  const label = useEntryLabel()
  return (
    <>
      {entry && <title>{t('pageTitle', { title: label(entry) })}</title>}
      <RemoteOutlet name={remote} path={path} />
    </>
  )
}
