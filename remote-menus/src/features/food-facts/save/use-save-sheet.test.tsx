import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { useSaveSheet } from './use-save-sheet.ts'

const [ONE, OTHER] = ['2f5c7f7e-6f4e-4f0e-9b57-8d7f0a3f0b11', '2f5c7f7e-6f4e-4f0e-9b57-8d7f0a3f0b12']
// One more than the limit of one request.
const MANY = Array.from({ length: 501 }, (_none, at) => ({
  product: sampleProduct({ id: at + 1 }),
  facts: { calories: 1 },
}))
const REFUSED: HttpAnswer = { status: 403, body: { code: 'forbidden_branch' } }
const LOST: HttpAnswer = { status: 504 }
const NOTHING = new Map()
const undone = (restored: number, changedSince = 0): HttpAnswer => ({
  body: { restored, changedSince, leftOut: 0 },
})

const Sheet = () => {
  const { save } = useSaveSheet({ serviceProviderId: 7, draft: NOTHING, onSaved: () => {} })
  return (
    <>
      <button onClick={() => save(MANY)}>Save</button>
      <Toaster />
    </>
  )
}

/** Saves in two requests and undoes both with these answers. */
const undo = async (answers: HttpAnswer[]) => {
  const tokens = [ONE, OTHER]
  const { calls } = answerHttp({
    'PUT /api/Product/FoodFacts': () => ({ body: { products: [], undoToken: tokens.shift() } }),
    'PUT /api/Product/BulkUndo': () => answers.shift() ?? REFUSED,
  })
  const { user } = renderUi(<Sheet />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('501 items saved')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const sent = () =>
    calls.flatMap(({ path, body, headers }) =>
      path === '/api/Product/BulkUndo' ? [[Object(body).undoToken, headers.get('Idempotency-Key')]] : [],
    )
  return { user, sent }
}

describe('undo of a sheet that was saved in two requests', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  it('continues after a refused request, reports the restored items, and retries only the rest with its key', async () => {
    const { user, sent } = await undo([REFUSED, undone(1), undone(498, 2)])
    expect(await screen.findByText('Only 1 of 501 items is as it was.')).toBeInTheDocument()
    expect(sent()).toEqual([
      [ONE, ONE],
      [OTHER, OTHER],
    ])
    await user.click(screen.getByRole('button', { name: 'Undo the rest' }))
    expect(
      await screen.findByText('Taken back, except for 2 items that were changed since'),
    ).toBeInTheDocument()
    expect(sent().slice(2)).toEqual([[ONE, ONE]])
  })

  it('reports exceptions even if all requests were undone', async () => {
    await undo([undone(499, 1), undone(1)])
    expect(
      await screen.findByText('Taken back, except for 1 item that was changed since'),
    ).toBeInTheDocument()
    expect(screen.queryByText('The change was taken back')).not.toBeInTheDocument()
  })

  it('can be retried when both requests were refused', async () => {
    const { user } = await undo([REFUSED, REFUSED, undone(500), undone(1)])
    expect(await screen.findByText('The change could not be taken back')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The change was taken back')).toBeInTheDocument()
  })

  it.each([
    { answers: [LOST, LOST, undone(500), undone(1)], told: /it may be done or not/, again: 'Undo' },
    { answers: [LOST, undone(1), undone(500)], told: /^Done for 1 of 501 items/, again: 'Undo the rest' },
  ])('is reported as unsure, not failed, without an answer: $told', async ({ answers, told, again }) => {
    const { user } = await undo(answers)
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(screen.queryByText('The change could not be taken back')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: again }))
    expect(await screen.findByText('The change was taken back')).toBeInTheDocument()
  })
})
