import { Button, Flex } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

interface SaveBarProps {
  isDirty: boolean
  isBusy: boolean
  onDiscard: () => void
}

/** The end of a form that is there all the time: saving, and going back to what is saved. */
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
