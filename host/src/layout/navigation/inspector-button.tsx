import { useIsOperator } from '@sufra/shared/session'
import { Box } from '@sufra/shared/ui'
import { Blocks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { showInspector } from '#src/remotes/inspector/inspector-state.ts'
import { NavButton } from './nav-style.ts'

/** The operator's way to the inspector; everybody else has the shortcut. */
export const InspectorButton = ({ isCompact, onPress }: { isCompact?: boolean; onPress?: () => void }) => {
  const { t } = useTranslation('host')
  const isOperator = useIsOperator()
  if (!isOperator) return null
  const handlePress = () => {
    onPress?.()
    showInspector()
  }
  return (
    <NavButton
      type="button"
      shape={isCompact ? 'rail' : 'full'}
      title={isCompact ? t('remotes.inspector') : undefined}
      aria-haspopup="dialog"
      onClick={handlePress}
    >
      <Blocks size={20} strokeWidth={1.75} aria-hidden />
      <Box as="span" className={isCompact ? 'sf-hidden' : undefined}>
        {t('remotes.inspector')}
      </Box>
    </NavButton>
  )
}
