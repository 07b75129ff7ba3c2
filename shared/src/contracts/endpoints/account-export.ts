import { z } from 'zod'
import { AccountExport, AccountExportList, AccountExportParams } from '#src/contracts/account-export.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'

// A merchant that is about to leave must be able to export its data.
const OWNER = {
  access: ['Admin'],
  permission: 'settings.manage',
  whileSuspended: true,
  whileExpired: true,
} as const

export const accountExportEndpoints = defineEndpoints({
  'GET /api/AccountExport/Get': {
    summary: 'Lists the exports of the account, newest first; each is stored for seven days',
    ...OWNER,
    answer: AccountExportList,
  },
  'POST /api/AccountExport/Add': {
    summary: 'Starts an export of the account; one runs at a time',
    ...OWNER,
    isAudited: true,
    body: NoBody,
    answer: AccountExport,
    errors: ['already_exists'],
  },
  'GET /api/AccountExport/File/:id': {
    summary:
      'Returns the export as a zip: a CSV for each kind of data, the pictures, and the files of support conversations',
    ...OWNER,
    // Only the merchant's own staff may export everything.
    whileViewing: false,
    params: AccountExportParams,
    answer: z.unknown(),
    errors: ['not_found'],
  },
})
