import { screen, waitFor } from '@testing-library/react'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleBrand } from '#src/testing/sample-brand.ts'
import { sampleImport } from '#src/testing/sample-import.ts'
import { MenuImportPage } from './menu-import.page.tsx'

const CHANGE_ID = '3b241101-e2bb-4255-8caf-4136c566a962'
const sentIn = ({ body }: HttpCall) => {
  if (!(body instanceof FormData)) throw new Error('Product/Import is multipart')
  return JSON.parse(String(body.get('JsonImport')))
}

const importServer = (
  answer: (sent: { dryRun: boolean }) => object = () => ({}),
  more: Parameters<typeof answerHttp>[0] = {},
) =>
  answerHttp({
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([sampleBrand()], call) }),
    'POST /api/Product/Import': call => {
      const sent = sentIn(call)
      return { body: { ...sampleImport, changeId: sent.dryRun ? null : CHANGE_ID, ...answer(sent) } }
    },
    ...more,
  })

const open = async () => {
  const ui = renderUi(<MenuImportPage />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  const file = new File(['x'], 'menu.csv', { type: 'text/csv' })
  await ui.user.upload(await screen.findByLabelText(/^File/), file)
  return ui
}

const FAULT = { row: 4, field: 'price', column: 'قيمة', code: 'x', message: 'This is not a number.' }

it('imports the valid rows and offers the others as a file before and after', async () => {
  const { calls } = importServer(
    () => ({
      faults: [FAULT],
      counts: { ...sampleImport.counts, faulty: 1 },
      sheets: ['About', 'Menu'],
      sheet: 1,
    }),
    { 'POST /api/Product/ImportFaults': () => ({ body: 'xlsx' }) },
  )
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:faults')
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation()
  const { user } = await open()
  expect(await screen.findByText('In the sheet “Menu”')).toBeInTheDocument()
  const file = { name: 'Download these rows with the reasons' }
  await user.click(await screen.findByRole('button', file))
  await user.click(await screen.findByRole('button', { name: 'Import 2 items' }))
  expect(await screen.findByText(/1 row was left out/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', file))
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/Product/ImportFaults').map(sentIn)).toMatchObject([
      { sheet: 1, mapping: { nameAr: 0 } },
      { sheet: 1, mapping: { nameAr: 0 } },
    ]),
  )
  jest.restoreAllMocks()
})

it('asks for the price column before the import, and counts items without a price', async () => {
  const { calls } = importServer(sent => ({
    priceColumns: 'mapping' in sent ? [] : [1],
    counts: { ...sampleImport.counts, withoutPrice: 2 },
  }))
  const { user } = await open()
  expect(await screen.findByText('Without a price')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Import 2 items' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /“قيمة”, like 30/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import 2 items' })).toBeEnabled())
  expect(
    calls.filter(({ path }) => path === '/api/Product/Import').map(call => sentIn(call).mapping),
  ).toEqual([undefined, { nameAr: 0, price: 1 }])
})

it('guesses the columns again for another sheet or heading row', async () => {
  const { calls } = importServer(({ ...sent }) => ({ sheets: ['About', 'Menu'], ...sent }))
  const { user } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sheet' }), 'Menu')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sheet' })).toHaveValue('1'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Row with the headings' }), '3')
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/Product/Import').map(sentIn)).toEqual([
      { serviceProviderId: 7, dryRun: true },
      { serviceProviderId: 7, dryRun: true, sheet: 1 },
      { serviceProviderId: 7, dryRun: true, sheet: 1, headingRow: 3 },
    ]),
  )
})
