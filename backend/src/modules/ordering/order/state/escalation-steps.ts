import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { EscalationStep } from '@sufra/shared/contracts/order'

/**
 * Settings of a branch without its own. A louder sound after a minute costs nothing; whether to notify people
 * off work is the merchant's decision.
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

/** Returns the step after `reached`; null when there is none. */
export const nextStepOf = (
  stored: EscalationSettings | null,
  reached: EscalationStep | null,
): NextStep | null => {
  const settings = stored ?? DEFAULT_ESCALATION
  const step = STEPS.slice(reached ? STEPS.indexOf(reached) + 1 : 0).find(name => settings[name].isOn)
  return step ? { step, seconds: settings[step].seconds } : null
}

/** Returns when the next step is due, for an order that rings since or was silenced at `from`. */
export const escalateAtOf = (
  stored: EscalationSettings | null,
  { reached, from }: { reached: EscalationStep | null; from: Date },
): Date | null => {
  const next = nextStepOf(stored, reached)
  return next && new Date(from.getTime() + next.seconds * 1000)
}
