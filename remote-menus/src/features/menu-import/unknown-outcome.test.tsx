import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { menuPageQuery } from '#src/products/products.queries.ts'
import { sampleBrand } from '#src/testing/sample-brand.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { sampleImport } from '#src/testing/sample-import.ts'
import { MenuImportPage } from './menu-import.page.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const CHANGE_ID = '3b241101-e2bb-4255-8caf-4136c566a962'
const LOST: HttpAnswer = { status: 504 }
const sentIn = ({ body }: HttpCall): { dryRun: boolean } =>
  JSON.parse(String(body instanceof FormData ? body.get('JsonImport') : null))

/** Imports a file after the menu was loaded once. */
const apply = async (applied: HttpAnswer, undone: HttpAnswer[] = []) => {
  const left = [...undone]
  const { calls } = answerHttp({
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([sampleBrand()], call) }),
    'POST /api/Product/Import': call => (sentIn(call).dryRun ? { body: sampleImport } : applied),
    'PUT /api/Product/BulkUndo': () => left.shift() ?? LOST,
  })
  const ui = renderUi(<MenuImportPage />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  const { queryKey } = menuPageQuery(7, 1)
  ui.queryClient.setQueryData(queryKey, samplePage([sampleProduct()], { query: new URLSearchParams() }))
  await ui.user.upload(await screen.findByLabelText(/^File/), new File(['x'], 'menu.csv'))
  await ui.user.click(await screen.findByRole('button', { name: 'Import 2 items' }))
  const isMenuOld = () => ui.queryClient.getQueryState(queryKey)?.isInvalidated
  const undos = () => calls.filter(({ path }) => path === '/api/Product/BulkUndo')
  return { ...ui, isMenuOld, undos }
}

it('reloads the menu after an import without an answer, because it may have changed', async () => {
  const { isMenuOld } = await apply(LOST)
  expect(await screen.findByRole('alert')).toHaveTextContent('it may be saved or not')
  await waitFor(() => expect(isMenuOld()).toBe(true))
})

describe('undo of an import', () => {
  const DONE: HttpAnswer = { body: { ...sampleImport, changeId: CHANGE_ID } }
  const undo = async (answers: HttpAnswer[]) => {
    const ui = await apply(DONE, answers)
    await screen.findByRole('heading', { name: 'The menu is imported' })
    await ui.user.click(screen.getByRole('button', { name: 'Undo the import' }))
    return ui
  }

  it('is reported as unsure without an answer, and a retry uses the same key', async () => {
    const { user, undos } = await undo([LOST, { body: { restored: 2, changedSince: 0, leftOut: 0 } }])
    expect(await screen.findByText(/it may be done or not/)).toBeInTheDocument()
    expect(screen.queryByText('The import could not be undone')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo the import' }))
    expect(await screen.findByText('Undone: 2 items are as they were')).toBeInTheDocument()
    expect(undos().map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([CHANGE_ID, CHANGE_ID])
  })

  it('is reported as failed when refused, and can be retried', async () => {
    await undo([{ status: 403, body: { code: 'forbidden_branch' } }])
    expect(await screen.findByText('The import could not be undone')).toBeInTheDocument()
    expect(screen.queryByText(/it may be done or not/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Undo the import' })).toBeEnabled()
  })
})
