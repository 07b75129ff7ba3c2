import { Button, Stack, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

export interface SectionErrorProps {
  text: string
  onRetry: () => void
  isRetrying: boolean
}

/** Replaces a section's content that failed to load, with a retry button. */
export const SectionError = ({ text, onRetry, isRetrying }: SectionErrorProps) => {
  const { t } = useTranslation('host')
  return (
    <Stack gap="3" alignItems="flex-start" role="alert">
      <Text color="muted">{text}</Text>
      <Button variant="outline" isLoading={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Stack>
  )
}
