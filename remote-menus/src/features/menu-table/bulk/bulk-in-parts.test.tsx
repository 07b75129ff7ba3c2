import type { Product } from '@sufra/shared/contracts/product'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { useSelection } from '@sufra/shared/ui/data'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { limitToBranches } from '#src/testing/limit-to-branches.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { ProductBulk } from './product-bulk.tsx'

// One more than the limit of one call.
const MANY = Array.from({ length: 501 }, (_none, at) => sampleProduct({ id: at + 1 }))
const FIRST = MANY.slice(0, 500)
const FIRST_IDS = FIRST.map(({ id }) => id)
const LOST: HttpAnswer = { status: 504 }
const REFUSED: HttpAnswer = { status: 403, body: { code: 'forbidden_branch' } }
const DONE: HttpAnswer = { body: { products: [] } }
const HIDDEN: HttpAnswer[] = [{ body: { products: FIRST } }, { body: { products: MANY.slice(500) } }]
const BRANCHES = [sampleBranch({ id: 1, serviceProviderId: 7 })]

const Host = () => {
  const idOf = ({ id }: Product) => id
  const selection = useSelection({ rows: MANY, rowKey: idOf, totalCount: MANY.length, listKey: '' })
  return (
    <>
      <button onClick={selection.togglePage}>All of them</button>
      {selection.count > 0 && <ProductBulk serviceProviderId={7} categories={[]} selection={selection} />}
      <Toaster />
    </>
  )
}

const open = async (answers: HttpAnswer[], undone: HttpAnswer[] = [], branches?: HttpAnswer) => {
  const [left, leftUndone] = [[...answers], [...undone]]
  const { calls } = answerHttp({
    'GET /api/Branch/Get': call => branches ?? { body: samplePage(BRANCHES, call) },
    'PUT /api/Product/Snooze': () => left.shift() ?? LOST,
    'PUT /api/Product/Activate': () => leftUndone.shift() ?? DONE,
  })
  const { user } = renderUi(<Host />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  limitToBranches([1])
  await user.click(screen.getByRole('button', { name: 'All of them' }))
  await user.click(await screen.findByRole('button', { name: 'Hide' }))
  const takenBack = () =>
    calls.flatMap(({ path, body }) => (path === '/api/Product/Activate' ? [Object(body).productIds] : []))
  return { user, calls, takenBack }
}

describe('hiding more products than one call takes, in some branches', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  it('reports a change that was refused midway, keeps the rest selected, and undoes the completed part', async () => {
    const { user, takenBack } = await open([{ body: { products: FIRST } }, REFUSED])
    expect(await screen.findByText(/Only 500 of 501 items were changed/)).toBeInTheDocument()
    expect(screen.queryByText(/Nothing was changed/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Hide' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('500 items are as they were')).toBeInTheDocument()
    expect(takenBack()).toEqual([FIRST_IDS])
  })

  it.each([
    { how: 'refused', answer: REFUSED, text: 'Nothing was changed. Try again.' },
    { how: 'not answered', answer: LOST, text: /it may be done or not/ },
  ])('reports that no part was changed if all are $how', async ({ answer, text }) => {
    await open([answer, answer])
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('reports a failure, not an unknown outcome, if the branches do not load and nothing is sent', async () => {
    const { calls } = await open([], [], { status: 504 })
    expect(await screen.findByText('Nothing was changed. Try again.')).toBeInTheDocument()
    expect(calls.filter(({ path }) => path === '/api/Product/Snooze')).toEqual([])
  })

  it.each([
    { part: 'second', undone: [DONE, REFUSED], told: 'Only 500 of 501 items are as they were.', rest: [501] },
    { part: 'first', undone: [REFUSED, DONE], told: 'Only 1 of 501 items is as it was.', rest: FIRST_IDS },
  ])(
    'restores all but the refused $part part, and a retry sends only that part',
    async ({ undone, told, rest }) => {
      const { user, takenBack } = await open(HIDDEN, undone)
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      expect(await screen.findByText(told)).toBeInTheDocument()
      expect(takenBack()).toEqual([FIRST_IDS, [501]])
      await user.click(screen.getByRole('button', { name: 'Undo the rest' }))
      expect(await screen.findByText('501 items are as they were')).toBeInTheDocument()
      expect(takenBack().slice(2)).toEqual([rest])
    },
  )

  it('can be undone again if nothing was restored', async () => {
    const { user } = await open(HIDDEN, [REFUSED, REFUSED])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('This could not be taken back')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('501 items are as they were')).toBeInTheDocument()
  })

  it('is reported as unsure without an answer for the rest', async () => {
    const { user, takenBack } = await open([{ body: { products: FIRST } }, LOST])
    expect(
      await screen.findByText(/^Done for 500 of 501 items\. No answer came for the rest/),
    ).toBeInTheDocument()
    expect(screen.queryByText(/^Only 500/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('500 items are as they were')).toBeInTheDocument()
    expect(takenBack()).toEqual([FIRST_IDS])
  })

  it.each([
    { undone: [LOST, LOST], told: /^No answer came, so it may be done or not/, again: 'Undo' },
    { undone: [DONE, LOST], told: /^Done for 500 of 501 items/, again: 'Undo the rest' },
  ])('reports an undo without an answer as unsure: $told', async ({ undone, told, again }) => {
    const { user } = await open(HIDDEN, undone)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(screen.queryByText('This could not be taken back')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: again }))
    expect(await screen.findByText('501 items are as they were')).toBeInTheDocument()
  })

  it('clears the selection after all parts are done', async () => {
    await open(HIDDEN)
    expect(await screen.findByText('501 items hidden')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument())
  })
})
