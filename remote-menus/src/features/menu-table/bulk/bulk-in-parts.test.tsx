import type { Product } from '@sufra/shared/contracts/product'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { useSession } from '@sufra/shared/session'
import { useSelection } from '@sufra/shared/ui/data'
import { Toaster } from '@sufra/shared/ui/overlays'
import { act, screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { ProductBulk } from './product-bulk.tsx'

// One more than one call takes.
const MANY = Array.from({ length: 501 }, (_none, at) => sampleProduct({ id: at + 1 }))
const FAILED: HttpAnswer = { status: 500, body: { code: 'internal_error' } }
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

const open = async (answers: HttpAnswer[]) => {
  const left = [...answers]
  const { calls } = answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage(BRANCHES, call) }),
    'PUT /api/Product/Snooze': () => left.shift() ?? FAILED,
    'PUT /api/Product/Activate': () => ({ body: { products: [] } }),
  })
  const { user } = renderUi(<Host />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  act(() => {
    const { user: signedIn } = useSession.getState()
    if (signedIn) useSession.setState({ user: { ...signedIn, branchIds: [1] } })
  })
  await user.click(screen.getByRole('button', { name: 'All of them' }))
  await user.click(await screen.findByRole('button', { name: 'Hide' }))
  return { user, calls }
}

describe('more products than one call takes, hidden in some branches', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  it('are told as what they are where it failed midway, stay chosen, and undo takes back what was done', async () => {
    const { user, calls } = await open([{ body: { products: MANY.slice(0, 500) } }, FAILED])
    expect(await screen.findByText(/Only 500 of 501 items were changed/)).toBeInTheDocument()
    expect(screen.queryByText(/Nothing was changed/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Hide' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('500 items are as they were')).toBeInTheDocument()
    const takenBack = calls.filter(({ path }) => path === '/api/Product/Activate')
    expect(takenBack.map(({ body }) => body)).toEqual([
      { productIds: MANY.slice(0, 500).map(({ id }) => id), branchIds: [1] },
    ])
  })

  it('are as they were where the first part failed already, and no more is sent', async () => {
    const { calls } = await open([FAILED])
    expect(await screen.findByText('Nothing was changed. Try again.')).toBeInTheDocument()
    expect(calls.filter(({ path }) => path === '/api/Product/Snooze')).toHaveLength(1)
  })

  it('are let go of once all parts are done', async () => {
    await open([{ body: { products: MANY.slice(0, 500) } }, { body: { products: MANY.slice(500) } }])
    expect(await screen.findByText('501 items hidden')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument())
  })
})
