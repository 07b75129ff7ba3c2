import type { Operation, Schema } from './contract.ts'

/** An id in a request: where it stands, and the rows of which table it names. */
export interface IdPlace {
  name: string
  where: 'query' | 'path' | 'body'
  isList: boolean
  /** undefined: nobody knows whose it is */
  table: string | undefined
}

// The operator's, and the same for all merchants.
const CATALOGUE = /^(channel|discount|feature|orderStatus|package|plan|type)ids?$/i
const ID = /(^|[a-z])ids?$/i
// Numbers within a thing that the request names beside them, and a platform's own of a shop.
const WITHIN = /^(modifier|option|entity|before|store)ids?$/i

const TABLES: Record<string, string> = {
  order: 'app_order',
  user: 'app_user',
  brand: 'service_provider',
  serviceprovider: 'service_provider',
  excludebranch: 'branch',
  unavailableproduct: 'product',
  choices: 'choice',
  movetocategory: 'category',
  pushdevice: 'push_device',
  note: 'shift_note',
  cannedanswer: 'canned_answer',
  message: 'ticket_message',
  file: 'ticket_file',
  // Where a category stands in.
  parent: 'category',
  // Deploy tokens are what releases are about.
  release: 'deploy_token',
  request: 'connection_request',
  accountexport: 'account_export',
  productmapping: 'product_mapping',
  printjob: 'print_job',
}
const TABLE_NAMES = new Set([
  ...Object.values(TABLES),
  ...['account', 'branch', 'category', 'choice', 'size', 'product', 'role', 'session', 'integration', 'job'],
  ...['account_export', 'notification', 'subscription', 'payment', 'invoice'],
  ...['printer', 'shift', 'ticket', 'ticket_message', 'ticket_file', 'canned_answer'],
])

const tableOf = (word: string): string | undefined => {
  const key = word.toLowerCase()
  const table = TABLES[key] ?? key
  return TABLE_NAMES.has(table) ? table : undefined
}

// `excludeBranchesIds` names branches, `Id` what the route is about.
const wordOf = (name: string, tag: string): string =>
  name.replace(/ids?$/i, '').replace(/branches$/i, 'branch') || tag

const isId = (name: string): boolean =>
  !WITHIN.test(name) && (/^ids?$/i.test(name) || (/[a-z](Id|Ids)$/.test(name) && ID.test(name)))

const isMerchants = (name: string, tag: string): boolean =>
  isId(name) && !CATALOGUE.test(`${wordOf(name, tag)}id`)

const ofBody = (body: Schema | undefined, tag: string): IdPlace[] =>
  Object.entries(body?.properties ?? {})
    .filter(([name]) => isMerchants(name, tag))
    .map(([name, schema]) => ({
      name,
      where: 'body',
      isList: schema.type === 'array',
      table: tableOf(wordOf(name, tag)),
    }))

/** Every id that an endpoint takes. */
export const idsOf = ({ parameters, body, tag }: Operation): IdPlace[] => [
  ...parameters
    .filter(({ name }) => isMerchants(name, tag))
    .map(({ name, in: where }) => ({ name, where, isList: false, table: tableOf(wordOf(name, tag)) })),
  ...ofBody(body, tag),
]
