import type { ApiError } from '@sufra/shared/api'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Banner, Box, LinkButton } from '@sufra/shared/ui'
import { CircleAlert } from 'lucide-react'
import { limitText, planLimitTexts } from './plan-limit-texts.ts'

const numberIn = (value: object, key: string): number | null => {
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value
  return typeof found === 'number' ? found : null
}

/** Returns the limit from the server's error; null and an empty key if it has none. */
const limitOf = (current: unknown) => {
  if (typeof current !== 'object' || current === null) return { key: '', limit: null }
  const key: unknown = Object.getOwnPropertyDescriptor(current, 'key')?.value
  return { key: typeof key === 'string' ? key : '', limit: numberIn(current, 'limit') }
}

/** Renders the message of a full plan: the limit that is reached, and a link to the plans for those who may buy. */
export const PlanLimit = ({ problem }: { problem: ApiError }) => {
  const { language } = useLanguage()
  const words = planLimitTexts(language)
  const mayUpgrade = useCan('billing.manage')
  const isOperator = useIsOperator()
  const { key, limit } = limitOf(problem.problem?.current)
  return (
    <Banner tone="error" icon={<CircleAlert size={18} aria-hidden />}>
      <Box display="grid" gap="2" justifyItems="start">
        <span>{limitText(language, { key, limit })}</span>
        {isOperator && <span>{words.operator}</span>}
        {!isOperator && !mayUpgrade && <span>{words.ask}</span>}
        {!isOperator && mayUpgrade && (
          <LinkButton asChild size="sm" variant="outline">
            <Link to="/subscriptions">{words.upgrade}</Link>
          </LinkButton>
        )}
      </Box>
    </Banner>
  )
}
