import { findHoursProblem } from '#src/contracts/hours.ts'
import type { HoursPeriod, HoursProblem } from '#src/contracts/hours.ts'

const isComplete = ({ from, to }: HoursPeriod): boolean => from !== '' && to !== ''

/**
 * The first period that cannot stand. A period whose times are still being filled in is left alone until the form was sent:
 * nobody is told off in the middle of typing.
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
