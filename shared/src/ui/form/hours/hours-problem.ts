import { findHoursProblem } from '#src/contracts/hours.ts'
import type { HoursPeriod, HoursProblem } from '#src/contracts/hours.ts'

const isComplete = ({ from, to }: HoursPeriod): boolean => from !== '' && to !== ''

/**
 * Returns the first invalid period. Ignores a period with missing times until the form was sent, so that nobody sees
 * errors while typing.
 */
export const shownProblem = ({
  week,
  isSent,
}: {
  week: readonly HoursPeriod[]
  isSent: boolean
}): { period: HoursPeriod; problem: HoursProblem } | null => {
  const judged = isSent ? week : week.filter(isComplete)
  const found = findHoursProblem(judged)
  const period = found && judged[found.index]
  return found && period ? { period, problem: found.problem } : null
}
