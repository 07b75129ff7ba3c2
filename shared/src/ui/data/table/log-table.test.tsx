import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { LogTable } from './log-table.tsx'
import type { TableColumn } from './table-column.ts'
import { dishes } from './testing/dishes.tsx'
import type { Dish } from './testing/dishes.tsx'
import { urlText } from './table-url.ts'
import { useTableUrl } from './use-table-url.ts'

const COLUMNS: TableColumn<Dish>[] = [
  { id: 'name', header: 'Dish', render: ({ name }) => name, exportValue: ({ name }) => name },
  { id: 'price', header: 'Price', render: ({ price }) => price, exportValue: ({ price }) => price },
  {
    id: 'number',
    header: 'Number',
    isOptional: true,
    render: ({ id }) => id,
    exportValue: ({ id }) => id,
  },
]

const WORDS = {
  noMatch: 'No entry fits',
  empty: 'Nothing happened yet',
  failed: { title: 'The log did not load', detail: 'Try again.' },
  pages: 'Pages of the log',
}

type ReadPage = (asked: { page: number; pageSize: number }) => Promise<readonly Dish[]>

/** Returns a log of `count` entries, as a server answers it page by page. */
const serverOf = (count: number): ReadPage => {
  const all = dishes(count)
  return async ({ page, pageSize }) => all.slice((page - 1) * pageSize, page * pageSize)
}

const LOG_URL = { readFilters: (params: URLSearchParams) => ({ who: urlText(params.get('who')) }) }

const Log = ({ read, count }: { read: ReadPage; count: number }) => {
  const url = useTableUrl(LOG_URL)
  const readPage = async (asked: { page: number; pageSize: number }) => ({
    data: await read(asked),
    currentPage: asked.page,
    pageSize: asked.pageSize,
    totalCount: count,
    totalPages: Math.ceil(count / asked.pageSize),
  })
  const { page, pageSize } = url
  const answer = useQuery({
    queryKey: ['log', page, pageSize, url.isFiltered],
    queryFn: () => readPage({ page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <LogTable
      name="log"
      fileName="log"
      caption="Log"
      rowKey={({ id }) => id}
      columns={COLUMNS}
      answer={answer}
      readPage={readPage}
      url={url}
      words={WORDS}
      toolbar={end => (
        <div>
          <button onClick={() => url.change({ who: 'Sara' })}>Only Sara</button>
          {end}
        </div>
      )}
    />
  )
}

const files: string[] = []
const realAddress = URL.createObjectURL
beforeEach(() => {
  files.length = 0
  URL.createObjectURL = blob => {
    const reader = new FileReader()
    reader.onload = () => files.push(String(reader.result))
    if (blob instanceof Blob) reader.readAsText(blob)
    return 'blob:file'
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => {
  URL.createObjectURL = realAddress
})

const press = (name: string) => screen.getByRole('button', { name })
const head = () => files[0]?.split('\r\n')[0]

it('shows a page of the log, and the next on a press', async () => {
  const { user, location } = renderUi(<Log read={serverOf(45)} count={45} />)
  expect(await screen.findByText('Dish 20')).toBeInTheDocument()
  expect(screen.queryByText('Dish 21')).not.toBeInTheDocument()
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the log' }))
  expect(pages.getByText('1–20')).toBeInTheDocument()
  await user.click(pages.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('Dish 21')).toBeInTheDocument()
  expect(location()).toBe('/?page=2')
})

it('exports every entry of every page', async () => {
  const { user } = renderUi(<Log read={serverOf(450)} count={450} />)
  await screen.findByText('Dish 20')
  await user.click(press('Export'))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.trim().split('\r\n')).toHaveLength(451)
})

it('exports only the shown columns', async () => {
  const { user } = renderUi(<Log read={serverOf(2)} count={2} />)
  await screen.findByText('Dish 1')
  await user.click(press('Export'))
  await waitFor(() => expect(head()).toContain('Dish,Price'))
  expect(head()).not.toContain('Number')
})

it('exports a column after it is added', async () => {
  const { user } = renderUi(<Log read={serverOf(2)} count={2} />, { route: '/?columns=number' })
  await screen.findByText('Dish 1')
  await user.click(press('Export'))
  await waitFor(() => expect(head()).toContain('Dish,Number'))
})

it('shows an empty log without an export', async () => {
  renderUi(<Log read={serverOf(0)} count={0} />)
  expect(await screen.findByText('Nothing happened yet')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show everything' })).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it('reports filters that match nothing, and clears them on a press', async () => {
  const { user, location } = renderUi(<Log read={serverOf(0)} count={0} />, { route: '/?who=nobody' })
  expect(await screen.findByText('No entry fits')).toBeInTheDocument()
  await user.click(press('Show everything'))
  expect(location()).toBe('/')
  expect(await screen.findByText('Nothing happened yet')).toBeInTheDocument()
})

it('reports a log that failed to load, and loads it again on a press', async () => {
  let isDown = true
  const read: ReadPage = async asked => {
    if (isDown) throw new Error('down')
    return serverOf(2)(asked)
  }
  const { user } = renderUi(<Log read={read} count={2} />)
  expect(await screen.findByText('The log did not load')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  isDown = false
  await user.click(press('Try again'))
  expect(await screen.findByText('Dish 2')).toBeInTheDocument()
})

const onlyFirstOf = (count: number): ReadPage => {
  const read = serverOf(count)
  return async asked => {
    if (asked.page > 1) throw new Error('down')
    return read(asked)
  }
}

it('keeps the way to the previous page when a page fails', async () => {
  const { user } = renderUi(<Log read={onlyFirstOf(45)} count={45} />)
  await screen.findByText('Dish 20')
  await user.click(press('Next page'))
  expect(await screen.findByText('The log did not load')).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Pages of the log' })).toHaveTextContent('21–40 of 45')
  await user.click(press('Previous page'))
  expect(await screen.findByText('Dish 20')).toBeInTheDocument()
  expect(screen.queryByText('The log did not load')).not.toBeInTheDocument()
})

it('keeps the pages of a loaded list apart from those of a failed one', async () => {
  let isDown = false
  const read: ReadPage = async asked => {
    if (isDown) throw new Error('down')
    return serverOf(45)(asked)
  }
  const { user } = renderUi(<Log read={read} count={45} />)
  await screen.findByText('Dish 20')
  isDown = true
  await user.click(press('Only Sara'))
  expect(await screen.findByText('The log did not load')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
