import type { ConnectAnswer } from '@sufra/shared/contracts/integration'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, Bdi, Box } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { saidBy } from '../said-by.ts'

/** Result of the platform's check of a credential, with its own message if any. */
export const CheckResult = ({ check, name }: { check: ConnectAnswer['check']; name: string }) => {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const { result, durationMs } = check
  const said = saidBy(check)
  return (
    <Banner tone={result === 'believed' ? 'neutral' : 'error'}>
      {t(`check.${result}`, { name })}
      {said !== '' && (
        <Box as="span" display="block">
          <Bdi>{said}</Bdi>
        </Box>
      )}
      {result !== 'not_set_up' && (
        <Box as="span" display="block" color="muted">
          {t('check.duration', { ms: format.number(durationMs) })}
        </Box>
      )}
    </Banner>
  )
}
