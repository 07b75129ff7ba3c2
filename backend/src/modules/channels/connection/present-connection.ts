import type { Connection, ConnectionProblem, ConnectionRequest } from '@sufra/shared/contracts/integration'
import { channelOf, connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import { openCredential } from '#src/modules/channels/integration/integration.service.ts'
import type { BranchOnChannels } from '#src/modules/merchants/merchants.ts'
import type { Sealer } from '#src/secrets/sealer.ts'
import type { RequestWithBranch } from './connection-request.repository.ts'
import type { IntegrationRow, LastMenu, OrdersOfLink } from './connection.repository.ts'

/** Data of the shown branches from other tables. */
export interface ConnectionDetails {
  orders: OrdersOfLink[]
  menus: LastMenu[]
  sealer: Sealer
}

// A secret that no key decrypts stops all calls, so it takes precedence over earlier problems.
const pointerWithRevision = (row: IntegrationRow, sealer: Sealer) => {
  const isUnreadable = row.webhookSecret !== null && openCredential(sealer, row) === null
  if (!isUnreadable) return { status: row.status, problem: row.lastProblem, failingSince: row.failingSince }
  const at = row.secretSavedAt.toISOString()
  const problem: ConnectionProblem = { kind: 'secret_unreadable', at, code: '', message: '' }
  return { status: 'Disconnected' as const, problem, failingSince: row.failingSince ?? row.secretSavedAt }
}

export const presentConnection = (
  row: IntegrationRow,
  { branch, beside: { orders, menus, sealer } }: { branch: BranchOnChannels; beside: ConnectionDetails },
): Connection => {
  const { branchId, channelId } = row
  const came = orders.find(each => each.branchId === branchId && each.channelId === channelId)
  const menu = menus.find(
    each => each.serviceProviderId === branch.serviceProviderId && each.channelId === channelId,
  )
  const shown = branch.shown.find(each => each.channelId === channelId)
  const { status, problem, failingSince } = pointerWithRevision(row, sealer)
  return {
    id: row.id,
    branchId,
    channelId,
    channelKey: connectorOf(channelId).key,
    storeId: row.storeId,
    status,
    problem,
    hasCredential: row.webhookSecret !== null,
    failingSince: failingSince?.toISOString() ?? null,
    state: shown?.state ?? branch.state,
    stateUntil: shown?.stateUntil?.toISOString() ?? null,
    ordersToday: came?.ordersToday ?? 0,
    lastOrderAt: came?.lastOrderAt?.toISOString() ?? null,
    lastTestAt: came?.lastTestAt?.toISOString() ?? null,
    lastMenu: menu
      ? { at: menu.createdAt.toISOString(), state: menu.state, complaintCount: menu.complaintCount }
      : null,
    connectedAt: row.createdAt.toISOString(),
    secretSavedAt: row.secretSavedAt.toISOString(),
  }
}

export const presentRequest = ({ row, ...names }: RequestWithBranch): ConnectionRequest => ({
  id: row.id,
  accountId: row.accountId,
  branchId: row.branchId,
  channelId: row.channelId,
  storeId: row.storeId,
  note: row.note,
  state: row.state,
  reason: row.reason,
  ...names,
  channelKey: channelOf(row.channelId).key,
  requestedAt: row.requestedAt.toISOString(),
})
