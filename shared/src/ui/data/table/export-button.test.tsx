import { screen, waitFor } from '@testing-library/react'
import { Toaster } from '#src/ui/overlay/toaster.tsx'
import { renderUi } from '#src/testing/testing.tsx'
import { ExportButton } from './export-button.tsx'
import { COLUMNS, dishes } from './testing/dishes.tsx'
import { fetchAllPages } from './fetch-all-pages.ts'

const files: string[] = []
const names: string[] = []
const realAddress = URL.createObjectURL
beforeEach(() => {
  files.length = 0
  names.length = 0
  URL.createObjectURL = blob => {
    const reader = new FileReader()
    reader.onload = () => files.push(String(reader.result))
    if (blob instanceof Blob) reader.readAsText(blob)
    return 'blob:file'
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
})
afterEach(() => {
  jest.useRealTimers()
  URL.createObjectURL = realAddress
})

const all = dishes(250)
const readPage = async (page: number) => ({
  data: all.slice((page - 1) * 100, page * 100),
  totalPages: 3,
  totalCount: 250,
})

it('exports every page under the names of the shown columns', async () => {
  const { user } = renderUi(
    <>
      <ExportButton
        fileName="dishes"
        columns={COLUMNS}
        rowsForExport={options => fetchAllPages(readPage, options)}
      />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('Rows exported: 250')).toBeInTheDocument()
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = files[0]?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(251)
  expect([lines[0], lines[1]]).toEqual(['Dish,Price', 'Dish 1,0'])
})

it("names the file by the day in Riyadh, whatever the device's clock says", async () => {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const
  jest.useFakeTimers({ now: new Date('2026-11-22T21:30:00Z'), doNotFake: [...timers, 'nextTick'] })
  const { user } = renderUi(
    <ExportButton
      fileName="dishes"
      columns={COLUMNS}
      rowsForExport={options => fetchAllPages(readPage, options)}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(names).toEqual(['dishes-2026-11-23.csv']))
})

it('shows the progress, and a press stops it without a file', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const slow = async (page: number) => {
    if (page === 2) await held
    return readPage(page)
  }
  const { user } = renderUi(
    <ExportButton
      fileName="dishes"
      columns={COLUMNS}
      rowsForExport={options => fetchAllPages(slow, options)}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('100/250')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Stop: Exporting' }))
  release()
  expect(await screen.findByRole('button', { name: 'Export' })).toBeInTheDocument()
  expect(files).toEqual([])
})

it("saves no partial file if a page fails, and says so in the page's language", async () => {
  const { user } = renderUi(
    <>
      <ExportButton
        fileName="dishes"
        columns={COLUMNS}
        rowsForExport={options => fetchAllPages(() => Promise.reject(new Error('down')), options)}
      />
      <Toaster />
    </>,
    { language: 'ar' },
  )
  await user.click(screen.getByRole('button', { name: 'تصدير' }))
  expect(await screen.findByText(/تعذّر التصدير/)).toBeInTheDocument()
  expect(files).toEqual([])
})

it('cuts the file at 10,000 rows and says so', async () => {
  const endless = async (page: number) => ({
    data: dishes(5000),
    totalPages: 5,
    totalCount: 25_000 + page * 0,
  })
  const walked = await fetchAllPages(endless, { signal: new AbortController().signal })
  expect(walked.rows).toHaveLength(10_000)
  expect(walked.isCut).toBe(true)
})
