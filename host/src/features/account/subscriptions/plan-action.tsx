import type { Package } from '@sufra/shared/contracts/package'
import type { Plan } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Box, Button, LinkButton, Text } from '@sufra/shared/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSameChoice, packageOf } from './choice.ts'
import type { Choice } from './choice.ts'
import { periodText } from './period-text.ts'
import { onlyCompares } from './viewer.ts'
import type { Viewer } from './viewer.ts'

interface ChooseProps {
  choice: Choice
  chosen: Choice | null
  isCurrent: boolean
  onChoose: (choice: Choice) => void
}

const Choose = ({ choice, chosen, isCurrent, onChoose }: ChooseProps) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const format = useFormat()
  const isChosen = isSameChoice(chosen, choice)
  const plan = inLanguage(choice.planName, language)
  if (isCurrent)
    return (
      <Button variant="soft" disabled>
        {t('plans.yours')}
      </Button>
    )
  return (
    <Button
      variant={isChosen ? 'soft' : 'outline'}
      aria-pressed={isChosen}
      aria-label={t('plans.takeNamed', {
        plan,
        period: periodText(t, choice.months),
        money: format.money(choice.price),
      })}
      icon={isChosen ? <Check size={16} strokeWidth={2} aria-hidden /> : undefined}
      onClick={() => onChoose(choice)}
    >
      {choice.packageId === null
        ? t(isChosen ? 'plans.taken' : 'plans.take')
        : t('plans.takePackage', { period: periodText(t, choice.months), money: format.money(choice.price) })}
    </Button>
  )
}

export interface PlanActionProps {
  plan: Plan
  viewer: Viewer
  /** the period shown on the page */
  shown: Choice
  packages: readonly Package[]
  chosen: Choice | null
  /** returns whether the merchant has exactly this period now */
  isHad: (choice: Choice) => boolean
  canTry: boolean
  isStarting: boolean
  isDisabled: boolean
  onStart: () => void
  onChoose: (choice: Choice) => void
}

const Trial = ({ plan, viewer, isStarting, isDisabled, onStart }: PlanActionProps) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const name = inLanguage(plan.name, language)
  if (viewer === 'guest')
    return (
      <LinkButton asChild size="lg" variant="soft">
        <Link to="/signup" aria-label={t('plans.createAccountFor', { plan: name })}>
          {t('plans.createAccount')}
        </Link>
      </LinkButton>
    )
  return (
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
  )
}

/** Actions on a plan: start the trial, or choose a period. */
export const PlanAction = (props: PlanActionProps) => {
  const { plan, viewer, shown, packages, chosen, isHad, canTry, onChoose } = props
  const { t } = useTranslation('onboarding')
  if (onlyCompares(viewer) || viewer === 'operator') return null
  const hasTrial = plan.trialDays > 0 && (viewer === 'guest' || canTry)
  const periods = viewer === 'guest' ? [] : [shown, ...packages.map(each => packageOf(plan, each))]
  return (
    <Box display="grid" gap="2">
      {hasTrial && (
        <Text textStyle="sm13" fontWeight="medium" color="active">
          {t('plans.trial', { count: plan.trialDays })}
        </Text>
      )}
      {(hasTrial || viewer === 'guest') && <Trial {...props} />}
      {periods.map(choice => (
        <Choose
          key={`${choice.packageId}-${choice.months}`}
          choice={choice}
          chosen={chosen}
          onChoose={onChoose}
          isCurrent={isHad(choice)}
        />
      ))}
    </Box>
  )
}
