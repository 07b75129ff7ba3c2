import { endSession } from '@sufra/shared/session'
import { Box } from '@sufra/shared/ui'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavButton } from './nav-style.ts'

/** Signs out everywhere in this browser; the guard then leads to /login. */
export const LogoutButton = ({ isCompact }: { isCompact?: boolean }) => {
  const { t } = useTranslation('host')
  return (
    <NavButton
      type="button"
      shape={isCompact ? 'rail' : 'full'}
      title={isCompact ? t('logout') : undefined}
      onClick={endSession}
    >
      <LogOut size={20} strokeWidth={1.75} aria-hidden className="sf-mirror" />
      <Box as="span" className={isCompact ? 'sf-hidden' : undefined}>
        {t('logout')}
      </Box>
    </NavButton>
  )
}
