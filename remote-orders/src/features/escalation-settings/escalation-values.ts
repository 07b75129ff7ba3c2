import type { EscalationSettings } from '@sufra/shared/contracts/escalation'

/** Form values, named like the request so that its errors map to fields. */
export interface EscalationValues {
  settings: EscalationSettings
}
