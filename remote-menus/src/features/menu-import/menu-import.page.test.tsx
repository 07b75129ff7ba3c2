import { screen, waitFor, within } from '@testing-library/react'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleImport } from '#src/testing/sample-import.ts'
import { MenuImportPage } from './menu-import.page.tsx'

const CHANGE_ID = '3b241101-e2bb-4255-8caf-4136c566a962'
const brand = {
  id: 7,
  accountId: 1,
  name: '{"ar":"مطابخ","en":"Kitchens"}',
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
}
const PLAN: ImportAnswer = {
  ...sampleImport,
  counts: { ...sampleImport.counts, added: 1, changed: 1, newCategories: 1 },
  changes: [
    {
      row: 2,
      isNew: false,
      name: '{"ar":"كبسة","en":"Kabsa"}',
      fields: [
        { field: 'price', before: '30', after: '32.5' },
        { field: 'isVisible', before: 'yes', after: 'no' },
      ],
    },
    {
      row: 3,
      isNew: true,
      name: '{"ar":"كنافة","en":""}',
      fields: [{ field: 'nameAr', before: '', after: 'كنافة' }],
    },
  ],
}

const sentIn = ({ body }: HttpCall) => {
  if (!(body instanceof FormData)) throw new Error('Product/Import is multipart')
  return JSON.parse(String(body.get('JsonImport')))
}

const importServer = (
  answer: (sent: { dryRun: boolean }) => object = () => ({}),
  more: Parameters<typeof answerHttp>[0] = {},
) =>
  answerHttp({
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([brand], call) }),
    'POST /api/Product/Import': call => {
      const sent = sentIn(call)
      return { body: { ...PLAN, changeId: sent.dryRun ? null : CHANGE_ID, ...answer(sent) } }
    },
    'PUT /api/Product/BulkUndo': () => ({ body: { restored: 2, changedSince: 0, leftOut: 0 } }),
    ...more,
  })

const open = async () => {
  const ui = renderUi(<MenuImportPage />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  const file = new File(['x'], 'menu.csv', { type: 'text/csv' })
  await ui.user.upload(await screen.findByLabelText(/^File/), file)
  return ui
}

it('checks a file without saving it and previews the changes', async () => {
  const { calls } = importServer()
  await open()
  const changes = await screen.findByRole('list')
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/Kabsa.*30.*becomes.*32\.5.*Yes.*becomes.*No/),
    expect.stringMatching(/كنافة.*New/),
  ])
  expect(calls.filter(({ method }) => method === 'POST').map(call => sentIn(call).dryRun)).toEqual([true])
})

it('saves after the confirmation and can be undone', async () => {
  const { calls } = importServer()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Import 2 items' }))
  await screen.findByRole('heading', { name: 'The menu is imported' })
  expect(screen.getByRole('link', { name: 'What the law still asks' })).toHaveAttribute(
    'href',
    '/menus/food-facts?brand=7',
  )
  const saved = calls.filter(({ path }) => path === '/api/Product/Import').at(-1)
  expect(saved && sentIn(saved)).toEqual({
    serviceProviderId: 7,
    mapping: { nameAr: 0 },
    dryRun: false,
    sheet: 0,
    headingRow: 1,
    sizeColumns: [],
    modifierColumns: [],
  })
  expect(saved?.headers.get('Idempotency-Key')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo the import' }))
  expect(await screen.findByText('Undone: 2 items are as they were')).toBeInTheDocument()
  expect(calls.find(({ path }) => path === '/api/Product/BulkUndo')?.body).toEqual({
    serviceProviderId: 7,
    undoToken: CHANGE_ID,
  })
})

it('reports items that an undo skipped because they changed since or cannot be restored', async () => {
  importServer(undefined, {
    'PUT /api/Product/BulkUndo': () => ({ body: { restored: 2, changedSince: 1, leftOut: 3 } }),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Import 2 items' }))
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }))
  expect(await screen.findByText(/Undone: 2 items/)).toBeInTheDocument()
  expect(screen.getByText('1 was changed since, and stays')).toBeInTheDocument()
  expect(screen.getByText(/3 choices or sizes did not come back/)).toBeInTheDocument()
})

it('checks again with manually mapped columns', async () => {
  const { calls } = importServer()
  const { user } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What “قيمة” holds' }), 'Price (SAR)')
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(call => sentIn(call).mapping)).toEqual([
      undefined,
      { nameAr: 0, price: 1 },
    ]),
  )
})

it('lists errors by row and column, and offers no import without a valid row', async () => {
  importServer(() => ({
    faults: [
      {
        row: 4,
        field: 'price',
        column: 'قيمة',
        code: 'import_not_a_number',
        message: 'This is not a number.',
      },
      {
        row: 5,
        field: null,
        column: '',
        code: 'import_same_as_row:4',
        message: 'Row 4 is about the same product.',
      },
    ],
    counts: { ...PLAN.counts, added: 0, changed: 0, faulty: 2 },
  }))
  await open()
  const row = await screen.findByRole('row', { name: /4.*قيمة.*not a number/ })
  expect(row).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /5.*Whole row/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
})

it('shows an error of the whole file beside it', async () => {
  answerHttp({
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([brand], call) }),
    'POST /api/Product/Import': () => ({
      status: 400,
      body: {
        type: 'about:blank',
        title: 'Some fields are not valid.',
        status: 400,
        traceId: 't',
        code: 'validation_failed',
        errors: { File: ['This workbook unpacks to more than 50 MB.'] },
      },
    }),
  })
  await open()
  expect(await screen.findByLabelText(/^File/)).toHaveAccessibleDescription(/50 MB/)
})

it('says that nothing is left to import when the menu is up to date', async () => {
  importServer(() => ({ changes: [], counts: { ...PLAN.counts, added: 0, changed: 0, unchanged: 2 } }))
  await open()
  expect(await screen.findByText(/already says all of this/)).toBeInTheDocument()
})

const IMAGE = `/images/${'a'.repeat(40)}.webp`
const zipped = new File(['x'], 'pictures.zip', { type: 'application/zip' })
const withPictures = {
  'POST /api/Product/ImportPictures': () => ({
    body: {
      pictures: [{ name: 'kabsa.jpg', imageUrl: IMAGE }],
      refused: [{ name: 'notes.txt', code: 'import_picture_type', message: 'This is no picture.' }],
    },
  }),
}
const PICTURES = [
  { name: 'kabsa.jpg', product: '{"ar":"كبسة","en":"Kabsa"}', code: null, message: '' },
  { name: 'tea.jpg', product: null, code: 'import_picture_unmatched', message: 'No item has this name.' },
]

it('uploads pictures first, checks the sheet with them, and lists skipped files', async () => {
  const { calls } = importServer(() => ({ pictures: PICTURES }), withPictures)
  const { user } = await open()
  await user.upload(await screen.findByLabelText(/^Pictures/), zipped)
  expect(await screen.findByText('1 picture has found its item.')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /notes\.txt.*no picture/ })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /tea\.jpg.*No item/ })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Import 2 items' }))
  await screen.findByRole('heading', { name: 'The menu is imported' })
  const imports = calls.filter(({ path }) => path === '/api/Product/Import')
  expect(imports.map(call => sentIn(call).pictures)).toEqual([
    undefined,
    [{ name: 'kabsa.jpg', imageUrl: IMAGE }],
    [{ name: 'kabsa.jpg', imageUrl: IMAGE }],
  ])
})

it('accepts pictures without a sheet', async () => {
  const { calls } = importServer(
    () => ({ pictures: PICTURES.slice(0, 1), columns: [], mapping: {} }),
    withPictures,
  )
  const { user } = renderUi(<MenuImportPage />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  await user.upload(await screen.findByLabelText(/^Pictures/), zipped)
  await user.click(await screen.findByRole('button', { name: 'Import 2 items' }))
  await screen.findByRole('heading', { name: 'The menu is imported' })
  const last = calls.filter(({ path }) => path === '/api/Product/Import').at(-1)
  expect(last && sentIn(last)).toMatchObject({ mapping: {}, dryRun: false })
  expect(last?.body instanceof FormData && last.body.get('File')).toBeNull()
})

it('shows an error of the zip beside it and checks nothing', async () => {
  const { calls } = importServer(undefined, {
    'POST /api/Product/ImportPictures': () => ({
      status: 400,
      body: {
        type: 'about:blank',
        title: 'x',
        status: 400,
        traceId: 't',
        code: 'validation_failed',
        errors: { File: ['At most 200 files.'] },
      },
    }),
  })
  const { user } = renderUi(<MenuImportPage />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  await user.upload(await screen.findByLabelText(/^Pictures/), zipped)
  expect(await screen.findByText(/At most 200 files/)).toBeInTheDocument()
  expect(screen.getByLabelText(/^Pictures/)).toHaveAccessibleDescription(/At most 200 files/)
  expect(calls.filter(({ path }) => path === '/api/Product/Import')).toEqual([])
})

it("offers no undo after one day, by the clock or by the server's answer", async () => {
  importServer(() => ({ undoUntil: new Date(Date.now() - 1000).toISOString() }))
  const first = await open()
  await first.user.click(await screen.findByRole('button', { name: 'Import 2 items' }))
  expect(await screen.findByText(/The day for undoing is over/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument()
  first.unmount()

  importServer(() => ({ undoUntil: new Date(Date.now() + 60_000).toISOString() }), {
    'PUT /api/Product/BulkUndo': () => ({ status: 409, body: { code: 'undo_expired', title: 'x' } }),
  })
  const second = await open()
  await second.user.click(await screen.findByRole('button', { name: 'Import 2 items' }))
  await second.user.click(await screen.findByRole('button', { name: 'Undo the import' }))
  expect(await screen.findByText(/The day for undoing is over/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument()
})

it('imports a plan once regardless of retries after a lost answer; another plan is another import', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  let isLost = true
  const { calls } = importServer(undefined, {
    'POST /api/Product/Import': call => {
      if (!sentIn(call).dryRun && isLost) throw new TypeError('Failed to fetch')
      return { body: { ...PLAN, changeId: sentIn(call).dryRun ? null : CHANGE_ID } }
    },
  })
  const { user } = await open()
  const apply = async () => {
    const before = keys().length
    await user.click(await screen.findByRole('button', { name: 'Import 2 items' }))
    await waitFor(() => expect(keys()).toHaveLength(before + 1))
  }
  const keys = () =>
    calls
      .filter(call => call.path === '/api/Product/Import' && !sentIn(call).dryRun)
      .map(({ headers }) => headers.get('Idempotency-Key'))
  await apply()
  expect(await screen.findByRole('alert')).toHaveTextContent('it may be saved or not')
  await apply()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What “قيمة” holds' }), 'Price (SAR)')
  // The error belonged to the previous plan.
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  isLost = false
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import 2 items' })).toBeEnabled())
  await apply()
  await screen.findByRole('heading', { name: 'The menu is imported' })
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  jest.restoreAllMocks()
})
