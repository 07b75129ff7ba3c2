import { z } from 'zod'
import {
  AddPrinterRequest,
  PollAnswer,
  PollQuery,
  PrintJob,
  PrintJobQuery,
  PrintJobs,
  PrintJobsQuery,
  Printer,
  PrinterAddress,
  PrinterParams,
  Printers,
  PrintersQuery,
  PrintRequest,
  UpdatePrinterRequest,
} from '#src/contracts/printer.ts'
import { MERCHANT_ROLES } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'

const MANAGE = { access: ['Admin', 'Custom'], permission: 'branches.manage' } as const
const OF_BRANCH = ['forbidden_branch', 'not_found'] as const

export const printerEndpoints = defineEndpoints({
  'GET /api/Printer/Get': {
    summary: 'Lists the printers of the caller’s branches with their state',
    access: MERCHANT_ROLES,
    whileSuspended: true,
    query: PrintersQuery,
    answer: Printers,
    errors: OF_BRANCH,
  },
  'POST /api/Printer/Add': {
    summary: 'Adds a printer. Only this answer contains its secret address',
    ...MANAGE,
    isAudited: true,
    body: AddPrinterRequest,
    answer: PrinterAddress,
    errors: [...OF_BRANCH, 'idempotency_key_reused'],
  },
  'PUT /api/Printer/Update': {
    summary: 'Changes a printer’s name and papers',
    ...MANAGE,
    isAudited: true,
    body: UpdatePrinterRequest,
    answer: Printer,
    errors: OF_BRANCH,
  },
  'POST /api/Printer/RenewAddress': {
    summary: 'Replaces a printer’s secret address; the old one stops working at once',
    ...MANAGE,
    isAudited: true,
    query: IdQuery,
    body: NoBody,
    answer: PrinterAddress,
    errors: OF_BRANCH,
  },
  'DELETE /api/Printer/Delete': {
    summary: 'Removes a printer with its jobs',
    ...MANAGE,
    isAudited: true,
    query: IdQuery,
    answer: z.object({}),
    errors: OF_BRANCH,
  },
  'POST /api/Printer/Test': {
    summary: 'Prints a test page with the printer’s name',
    ...MANAGE,
    query: IdQuery,
    body: NoBody,
    answer: PrintJob,
    errors: OF_BRANCH,
  },
  'GET /api/Printer/Jobs': {
    summary: 'The last 50 jobs of a printer, the latest first',
    ...MANAGE,
    query: PrintJobsQuery,
    answer: PrintJobs,
    errors: OF_BRANCH,
  },
  'POST /api/Printer/TryAgain': {
    summary: 'Retries a failed print job, marked as a copy if it may have been printed',
    ...MANAGE,
    query: PrintJobQuery,
    body: NoBody,
    answer: PrintJob,
    errors: [...OF_BRANCH, 'illegal_transition'],
  },
  'POST /api/Printer/Print': {
    summary: 'Prints a paper of an order, marked as a copy if it was printed before',
    access: ['Admin', 'BranchManager', 'Cashier', 'Custom'],
    permission: 'orders.accept',
    whileSuspended: true,
    body: PrintRequest,
    answer: PrintJob,
    errors: [...OF_BRANCH, 'idempotency_key_reused'],
  },
  // Printers cannot sign in: the address is the secret. These devices handle every answer strictly, so none of their
  // requests is refused.
  'POST /api/Printer/Poll/:token': {
    summary:
      'A printer says how it is, and hears whether there is work (Star CloudPRNT). To the form of an Epson printer the answer is XML: the work itself (Server Direct Print)',
    access: 'public',
    params: PrinterParams,
    raw: true,
    answer: PollAnswer,
    errors: ['not_found'],
  },
  'GET /api/Printer/Poll/:token': {
    summary: 'Returns a print job (Star CloudPRNT) as a black and white PNG in the width of the print head',
    access: 'public',
    params: PrinterParams,
    query: PollQuery,
    answer: z.unknown().describe('the bytes of the picture'),
    errors: ['not_found'],
  },
  'DELETE /api/Printer/Poll/:token': {
    summary: 'Receives the result of a print job (Star CloudPRNT)',
    access: 'public',
    params: PrinterParams,
    query: PollQuery,
    answer: z.object({}),
    errors: ['not_found'],
  },
})
