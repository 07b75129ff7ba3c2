import { z } from 'zod'
import { pageOf } from '@sufra/shared/contracts/wire'
import { pageAnswer } from './page.ts'
import { parseAnswer } from './parse-answer.ts'

const contract = pageOf(z.object({ id: z.int() })).extend({ cursor: z.string() })
const pageOfRows = (rows: unknown[]) => ({
  ...pageAnswer(
    { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 },
    { rows, totalCount: rows.length },
  ),
  cursor: '7',
  secret: 'x',
})

it('strips unknown fields in every row and in the envelope', async () => {
  const rows = Array.from({ length: 120 }, (_none, id) => ({ id, secret: 'x' }))
  const parsed = await parseAnswer(contract, pageOfRows(rows))
  expect(parsed).toEqual({ ...pageOfRows(rows.map(({ id }) => ({ id }))), secret: undefined })
  expect(JSON.stringify(parsed)).not.toContain('secret')
})

it('refuses a page of which one row breaks the contract', async () => {
  await expect(parseAnswer(contract, pageOfRows([{ id: 1 }, { id: 'two' }]))).rejects.toThrow(z.ZodError)
})

it('yields to other work between the rows of a long page', async () => {
  const order: string[] = []
  const parsing = parseAnswer(contract, pageOfRows(Array.from({ length: 1000 }, (_none, id) => ({ id }))))
  setImmediate(() => order.push('other'))
  await parsing.then(() => order.push('page'))
  expect(order).toEqual(['other', 'page'])
})

it('lets others work between the rows of a long list that is no page', async () => {
  const order: string[] = []
  const changed = z.object({ products: z.array(z.object({ id: z.int() })), undoToken: z.string() })
  const products = Array.from({ length: 1000 }, (_none, id) => ({ id, secret: 'x' }))
  const parsing = parseAnswer(changed, { products, undoToken: '7', secret: 'x' })
  setImmediate(() => order.push('other'))
  const parsed = await parsing.finally(() => order.push('list'))
  expect(order).toEqual(['other', 'list'])
  expect(parsed).toEqual({ products: products.map(({ id }) => ({ id })), undoToken: '7' })
})
