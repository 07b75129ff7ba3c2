import { Box, ErrorState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

interface Props {
  name: string
  /** Switched off by a person in this tab, not by the operator. */
  isOffHere: boolean
  onOn: () => void
}

/** States that a remote is switched off, and by whom. */
export const OffCard = ({ name, isOffHere, onOn }: Props) => {
  const { t } = useTranslation('host')
  return (
    <Box data-remote-failed={name}>
      <ErrorState
        title={t('remotes.failed')}
        detail={t(isOffHere ? 'remotes.offHere' : 'remotes.codes.unreleased')}
        onRetry={onOn}
        retryLabel={t(isOffHere ? 'remotes.switchOn' : 'remotes.retry')}
      />
    </Box>
  )
}
