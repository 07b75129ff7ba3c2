import type { EscalationSettings } from '@sufra/shared/contracts/escalation'

/** What the form holds: named as the request is, so that its mistakes find their fields. */
export interface EscalationValues {
  settings: EscalationSettings
}
