import type { Plan } from '@sufra/shared/contracts/plan'
import { FormProblem } from '@sufra/shared/forms'
import { Grid, Stack } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanAction } from './plan-action.tsx'
import { PlanCard } from './plan-card.tsx'
import type { Period } from './plan-price.ts'
import { useStartTrial } from './use-start-trial.ts'
import type { Viewer } from './viewer.ts'

const PANEL = 'plans'

export interface PlanGridProps {
  plans: readonly Plan[]
  viewer: Viewer
  /** Name of the plan that the merchant has, as the server gives it. */
  currentPlan: string | null
}

/** The plans side by side, by month or by year. */
export const PlanGrid = ({ plans, viewer, currentPlan }: PlanGridProps) => {
  const { t } = useTranslation('onboarding')
  const [period, setPeriod] = useState<Period>('month')
  const { start, startingId, problem } = useStartTrial()
  const hasYearly = plans.some(({ priceYearly }) => priceYearly !== null)
  return (
    <Stack gap="4.5">
      {hasYearly && (
        <div>
          <SegmentedTabs
            label={t('plans.period')}
            panelId={PANEL}
            value={period}
            onChange={setPeriod}
            options={[
              { value: 'month', label: t('plans.monthly') },
              { value: 'year', label: t('plans.yearly') },
            ]}
          />
        </div>
      )}
      <FormProblem
        problem={problem}
        texts={{ trial_used: t('plans.trialUsed'), not_found: t('plans.gone') }}
      />
      <Grid id={PANEL} gridTemplateColumns="repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" gap="3.5">
        {plans.map(plan => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            isCurrent={plan.name === currentPlan}
            action={
              <PlanAction
                plan={plan}
                viewer={viewer}
                currentPlan={currentPlan}
                isStarting={startingId === plan.id}
                isDisabled={startingId !== null && startingId !== plan.id}
                onStart={() => start(plan.id)}
              />
            }
          />
        ))}
      </Grid>
    </Stack>
  )
}
