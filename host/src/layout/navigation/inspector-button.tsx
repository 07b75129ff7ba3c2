import { useIsOperator } from '@sufra/shared/session'
import { Blocks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { showInspector } from '#src/remotes/inspector/inspector-state.ts'
import { NavAction } from './nav-action.tsx'

/** Opens the inspector. Only the operator has this button; others use the shortcut. */
export const InspectorButton = ({ isCompact, onPress }: { isCompact?: boolean; onPress?: () => void }) => {
  const { t } = useTranslation('host')
  const isOperator = useIsOperator()
  if (!isOperator) return null
  const handlePress = () => {
    onPress?.()
    showInspector()
  }
  return (
    <NavAction
      icon={Blocks}
      label={t('remotes.inspector')}
      isCompact={isCompact}
      aria-haspopup="dialog"
      onClick={handlePress}
    />
  )
}
