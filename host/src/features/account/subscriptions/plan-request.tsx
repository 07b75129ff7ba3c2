import type { Plan } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useSession } from '@sufra/shared/session'
import { Box, Button, Text } from '@sufra/shared/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface PlanRequestProps {
  plan: Plan
  /** Name of the plan that the merchant has, as the server gives it. */
  currentPlan: string | null
}

/** Until plans are changed here: the request in words, ready to be sent to the team that changes them. */
export const PlanRequest = ({ plan, currentPlan }: PlanRequestProps) => {
  const { t } = useTranslation(['onboarding', 'host'])
  const { language } = useLanguage()
  const merchant = useSession(state => state.user?.accountId ?? null)
  const [state, setState] = useState<'asked' | 'copied' | 'shown'>('asked')
  const name = inLanguage(plan.name, language)
  const current = currentPlan ? inLanguage(currentPlan, language) : t('host:plan.none')
  const request = t('onboarding:plans.request.text', { merchant, current, plan: name })
  const handlePress = async () => {
    try {
      await navigator.clipboard.writeText(request)
      setState('copied')
    } catch {
      // A browser may refuse its clipboard: then the words stand there to be copied by hand.
      setState('shown')
    }
  }
  return (
    <Box display="grid" gap="2">
      <Button
        variant="soft"
        icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t('onboarding:plans.request.copyNamed', { plan: name })}
        onClick={() => void handlePress()}
      >
        {t('onboarding:plans.request.copy')}
      </Button>
      <Text role="status" textStyle="sm13" color="muted">
        {state === 'copied' && t('onboarding:plans.request.copied')}
        {state === 'shown' && request}
      </Text>
    </Box>
  )
}
