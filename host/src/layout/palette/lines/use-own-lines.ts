import { useLanguage } from '@sufra/shared/i18n'
import { useNavigate } from '@sufra/shared/router'
import { endSession, isImpersonating, mayOpen, useSession } from '@sufra/shared/session'
import { useSidebarEntries } from '#src/layout/navigation/use-sidebar-entries.ts'
import { remotePalette } from '#src/remotes/remote-paths.ts'
import { useAct } from '../act/use-act.ts'
import { OWN_SCREENS } from './own-screens.ts'
import type { PaletteLine } from './palette-line.ts'
import { useBothLanguages } from './use-both-languages.ts'

const READ_ALL = { method: 'PUT', path: '/api/Notification/Read', body: {} } as const

/** Returns screens and actions that need no search on the server: the sidebar's, the host's and the remotes'. */
export const useOwnLines = (): PaletteLine[] => {
  const user = useSession(state => state.user)
  const entries = useSidebarEntries()
  const both = useBothLanguages()
  const navigate = useNavigate()
  const act = useAct()
  const { language, setLanguage } = useLanguage()
  const go = (path: string) => () => void navigate(`/${path}`)
  const isListed = (path: string) => entries.some(entry => entry.path === path)
  const offered = remotePalette(user).filter(({ kind, of }) => kind !== 'open' && of === undefined)
  const readAll: PaletteLine = {
    id: 'read-all',
    group: 'actions',
    icon: 'read',
    name: both('palette:acts.readAll'),
    run: () => act({ call: READ_ALL, done: both('palette:acts.readAllDone'), undo: undefined }),
  }
  return [
    ...entries.map(({ id, icon, label, path, key }) => ({
      id: `entry-${id}`,
      group: 'screens' as const,
      icon,
      name: 'key' in label ? both(`host:${label.key}`) : label,
      run: go(path),
      keys: key ? ['G', key.toUpperCase()] : undefined,
    })),
    ...offered.map(({ id, kind, icon, label, path }) => ({
      id: `offer-${id}`,
      group: kind === 'action' ? ('actions' as const) : ('screens' as const),
      icon,
      name: label,
      run: go(path),
    })),
    ...OWN_SCREENS.filter(({ claim, path }) => mayOpen(user, claim) && !isListed(path)).map(
      ({ id, group, icon, key, path }) => ({ id, group, icon, name: both(key), run: go(path) }),
    ),
    {
      id: 'language',
      group: 'actions',
      icon: 'language',
      name: both('palette:otherLanguage'),
      run: () => void setLanguage(language === 'ar' ? 'en' : 'ar'),
    },
    ...(isImpersonating(user) ? [] : [readAll]),
    { id: 'logout', group: 'actions', icon: 'logout', name: both('host:logout'), run: endSession },
  ]
}
