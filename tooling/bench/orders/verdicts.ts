import type { Intake } from './intake.ts'
import type { ShiftBoard } from './shift-board.ts'

export interface Verdict {
  isMet: boolean
  text: string
}

// Without measurements there is no figure, and no goal is met.
const ms = (value: number | null): string => `${(value ?? Number.NaN).toFixed(0)} ms`

/** Returns whether all sent orders are on their boards at the promised rate. */
export const intakeVerdict = ({
  name,
  found,
  goal,
}: {
  name: string
  found: Intake
  goal: { perSecond: number; answerMs: number }
}): Verdict => {
  const sent = found.taken + found.failed
  return {
    isMet:
      found.failed === 0 &&
      found.onBoard >= sent &&
      found.perSecond >= goal.perSecond &&
      found.answerP99 <= goal.answerMs,
    text:
      `intake of ${name}: ${found.onBoard} of ${sent} on the board at ${found.perSecond.toFixed(0)}/s (goal ${goal.perSecond}), ` +
      `answered p50 ${ms(found.answerP50)}, p99 ${ms(found.answerP99)} (goal ${ms(goal.answerMs)}), ` +
      `on the board p50 ${ms(found.boardP50)}, p99 ${ms(found.boardP99)}, ${found.failed} failed, ` +
      `CPU for each order: backend ${found.cpuBackend.toFixed(2)} ms, database ${found.cpuDatabase.toFixed(2)} ms`,
  }
}

/** Returns whether every reader got everything. Without events the check fails, because nothing could be lost. */
export const cutsVerdict = (
  cuts: number,
  {
    events,
    missed,
    doubled,
    outOfOrder,
  }: { events: number; missed: number; doubled: number; outOfOrder: number },
): Verdict => ({
  isMet: events > 0 && missed + doubled + outOfOrder === 0,
  text: `${cuts} cuts of ten streams, ${events} events: ${missed} missed, ${doubled} doubled, ${outOfOrder} out of order`,
})

const MEGABYTE = 1_048_576
const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1)

/** Checks the response time of a full board and its memory after a shift. */
export const boardVerdicts = (
  found: ShiftBoard,
  goal: { inputMs: number; taskMs: number; heapMb: number; slower: number },
): Verdict[] => [
  {
    isMet: found.inputP95 <= goal.inputMs && found.longestTask <= goal.taskMs,
    text:
      `${found.cards} cards, ${goal.slower}x slower, ${found.presses} presses: to paint p95 ${ms(found.inputP95)} (goal ${ms(goal.inputMs)}), ` +
      `longest task ${ms(found.longestTask)} (goal ${ms(goal.taskMs)}), CPU ${ms(found.cpuPerSecond)} a second`,
  },
  {
    isMet: found.heapAfter - found.heapBefore <= goal.heapMb * MEGABYTE,
    text: `${found.shiftOrders} orders later the page holds ${megabytes(found.heapBefore)} → ${megabytes(found.heapAfter)} MB (goal ${goal.heapMb} more)`,
  },
]
