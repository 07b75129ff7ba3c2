import { Button, Flex } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

export interface FormButtonsProps {
  saveLabel: string
  isBusy: boolean
  onCancel: () => void
}

export const FormButtons = ({ saveLabel, isBusy, onCancel }: FormButtonsProps) => {
  const { t } = useTranslation('settings')
  return (
    <Flex gap="2">
      <Button type="submit" isLoading={isBusy}>
        {saveLabel}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Flex>
  )
}
