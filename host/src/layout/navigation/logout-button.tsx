import { endSession } from '@sufra/shared/session'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavAction } from './nav-action.tsx'

/** Signs out in all tabs of this browser; the guard then leads to /login. */
export const LogoutButton = ({ isCompact }: { isCompact?: boolean }) => {
  const { t } = useTranslation('host')
  return <NavAction icon={LogOut} isMirrored label={t('logout')} isCompact={isCompact} onClick={endSession} />
}
