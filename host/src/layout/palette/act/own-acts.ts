import type { BranchState } from '@sufra/shared/contracts/merchant'
import type { PaletteCall } from '@sufra/shared/contracts/release'
import type { ScreenClaim } from '@sufra/shared/session'

/** An action of the host on a branch, described as data like those of remotes. */
export interface BranchAct {
  id: 'pauseHalfHour' | 'pauseHour' | 'pauseOpen' | 'busy' | 'open'
  icon: string
  /** Offered for branches in these states. */
  states: readonly BranchState[]
  body: PaletteCall['body']
  canUndo: boolean
}

export const SET_STATUS = { method: 'PUT', path: '/api/Branch/SetStatus' } as const
export const BRANCH_CLAIM: ScreenClaim = {
  roles: ['Admin', 'BranchManager', 'Cashier', 'Custom'],
  permission: 'branches.state',
}

const AT_WORK = ['Open', 'Busy', 'ClosedBySchedule'] as const
const pause = (id: BranchAct['id'], end: PaletteCall['body']): BranchAct => ({
  id,
  icon: 'pause',
  states: AT_WORK,
  canUndo: true,
  body: { state: 'Paused', ...end },
})

export const OPEN_BRANCH = { state: 'Open' }

export const BRANCH_ACTS: readonly BranchAct[] = [
  { id: 'open', icon: 'branches', states: ['Paused', 'Busy'], canUndo: false, body: OPEN_BRANCH },
  pause('pauseHalfHour', { preset: '30m' }),
  pause('pauseHour', { preset: '1h' }),
  pause('pauseOpen', {}),
  {
    id: 'busy',
    icon: 'working-hours',
    states: ['Open'],
    canUndo: true,
    body: { state: 'Busy', minutes: 15, preset: '1h' },
  },
]
