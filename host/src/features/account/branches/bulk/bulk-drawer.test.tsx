import { fireEvent, screen, waitFor } from '@testing-library/react'
import { branchServer, renderBranches } from '../testing/branch-server.tsx'
import { BulkDrawer } from './bulk-drawer.tsx'

const READ = 'POST /api/Branch/ReadSheet'
const ADD = '/api/Branch/AddBulk'
const sheet = (headings: string[], count = 1) => ({
  body: {
    headings,
    lines: Array.from({ length: count }, (_, at) => ({
      number: at + 2,
      cells: ['Olaya', '0112345678', 'Riyadh'],
    })),
  },
})
const NAMED = ['Branch name', 'Phone', 'City']

const show = (answers: Parameters<typeof branchServer>[1], brandId = 4) => {
  const server = branchServer([], answers)
  const handleClose = jest.fn()
  const { user } = renderBranches(<BulkDrawer brandId={brandId} onClose={handleClose} />)
  const choose = (name = 'branches.csv') =>
    fireEvent.change(screen.getByLabelText(/Sheet/, { selector: 'input' }), {
      target: { files: [new File(['x'], name)] },
    })
  return { server, user, choose, handleClose }
}

it('saves valid rows at once and states their number', async () => {
  const { server, user, choose, handleClose } = show({
    [READ]: sheet(NAMED, 2),
    [`POST ${ADD}`]: { body: { created: 2, failed: [] } },
  })
  expect(screen.getByRole('button', { name: /^Add 0/ })).toBeDisabled()
  choose()
  expect(await screen.findByText('2 rows found.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add 2 branches' }))
  expect(await screen.findByText('2 branches added')).toBeInTheDocument()
  expect(server.bodyOf(ADD)).toMatchObject({ serviceProviderId: 4 })
  await waitFor(() => expect(handleClose).toHaveBeenCalled())
})

it('adds nothing twice on a retry after a network failure', async () => {
  const { server, user, choose } = show({ [READ]: sheet(NAMED), [`POST ${ADD}`]: { status: 503 } })
  choose()
  await screen.findByText('1 row found.')
  const press = () => user.click(screen.getByRole('button', { name: 'Add 1 branch' }))
  await press()
  await screen.findByRole('alert')
  await press()
  const sent = () => server.calls.filter(({ path }) => path === ADD)
  await waitFor(() => expect(sent()).toHaveLength(2))
  const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

it('can add the same sheet again as another one', async () => {
  const { server, user, choose } = show({
    [READ]: sheet(NAMED),
    [`POST ${ADD}`]: { body: { created: 1, failed: [] } },
  })
  choose()
  await screen.findByText('1 row found.')
  const press = () => user.click(screen.getByRole('button', { name: 'Add 1 branch' }))
  const sent = () => server.calls.filter(({ path }) => path === ADD)
  await press()
  await screen.findByText('1 branch added')
  await press()
  await waitFor(() => expect(sent()).toHaveLength(2))
  const [first, second] = sent().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(second).toBeTruthy()
  expect(second).not.toBe(first)
})

it('refuses a sheet without a name column and explains what to write', async () => {
  const { choose } = show({ [READ]: sheet(['Phone', 'City']) })
  choose()
  expect(await screen.findByText(/No column holds the names/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add 1 branch' })).toBeDisabled()
})

it('shows at the file why a sheet cannot be read', async () => {
  const reason = 'This is no sheet: save it as .xlsx or .csv'
  const { choose } = show({
    [READ]: { status: 400, body: { code: 'validation_failed', status: 400, errors: { File: [reason] } } },
  })
  choose()
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Add 0/ })).toBeDisabled()
})

it('states the number of hidden errors beyond a hundred rows', async () => {
  const failed = Array.from({ length: 130 }, (_, at) => ({
    row: at + 1,
    errors: { 'name.en': ['Too long'] },
  }))
  const { user, choose } = show({
    [READ]: sheet(NAMED, 130),
    [`POST ${ADD}`]: { body: { created: 0, failed } },
  })
  choose()
  await user.click(await screen.findByRole('button', { name: 'Add 130 branches' }))
  expect(await screen.findByText('Nothing was saved: 130 rows have mistakes.')).toBeInTheDocument()
  expect(screen.getAllByText('Name: Too long')).toHaveLength(100)
  expect(screen.getByText(/Further rows:/)).toHaveTextContent('30')
})

it('requires a choice between several brands before saving', async () => {
  const brand = {
    accountId: 1,
    logoUrl: null,
    typeId: 1,
    color: null,
    phone: null,
    isActive: true,
    name: '{"ar":"البيت","en":"House"}',
  }
  const { server, user, choose } = show(
    {
      [READ]: sheet(NAMED),
      [`POST ${ADD}`]: { body: { created: 1, failed: [] } },
      'GET /api/ServiceProvider/Get': {
        body: {
          data: [
            { id: 4, ...brand },
            { id: 5, ...brand, name: '{"ar":"برجر","en":"Burger"}' },
          ],
          currentPage: 1,
          totalPages: 1,
          totalCount: 2,
          pageSize: 100,
          hasNextPage: false,
          hasPreviousPage: false,
        },
      },
    },
    0,
  )
  choose()
  await screen.findByText('1 row found.')
  expect(screen.getByRole('button', { name: 'Add 1 branch' })).toBeDisabled()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Brand' }), 'Burger')
  await user.click(screen.getByRole('button', { name: 'Add 1 branch' }))
  await waitFor(() => expect(server.bodyOf(ADD)).toMatchObject({ serviceProviderId: 5 }))
})

it('requires another read after a change in the text box', async () => {
  const { server, user } = show({ [READ]: sheet(NAMED, 2) })
  const box = screen.getByRole('textbox', { name: 'Or paste rows' })
  await user.type(box, 'Branch name')
  await user.click(screen.getByRole('button', { name: 'Read what I pasted' }))
  expect(await screen.findByText('2 rows found.')).toBeInTheDocument()
  await user.type(box, ' and more')
  expect(screen.queryByText('2 rows found.')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Add 0/ })).toBeDisabled()
  expect(server.calls.filter(({ path }) => path === ADD)).toEqual([])
})

it('reports brands that failed to load and retries them, since they are required', async () => {
  const { user, choose } = show({ [READ]: sheet(NAMED), 'GET /api/ServiceProvider/Get': { status: 503 } }, 0)
  choose()
  await screen.findByText('1 row found.')
  expect(await screen.findByText('Your brands did not load.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add 1 branch' })).toBeDisabled()
  branchServer([], { [`POST ${ADD}`]: { body: { created: 1, failed: [] } } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add 1 branch' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Add 1 branch' }))
  expect(await screen.findByText('1 branch added')).toBeInTheDocument()
})
