import { Box } from '@sufra/shared/ui'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavButton } from './nav-style.ts'
import { showPalette } from './palette-state.ts'

/** The palette's door for whoever has no keyboard. */
export const SearchButton = ({ isCompact, onPress }: { isCompact?: boolean; onPress?: () => void }) => {
  const { t } = useTranslation('host')
  const handlePress = () => {
    onPress?.()
    showPalette()
  }
  return (
    <NavButton
      type="button"
      shape={isCompact ? 'rail' : 'full'}
      title={isCompact ? t('sidebar.search') : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={handlePress}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden />
      <Box as="span" className={isCompact ? 'sf-hidden' : undefined}>
        {t('sidebar.search')}
      </Box>
    </NavButton>
  )
}
