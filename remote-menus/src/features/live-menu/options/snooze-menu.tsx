import { Button } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { SNOOZE_CHOICES } from '../availability/snooze-choices.ts'
import type { SnoozeChoice } from '../availability/snooze-choices.ts'

interface SnoozeMenuProps {
  /** Accessible name of the menu. */
  label: string
  /** Text of the button. */
  text: string
  isSaving?: boolean
  isDisabled?: boolean
  onChoose: (choice: SnoozeChoice) => void
}

/** Button with a menu of snooze ends. */
export const SnoozeMenu = ({ label, text, isSaving, isDisabled, onChoose }: SnoozeMenuProps) => {
  const { t } = useTranslation()
  const items = SNOOZE_CHOICES.map(choice => ({
    id: choice,
    label: t(`menus:snooze.${choice}`),
    onSelect: () => onChoose(choice),
  }))
  const button = (
    <Button size="sm" variant="outline" isLoading={isSaving} disabled={isDisabled}>
      {text}
    </Button>
  )
  return <Menu label={label} items={items} trigger={button} />
}
