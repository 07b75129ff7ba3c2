import { channelMark } from '@sufra/shared/contracts/channel-mark'
import type {
  BranchConnections,
  Connection,
  ConnectionRequest,
  ConnectionsPage,
} from '@sufra/shared/contracts/integration'

const NOW = '2026-11-22T09:00:00.000Z'

export const sampleConnection = (connection: Partial<Connection>): Connection => ({
  id: 11,
  branchId: 7,
  channelId: 1,
  channelKey: 'hungerstation',
  storeId: 'HS-1',
  status: 'Connected',
  hasCredential: true,
  state: 'Open',
  stateUntil: null,
  ordersToday: 4,
  lastOrderAt: NOW,
  lastTestAt: null,
  lastMenu: { at: NOW, state: 'Online', complaintCount: 0 },
  failingSince: null,
  problem: null,
  connectedAt: NOW,
  secretSavedAt: NOW,
  ...connection,
})

export const sampleBranch = (branch: Partial<BranchConnections> = {}): BranchConnections => ({
  branchId: 7,
  branchName: '{"ar":"فرع العليا","en":"Olaya"}',
  serviceProviderId: 4,
  state: 'Open',
  connections: [sampleConnection({})],
  requests: [],
  ...branch,
})

export const sampleRequest = (request: Partial<ConnectionRequest> = {}): ConnectionRequest => ({
  id: 31,
  accountId: 1,
  merchantName: '{"ar":"البيت","en":"The House"}',
  serviceProviderId: 4,
  branchId: 7,
  branchName: '{"ar":"فرع العليا","en":"Olaya"}',
  channelId: 2,
  channelKey: 'jahez',
  storeId: 'JZ-9',
  note: 'soon',
  state: 'Requested',
  reason: null,
  requestedAt: NOW,
  requestedBy: 'Nora',
  ...request,
})

const CHANNELS: ConnectionsPage['channels'] = [
  { id: 1, key: 'hungerstation', name: '{"ar":"هنقرستيشن","en":"HungerStation"}' },
  { id: 2, key: 'jahez', name: '{"ar":"جاهز","en":"Jahez"}' },
  { id: 3, key: 'keeta', name: '{"ar":"كيتا","en":"Keeta"}' },
].map(({ id, key, name }) => ({
  id,
  name,
  logoUrl: channelMark(key),
  isSetUp: true,
  key: key === 'jahez' ? 'jahez' : key === 'keeta' ? 'keeta' : 'hungerstation',
}))

export const sampleConnections = (data: BranchConnections[]): ConnectionsPage => ({
  data,
  channels: CHANNELS,
  currentPage: 1,
  totalPages: 1,
  totalCount: data.length,
  pageSize: 1000,
  hasNextPage: false,
  hasPreviousPage: false,
})
