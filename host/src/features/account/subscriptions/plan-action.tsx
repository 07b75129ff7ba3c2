import type { Plan } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Box, Button, LinkButton, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { PlanRequest } from './plan-request.tsx'
import type { Viewer } from './viewer.ts'

export interface PlanActionProps {
  plan: Plan
  viewer: Viewer
  /** Name of the plan that the merchant has, as the server gives it. */
  currentPlan: string | null
  isStarting: boolean
  isDisabled: boolean
  onStart: () => void
}

/** What this viewer can do with a plan. A plan without a trial waits for card payment: no button that leads nowhere. */
export const PlanAction = (props: PlanActionProps) => {
  const { plan, viewer, currentPlan, isStarting, isDisabled, onStart } = props
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const name = inLanguage(plan.name, language)
  const hasTrial = plan.trialDays > 0
  if (viewer === 'subscribed' && plan.name !== currentPlan)
    return <PlanRequest plan={plan} currentPlan={currentPlan} />
  if (viewer !== 'guest' && viewer !== 'starting') return null
  return (
    <Box display="grid" gap="2">
      <Text textStyle="sm13" fontWeight="medium" color={hasTrial ? 'active' : 'muted'}>
        {hasTrial ? t('plans.trial', { count: plan.trialDays }) : t('plans.noTrial')}
      </Text>
      {!hasTrial && (
        <Text textStyle="sm13" color="muted">
          {t('plans.noTrialDetail')}
        </Text>
      )}
      {hasTrial && viewer === 'guest' && (
        <LinkButton asChild size="lg" variant="soft">
          <Link to="/signup" aria-label={t('plans.createAccountFor', { plan: name })}>
            {t('plans.createAccount')}
          </Link>
        </LinkButton>
      )}
      {hasTrial && viewer === 'starting' && (
        <Button
          size="lg"
          variant="soft"
          isLoading={isStarting}
          disabled={isDisabled}
          aria-label={t('plans.chooseNamed', { plan: name })}
          onClick={onStart}
        >
          {t('plans.choose')}
        </Button>
      )}
    </Box>
  )
}
