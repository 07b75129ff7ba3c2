import type { Operation, Schema } from './contract.ts'

/** An id in a request: its location and the table of the row that it references. */
export interface IdPlace {
  name: string
  where: 'query' | 'path' | 'body'
  isList: boolean
  /** undefined when no table is known for the name */
  table: string | undefined
}

// Ids of the operator's catalogues, which all merchants share.
const CATALOGUE = /^(channel|discount|feature|orderStatus|package|plan|type)ids?$/i
const ID = /(^|[a-z])ids?$/i
// Ids that are unique only inside another object of the request, and store ids of platforms.
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
  // The parent of a category is a category.
  parent: 'category',
  // `Id` in endpoints of Release is the id of a deploy token.
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

// `excludeBranchesIds` references branches; a bare `Id` references the entity in the tag of the route.
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

/** Returns every id of a merchant's row in the parameters and the body of an endpoint. */
export const idsOf = ({ parameters, body, tag }: Operation): IdPlace[] => [
  ...parameters
    .filter(({ name }) => isMerchants(name, tag))
    .map(({ name, in: where }) => ({ name, where, isList: false, table: tableOf(wordOf(name, tag)) })),
  ...ofBody(body, tag),
]
