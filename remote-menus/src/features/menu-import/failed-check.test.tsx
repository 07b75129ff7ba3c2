import { answerHttp, delayedResponse, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleBrand } from '#src/testing/sample-brand.ts'
import { sampleImport } from '#src/testing/sample-import.ts'
import { MenuImportPage } from './menu-import.page.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const sentIn = ({ body }: HttpCall) =>
  JSON.parse(String(body instanceof FormData ? body.get('JsonImport') : null))

const open = async (answers: Parameters<typeof answerHttp>[0]) => {
  const { calls } = answerHttp({
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([sampleBrand()], call) }),
    'POST /api/Product/Import': call => ({
      body: { ...sampleImport, mapping: sentIn(call).mapping ?? sampleImport.mapping },
    }),
    ...answers,
  })
  const ui = renderUi(<MenuImportPage />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  await ui.user.upload(await screen.findByLabelText(/^File/), new File(['x'], 'menu.csv'))
  const checks = () => calls.filter(({ path }) => path === '/api/Product/Import').map(sentIn)
  return { ...ui, checks }
}

it('retries a failed check with the chosen columns', async () => {
  let isDown = false
  const { user, checks } = await open({
    'POST /api/Product/Import': call =>
      isDown
        ? { status: 503, body: { code: 'unavailable' } }
        : { body: { ...sampleImport, ...sentIn(call) } },
  })
  isDown = true
  await user.selectOptions(await screen.findByLabelText(/قيمة/), 'price')
  await screen.findByText(/could not be checked/)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByLabelText(/قيمة/)).toHaveValue('price'))
  expect(checks().at(-1)).toMatchObject({ dryRun: true, mapping: { nameAr: 0, price: 1 } })
})

it('keeps columns that were chosen while pictures upload', async () => {
  const pictures = delayedResponse({ body: { pictures: [], refused: [] } })
  let isHeld = false
  const check = delayedResponse({ body: sampleImport })
  const { user, checks } = await open({
    'POST /api/Product/ImportPictures': pictures.answer,
    'POST /api/Product/Import': call =>
      isHeld && checks().length === 2 ? check.answer() : { body: { ...sampleImport, ...sentIn(call) } },
  })
  await screen.findByLabelText(/قيمة/)
  await user.upload(screen.getByLabelText(/^Pictures/), new File(['x'], 'pictures.zip'))
  isHeld = true
  await user.selectOptions(screen.getByLabelText(/قيمة/), 'price')
  await waitFor(() => expect(checks()).toHaveLength(2))
  pictures.come()
  await waitFor(() => expect(checks()).toHaveLength(3))
  expect(checks()[2]).toMatchObject({ mapping: { nameAr: 0, price: 1 } })
  expect(await screen.findByLabelText(/قيمة/)).toHaveValue('price')
})
