import { z } from 'zod'
import { searchKey } from '#src/contracts/text.ts'
import { completeValue } from './complete-value.ts'
import type { FoundEndpoint } from './find-endpoint.ts'
import type { ReadCall } from './read-call.ts'
import { StubRefusal } from './problem.ts'
import type { Row } from './row.ts'
import type { Tables } from './tables.ts'

interface Asked {
  found: FoundEndpoint
  call: ReadCall
  tables: Tables
  now: number
}

const PATH = /^\w+ \/api\/(?<entity>\w+)\/(?<verb>.+)$/
const LISTS = ['Get', 'GetAll', 'GetByAccountId', 'GetLiveOrders', 'Get/ServiceProviderId']
const SINGLES = ['Get/Id', 'GetById', 'id', 'Details/:id']
const PAGE_NUMBER = 'PaginatedRequest.PageNumber'
const PAGE_SIZE = 'PaginatedRequest.PageSize'
const TEXTS = ['Search', 'Name']

const lowerFirst = (text: string): string => `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`

const hasText = (row: Row, text: unknown): boolean =>
  searchKey(JSON.stringify(row)).includes(searchKey(String(text)))

// 0 means "all"; filters that the rows have no field for are ignored.
const isAsked = (row: Row, [name, value]: [string, unknown]): boolean => {
  if (value === undefined || value === 0) return true
  if (TEXTS.includes(name)) return hasText(row, value)
  const own = row[lowerFirst(name)]
  return own === undefined || own === value
}

// An order that ended a quarter of an hour ago has left the board.
const isLive = ({ closedAt }: Row, now: number): boolean =>
  typeof closedAt !== 'string' || now - Date.parse(closedAt) < 900_000

const chosen = ({ found, tables, call, now }: Asked, entity: string): Row[] =>
  tables
    .of(entity)
    .filter(row => !found.key.endsWith('/GetLiveOrders') || isLive(row, now))
    .filter(row => Object.entries(call.query).every(wanted => isAsked(row, wanted)))

const pageOf = (rows: Row[], { query }: ReadCall): { data: Row[] } & Record<string, unknown> => {
  const pageSize = Number(query[PAGE_SIZE] ?? Math.max(1, rows.length))
  const currentPage = Number(query[PAGE_NUMBER] ?? 1)
  const totalPages = Math.ceil(rows.length / pageSize)
  return {
    data: rows.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    totalCount: rows.length,
    hasNextPage: currentPage < totalPages,
    hasPreviousPage: currentPage > 1 && totalPages > 0,
    currentPage,
    totalPages,
    pageSize,
  }
}

const list = (asked: Asked, entity: string): unknown => {
  const { answer } = asked.found.endpoint
  if (answer instanceof z.ZodArray) return chosen(asked, entity)
  if (!(answer instanceof z.ZodObject && answer.shape.data instanceof z.ZodArray)) return undefined
  return { ...pageOf(chosen(asked, entity), asked.call), serverTime: new Date(asked.now).toISOString() }
}

const add = ({ found, call, tables, now }: Asked, entity: string): unknown => {
  const row = completeValue(found.endpoint.answer, { ...call.body, updatedAt: new Date(now).toISOString() })
  return tables.add(entity, { ...(typeof row === 'object' && row), rowVersion: 1 })
}

const update = ({ call, tables, now }: Asked, entity: string): unknown => {
  const before = tables.find(entity, call.body.id)
  const version = Number(before.rowVersion ?? 1)
  if (call.body.rowVersion !== undefined && call.body.rowVersion !== version)
    throw new StubRefusal('stale_version', { current: before })
  const own = { id: before.id, rowVersion: version + 1, updatedAt: new Date(now).toISOString() }
  return tables.put(entity, { ...before, ...call.body, ...own })
}

const remove = ({ call, tables }: Asked, entity: string): unknown => {
  const row = tables.find(entity, call.query.Id)
  tables.remove(entity, row.id)
  return row
}

const single = ({ call, tables }: Asked, entity: string): unknown =>
  tables.find(entity, call.query.Id ?? call.params.id)

/**
 * Answers endpoints with standard names: lists, one entity, Add, Update and Delete, from the stored rows. Returns
 * `undefined` for any other endpoint.
 */
export const answerByName = (asked: Asked): unknown => {
  const { method, key } = asked.found
  const { entity = '', verb = '' } = PATH.exec(key)?.groups ?? {}
  if (method === 'GET' && LISTS.includes(verb)) return list(asked, entity)
  if (method === 'GET' && SINGLES.includes(verb)) return single(asked, entity)
  if (method === 'POST' && verb === 'Add') return add(asked, entity)
  if (method === 'PUT' && verb === 'Update' && 'id' in asked.call.body) return update(asked, entity)
  if (method === 'DELETE' && verb === 'Delete') return remove(asked, entity)
  return undefined
}
