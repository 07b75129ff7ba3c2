import type { ApiError } from '@sufra/shared/api'
import { FormProblem } from '@sufra/shared/forms'
import { Banner, Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

export interface SumProblemProps {
  problem: ApiError | null
  onRetry: () => void
}

/**
 * Reason for a missing sum: the server's refusal of the choice, or a failed
 * request. Errors of a code are shown at the code.
 */
export const SumProblem = ({ problem, onRetry }: SumProblemProps) => {
  const { t } = useTranslation(['onboarding', 'host'])
  if (!problem || problem.fieldErrors.discountCode) return null
  const reason = problem.fieldErrors.months?.[0] ?? problem.fieldErrors.planId?.[0]
  if (reason) return <Banner tone="notice">{reason}</Banner>
  return (
    <>
      <FormProblem
        problem={problem}
        texts={{
          not_found: t('onboarding:plans.gone'),
          illegal_transition: t('onboarding:plans.sum.notNow'),
        }}
      />
      <Button variant="outline" onClick={onRetry}>
        {t('host:retry')}
      </Button>
    </>
  )
}
