import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { DeployTokenRequest, ReleaseList } from '@sufra/shared/contracts/release-control'

/** Values of the form. */
export interface TokenValues {
  label: string
  remote: string
  channel: string
  hasNav: boolean
  limits: Omit<ClaimLimits, 'nav'> & { nav: { from: number | null; to: number | null } }
}

// An empty position means no limit.
const LAST = 100_000

// Follows the host's own entries.
const BEHIND = { from: 91, to: 999 }

const ofNew: ClaimLimits = {
  roles: ['Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'],
  paths: [],
  background: false,
  nav: BEHIND,
  kilobytes: 150,
}

/** Returns the initial limits: the served claims of the remote, or harmless ones for a new remote. */
export const limitsOf = (
  remote: string,
  claims: ReleaseList['claims'],
): Pick<TokenValues, 'hasNav' | 'limits'> => {
  const limits = claims.find(({ name }) => name === remote)?.limits ?? ofNew
  return { hasNav: limits.nav !== null, limits: { ...limits, nav: limits.nav ?? BEHIND } }
}

/** Returns the request. */
export const tokenRequestOf = ({
  label,
  remote,
  channel,
  hasNav,
  limits,
}: TokenValues): Required<DeployTokenRequest> => ({
  label: label.trim(),
  remote: remote.trim(),
  channel: channel.trim(),
  limits: { ...limits, nav: hasNav ? { from: limits.nav.from ?? 0, to: limits.nav.to ?? LAST } : null },
})
