import { Button, Flex } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

interface SaveBarProps {
  isDirty: boolean
  isBusy: boolean
  onDiscard: () => void
}

/** Foot of a permanent form: saves, or returns to the saved values. */
export const SaveBar = ({ isDirty, isBusy, onDiscard }: SaveBarProps) => {
  const { t } = useTranslation('business')
  return (
    <Flex gap="2">
      <Button type="submit" isLoading={isBusy} disabled={!isDirty}>
        {t('save')}
      </Button>
      {isDirty && (
        <Button variant="ghost" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
    </Flex>
  )
}
