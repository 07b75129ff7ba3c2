import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { EscalationStep } from '@sufra/shared/contracts/order'

/**
 * Of a branch that never set it. Louder after a minute costs nobody anything; to wake up people who are not at work is for
 * the merchant to decide.
 */
export const DEFAULT_ESCALATION: EscalationSettings = {
  louder: { isOn: true, seconds: 60 },
  managers: { isOn: false, seconds: 120, people: [] },
  owner: { isOn: false, seconds: 180, people: [], hasMail: true },
}

const STEPS: readonly EscalationStep[] = ['louder', 'managers', 'owner']

export interface NextStep {
  step: EscalationStep
  seconds: number
}

/** The step after the one that was `reached`; null when there is none. */
export const nextStepOf = (
  stored: EscalationSettings | null,
  reached: EscalationStep | null,
): NextStep | null => {
  const settings = stored ?? DEFAULT_ESCALATION
  const step = STEPS.slice(reached ? STEPS.indexOf(reached) + 1 : 0).find(name => settings[name].isOn)
  return step ? { step, seconds: settings[step].seconds } : null
}

/** When the next step is due, of an order that rings or was silenced at `from`. */
export const escalateAtOf = (
  stored: EscalationSettings | null,
  { reached, from }: { reached: EscalationStep | null; from: Date },
): Date | null => {
  const next = nextStepOf(stored, reached)
  return next && new Date(from.getTime() + next.seconds * 1000)
}
