import type { Package } from '@sufra/shared/contracts/package'
import type { Plan } from '@sufra/shared/contracts/plan'
import type { MySubscription } from '@sufra/shared/contracts/subscription'
import { FormProblem } from '@sufra/shared/forms'
import { Grid, Stack } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { monthlyOf, yearlyOf } from './choice.ts'
import type { Choice } from './choice.ts'
import { PlanAction } from './plan-action.tsx'
import { PlanCard } from './plan-card.tsx'
import type { Period } from './plan-price.ts'
import { useStartTrial } from './use-start-trial.ts'
import type { Viewer } from './viewer.ts'

const PANEL = 'plans'

export interface PlanGridProps {
  plans: readonly Plan[]
  packages: readonly Package[]
  viewer: Viewer
  /** undefined: nobody is signed in who may see a subscription */
  mine: MySubscription | undefined
  /** Name of the merchant's plan, from the server. */
  currentPlan: string | null
  chosen: Choice | null
  onChoose: (choice: Choice) => void
}

/** The plans side by side, by month or by year, with their packages. */
export const PlanGrid = ({ plans, packages, viewer, mine, currentPlan, chosen, onChoose }: PlanGridProps) => {
  const { t } = useTranslation('onboarding')
  const current = mine?.current ?? null
  const [wanted, setPeriod] = useState<Period | null>(null)
  const period = wanted ?? (current?.months === 12 ? 'year' : 'month')
  const { start, startingId, problem } = useStartTrial()
  const hasYearly = plans.some(({ priceYearly }) => priceYearly !== null)
  const isRunning = current?.status === 'Active'
  const isHad = ({ planId, packageId, months }: Choice) =>
    isRunning && planId === current.planId && packageId === current.packageId && months === current.months
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
      <Grid id={PANEL} gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" gap="3.5">
        {plans.map(plan => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            isCurrent={current ? current.planId === plan.id : plan.name === currentPlan}
            isChosen={chosen?.planId === plan.id}
            action={
              <PlanAction
                plan={plan}
                viewer={viewer}
                chosen={chosen}
                isHad={isHad}
                onChoose={onChoose}
                shown={period === 'year' ? yearlyOf(plan) : monthlyOf(plan)}
                packages={packages.filter(({ planId }) => planId === plan.id)}
                canTry={mine?.canTry ?? viewer === 'starting'}
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
