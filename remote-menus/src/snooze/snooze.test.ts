import { QueryClient } from '@tanstack/react-query'
import { answerHttp } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { snooze } from './snooze.ts'
import type { SnoozeCall } from './snooze.ts'

const KABSA = sampleProduct({ id: 1, imageUrl: 'https://pictures.test/kabsa.webp' })
const REFUSED: HttpAnswer = { status: 403, body: { code: 'forbidden_branch' } }
const LOST: HttpAnswer = { status: 504 }
const CALLS: SnoozeCall[] = [
  { kind: 'snooze', body: { productIds: [1, 2], preset: '1h' } },
  { kind: 'activate', body: { productIds: [3] } },
]

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const send = (calls: readonly SnoozeCall[]) => snooze(new QueryClient(), calls)

it('sends the light request for every call but a flip', async () => {
  const { calls } = answerHttp({
    'PUT /api/Product/Snooze': { body: { products: [] } },
    'PUT /api/Product/Activate': { body: { products: [] } },
    'PUT /api/Product/SnoozeOptions': { body: { product: null, choice: null } },
    'PUT /api/Product/ActivateOptions': { body: { product: null, choice: null } },
  })
  const group = { choiceId: 9, optionIds: [4] }
  await send([
    ...CALLS,
    { kind: 'snoozeOptions', body: { ...group, until: null } },
    { kind: 'activateOptions', body: group },
  ])
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/Product/Snooze', { productIds: [1, 2], preset: '1h' }],
    ['/api/Product/Activate', { productIds: [3] }],
    ['/api/Product/SnoozeOptions', { choiceId: 9, optionIds: [4], until: null }],
    ['/api/Product/ActivateOptions', { choiceId: 9, optionIds: [4] }],
  ])
})

it('sends a flip as a full update with inverted isVisible, and never fetches the picture', async () => {
  const saved = { ...KABSA, isVisible: false, rowVersion: 5 }
  const { calls } = answerHttp({ 'PUT /api/Product/Update': { body: saved } })
  const outcome = await send([{ kind: 'flip', product: KABSA }])
  expect(calls.map(({ path }) => path)).toEqual(['/api/Product/Update'])
  const form = calls[0]?.body
  if (!(form instanceof FormData)) throw new Error('Product/Update is not multipart')
  expect(JSON.parse(String(form.get('JsonProduct')))).toMatchObject({
    id: 1,
    isVisible: false,
    rowVersion: 4,
  })
  expect(form.has('File')).toBe(false)
  expect(outcome).toMatchObject({ products: [saved], errors: [], isUnsure: false })
})

it('returns no product for a flip with an empty answer', async () => {
  answerHttp({ 'PUT /api/Product/Update': {} })
  expect(await send([{ kind: 'flip', product: KABSA }])).toMatchObject({ products: [], errors: [] })
})

it.each([
  { name: 'a refusal', answer: REFUSED, isUnsure: false },
  { name: 'a lost answer', answer: LOST, isUnsure: true },
])('continues after $name and returns the products of the failed call', async ({ answer, isUnsure }) => {
  answerHttp({
    'PUT /api/Product/Snooze': answer,
    'PUT /api/Product/Activate': { body: { products: [KABSA] } },
  })
  const outcome = await send(CALLS)
  expect(outcome).toMatchObject({ products: [KABSA], failedIds: new Set([1, 2]), isUnsure })
})
