import { Box, Button, ErrorState, Stack, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'

interface Props {
  name: string
  version: string
  failure: RemoteFailure
  isRetrying: boolean
  onRetry: () => void
  /** Absent when there is no version to step back to. */
  onStepBack?: () => void
}

/** What stands in a remote's place while it cannot be shown. The rest of the page goes on. */
export const FailureCard = ({ name, version, failure, isRetrying, onRetry, onStepBack }: Props) => {
  const { t } = useTranslation('host')
  return (
    <Stack gap="3" align="center" data-remote-failed={name}>
      <ErrorState
        title={t('remotes.failed')}
        detail={t(`remotes.codes.${failure.code}`)}
        onRetry={onRetry}
        retryLabel={t('remotes.retry')}
        isRetrying={isRetrying}
      />
      {onStepBack && (
        <Button variant="ghost" size="sm" onClick={onStepBack}>
          {t('remotes.usePrevious')}
        </Button>
      )}
      <Box as="details" color="muted" textStyle="xs12" maxW="36rem">
        <Box as="summary" cursor="pointer">
          {t('remotes.details')}
        </Box>
        <Text dir="ltr" textStyle="xs12" mt="2" wordBreak="break-word">
          {`${name} ${version} · ${failure.code} · ${failure.detail}`}
        </Text>
      </Box>
    </Stack>
  )
}
