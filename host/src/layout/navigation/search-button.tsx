import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavAction } from './nav-action.tsx'
import { showPalette } from './palette-state.ts'

/** Opens the command palette without a keyboard. */
export const SearchButton = ({ isCompact, onPress }: { isCompact?: boolean; onPress?: () => void }) => {
  const { t } = useTranslation('host')
  const handlePress = () => {
    onPress?.()
    showPalette()
  }
  return (
    <NavAction
      icon={Search}
      label={t('sidebar.search')}
      isCompact={isCompact}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={handlePress}
    />
  )
}
