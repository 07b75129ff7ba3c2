import { Flex } from '@sufra/shared/ui'
import { CircleCheck, Hourglass, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { percentText } from '../figures.ts'
import type { Verdict } from './verdict.ts'

const LOOK = {
  waiting: { icon: Hourglass, bg: 'pending.soft', color: 'pending' },
  good: { icon: CircleCheck, bg: 'active.soft', color: 'active' },
  slightlyWorse: { icon: TriangleAlert, bg: 'notice.soft', color: 'notice' },
  worse: { icon: TriangleAlert, bg: 'disabled.soft', color: 'disabled' },
} as const

const useVerdictText = (verdict: Verdict): string => {
  const { t } = useTranslation()
  if (verdict.kind === 'waiting')
    return t('admin:releases.verdict.waiting', { count: verdict.tries, least: verdict.least })
  const canary = percentText(verdict.canary)
  return verdict.stable === null
    ? t(`admin:releases.verdict.${verdict.kind}Alone`, { canary })
    : t(`admin:releases.verdict.${verdict.kind}`, { canary, stable: percentText(verdict.stable) })
}

/** Renders the verdict on the canary in one sentence. */
export const VerdictLine = ({ verdict }: { verdict: Verdict }) => {
  const { icon: Icon, bg, color } = LOOK[verdict.kind]
  return (
    <Flex
      gap="2.5"
      align="center"
      bg={bg}
      color={color}
      borderRadius="well"
      px="3.5"
      py="2.5"
      fontWeight="medium"
    >
      <Flex as="span" flexShrink={0}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Flex>
      <span>{useVerdictText(verdict)}</span>
    </Flex>
  )
}
