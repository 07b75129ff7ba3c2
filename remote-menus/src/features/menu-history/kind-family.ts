import type { MenuChangeKind } from '@sufra/shared/contracts/menu-history'
import type { PillFamily } from '@sufra/shared/ui'

export const KIND_FAMILY: Record<MenuChangeKind, PillFamily> = {
  added: 'active',
  changed: 'neutral',
  removed: 'disabled',
  broughtBack: 'active',
}
