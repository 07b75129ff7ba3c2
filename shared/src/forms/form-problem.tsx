import type { ApiError } from '@sufra/shared/api'
import { waitAfter } from '#src/failures/failures.ts'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Banner } from '@sufra/shared/ui'
import { CircleAlert } from 'lucide-react'
import { formTexts } from './form-texts.ts'
import { PlanLimit } from './plan-limit.tsx'

const useProblemText = (problem: ApiError, texts: Record<string, string>): string => {
  const format = useFormat()
  const words = formTexts(useLanguage().language)
  const own = texts[problem.code]
  if (own) return own
  if (problem.status === 429) return words.tooMany.replace('{wait}', format.duration(waitAfter(problem)))
  if (problem.code === 'network_error') return words.network
  // For 400 to 499 the server explains the problem in the language of the request.
  const isExplained = problem.status >= 400 && problem.status < 500
  const explained = isExplained && (problem.problem?.detail ?? problem.problem?.title)
  return explained || (problem.code === 'validation_failed' ? words.notAccepted : words.unknown)
}

const Shown = ({ problem, texts }: { problem: ApiError; texts: Record<string, string> }) => (
  <Banner tone="error" icon={<CircleAlert size={18} aria-hidden />}>
    {useProblemText(problem, texts)}
  </Banner>
)

export interface FormProblemProps {
  /** `form.problem` of `useContractForm`, or any `ApiError`. */
  problem: ApiError | null
  /** Texts of the screen by the error's `code`. */
  texts?: Record<string, string>
}

/**
 * Renders a failure that belongs to no field, with the next step. A full plan has a message of its own. Renders nothing
 * without a problem.
 */
export const FormProblem = ({ problem, texts = {} }: FormProblemProps) => {
  if (!problem) return null
  if (problem.code === 'plan_limit_reached') return <PlanLimit problem={problem} />
  return <Shown problem={problem} texts={texts} />
}
