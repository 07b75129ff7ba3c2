import { useLanguage } from '@sufra/shared/i18n'
import { Box, Num, VisuallyHidden } from '@sufra/shared/ui'
import { Check, Minus } from 'lucide-react'
import type { FeatureKind, FeatureValue } from '#src/contracts/feature.ts'
import { inLanguage } from '#src/contracts/text.ts'
import { planWords } from './plan-words.ts'

export interface FeatureValueTextProps {
  kind: FeatureKind
  /** Undefined if the plan does not mention the feature. */
  value: FeatureValue | undefined
}

/** Renders the value of a feature: a mark, a number or a text. */
export const FeatureValueText = ({ kind, value }: FeatureValueTextProps) => {
  const { language } = useLanguage()
  const words = planWords(language)
  if (kind === 'limit' && value === null) return <span>{words.unlimited}</span>
  if (kind === 'limit' && typeof value === 'number') return <Num value={value} />
  if (kind === 'text' && typeof value === 'string') return <bdi>{inLanguage(value, language)}</bdi>
  if (kind === 'bool' && value === true)
    return (
      <Box as="span" color="primary" display="inline-flex" verticalAlign="middle">
        <Check size={18} strokeWidth={2} aria-hidden />
        <VisuallyHidden>{words.yes}</VisuallyHidden>
      </Box>
    )
  return (
    <Box as="span" color="muted" display="inline-flex" verticalAlign="middle">
      <Minus size={18} strokeWidth={1.75} aria-hidden />
      <VisuallyHidden>{kind === 'bool' ? words.no : words.nothing}</VisuallyHidden>
    </Box>
  )
}
