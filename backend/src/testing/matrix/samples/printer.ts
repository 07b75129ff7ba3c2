import type { Ids, Point, Samples } from '../sample.ts'

const OF_BRANCH: Point = { absent: '404 not_found', otherBranch: '403 forbidden_branch' }
// The address alone authenticates the printer.
const ADDRESS: Point = { absent: '404 not_found', isSecret: true }

const settings = {
  name: 'المطبخ',
  prints: 'both',
  paperMm: 58,
  language: 'ar',
  isOnAccept: true,
} as const
const address = ({ printerToken }: Ids): string => `/api/Printer/Poll/${printerToken}`

const polls: Samples = {
  'POST /api/Printer/Poll/:token': {
    ask: ids => ({ url: address(ids), raw: '{"statusCode":"200%20OK"}' }),
    points: { printerToken: ADDRESS },
  },
  'GET /api/Printer/Poll/:token': {
    ask: ids => ({ url: address(ids) }),
    points: { printerToken: ADDRESS },
    // Fetching a job marks it as taken.
    leaves: ['print_job'],
  },
  'DELETE /api/Printer/Poll/:token': {
    ask: ids => ({ url: `${address(ids)}?code=200%20OK` }),
    points: { printerToken: ADDRESS },
  },
}

export const printerSamples: Samples = {
  ...polls,
  'GET /api/Printer/Get': {
    ask: ({ branchId }) => ({ url: `/api/Printer/Get?BranchId=${branchId}` }),
    points: { branchId: OF_BRANCH },
  },
  'POST /api/Printer/Add': {
    ask: ({ branchId }) => ({ url: '/api/Printer/Add', json: { branchId, ...settings } }),
    points: { branchId: OF_BRANCH },
  },
  'PUT /api/Printer/Update': {
    ask: ({ printerId }) => ({ url: '/api/Printer/Update', json: { id: printerId, ...settings } }),
    points: { printerId: OF_BRANCH },
  },
  'POST /api/Printer/RenewAddress': {
    ask: ({ printerId }) => ({ url: `/api/Printer/RenewAddress?Id=${printerId}` }),
    points: { printerId: OF_BRANCH },
  },
  'DELETE /api/Printer/Delete': {
    ask: ({ printerId }) => ({ url: `/api/Printer/Delete?Id=${printerId}` }),
    points: { printerId: OF_BRANCH },
  },
  'POST /api/Printer/Test': {
    ask: ({ printerId }) => ({ url: `/api/Printer/Test?Id=${printerId}` }),
    points: { printerId: OF_BRANCH },
  },
  'GET /api/Printer/Jobs': {
    ask: ({ printerId }) => ({ url: `/api/Printer/Jobs?PrinterId=${printerId}` }),
    points: { printerId: OF_BRANCH },
  },
  'POST /api/Printer/TryAgain': {
    ask: ({ printJobId }) => ({ url: `/api/Printer/TryAgain?PrintJobId=${printJobId}` }),
    points: { printJobId: OF_BRANCH },
  },
  'POST /api/Printer/Print': {
    ask: ({ orderId, printerId }) => ({
      url: '/api/Printer/Print',
      json: { orderId, printerId, what: 'ticket' },
    }),
    points: { orderId: OF_BRANCH, printerId: OF_BRANCH },
  },
}
