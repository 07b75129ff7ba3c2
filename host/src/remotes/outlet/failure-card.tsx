import { Box, Button, ErrorState, Stack, Text } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'

interface Props {
  name: string
  version: string
  failure: RemoteFailure
  isRetrying: boolean
  onRetry: () => void
  /** Absent when there is no previous version. */
  onStepBack?: () => void
  /** Another action, as a button. */
  action?: ReactNode
}

const useReason = ({ code, need }: RemoteFailure): string => {
  const { t } = useTranslation('host')
  if (code !== 'incompatible' || !need) return t(`remotes.codes.${code}`)
  // Bidi isolates keep a package's name and range left to right inside an Arabic sentence.
  const asCode = (text: string) => `\u2066${text}\u2069`
  const what = need.what === 'host API' ? t('remotes.hostApi') : asCode(need.what)
  const range = asCode(need.range)
  return need.found === null
    ? t('remotes.needsMissing', { what, range })
    : t('remotes.needs', { what, range, found: asCode(need.found) })
}

/** Card in a remote's place while it cannot be shown. The rest of the page continues. */
export const FailureCard = (props: Props) => {
  const { name, version, failure, isRetrying, onRetry, onStepBack, action } = props
  const { t } = useTranslation('host')
  const reason = useReason(failure)
  return (
    <Stack gap="3" align="center" data-remote-failed={name}>
      <ErrorState
        title={t('remotes.failed')}
        detail={reason}
        onRetry={onRetry}
        retryLabel={t('remotes.retry')}
        isRetrying={isRetrying}
      />
      {onStepBack && (
        <Button variant="ghost" size="sm" onClick={onStepBack}>
          {t('remotes.usePrevious')}
        </Button>
      )}
      {action}
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
