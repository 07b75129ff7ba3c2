import { Box, Button, Card, PageHead, Stack } from '@sufra/shared/ui'
import { StepBar } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { WaitingRequests } from '../request/waiting-requests.tsx'
import { ConnectSteps } from './connect-steps.tsx'
import { stepOf, useDraft } from './use-draft.ts'
import type { Draft } from './use-draft.ts'

const BACK: readonly Partial<Draft>[] = [
  {},
  { merchant: null },
  { branch: null },
  { channel: null, store: '' },
]

/** The operator connects a branch to a platform, exchanges a secret or ends a connection. */
export const NewIntegrationPage = () => {
  const { t } = useTranslation('integrations')
  const { draft, put } = useDraft()
  const step = stepOf(draft)
  const title = t('host:screens.newIntegration')
  const steps = [t('merchant'), t('connect.branch'), t('connect.channel'), t('connect.credential')]
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead title={title} status={t('connect.subtitle')} />
      {step === 0 && <WaitingRequests />}
      <Card p="5" maxW="form">
        <Stack gap="5">
          <StepBar steps={steps} current={step} label={t('connect.steps')} />
          <ConnectSteps />
          {step > 0 && (
            <Box>
              <Button variant="ghost" onClick={() => put(BACK[step] ?? {})}>
                {t('connect.back')}
              </Button>
            </Box>
          )}
        </Stack>
      </Card>
    </>
  )
}
