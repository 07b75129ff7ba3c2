import type { BranchConnections } from '@sufra/shared/contracts/integration'
import type { Db, Scope } from '#src/database/database.ts'
import type { BranchOnChannels } from '#src/modules/merchants/merchants.ts'
import type { Sealer } from '#src/secrets/sealer.ts'
import { listOpenOrDeclined } from './connection-request.repository.ts'
import { lastMenus, linksOf, ordersOfLinks } from './connection.repository.ts'
import { presentConnection, presentRequest } from './present-connection.ts'

interface Wanted {
  scope: Scope
  branches: BranchOnChannels[]
  sealer: Sealer
}

/** Returns the connections of these branches with all shown data. */
export const readConnections = async (
  db: Db,
  { scope, branches, sealer }: Wanted,
): Promise<BranchConnections[]> => {
  if (branches.length === 0) return []
  const branchIds = branches.map(({ id }) => id)
  const serviceProviderIds = [...new Set(branches.map(each => each.serviceProviderId))]
  const links = await linksOf(db, { scope, branchIds })
  const requests = await listOpenOrDeclined(db, { scope, branchIds })
  const orders = await ordersOfLinks(db, { scope, branchIds, now: new Date() })
  const beside = { orders, menus: await lastMenus(db, { scope, serviceProviderIds }), sealer }
  return branches.map(branch => ({
    branchId: branch.id,
    branchName: branch.name,
    serviceProviderId: branch.serviceProviderId,
    state: branch.state,
    connections: links
      .filter(({ branchId }) => branchId === branch.id)
      .map(row => presentConnection(row, { branch, beside })),
    requests: requests.filter(({ row }) => row.branchId === branch.id).map(presentRequest),
  }))
}
