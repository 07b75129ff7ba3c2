import { sampleBranchDetails } from '@sufra/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { branchServer, renderBranches } from '../testing/branch-server.tsx'
import { BranchFormPage } from './branch-form.page.tsx'

const branch = sampleBranchDetails()
const UPDATE = '/api/Branch/Update'

const show = async (
  of = branch,
  { answer = { body: branch }, language }: { answer?: object; language?: 'ar' | 'en' } = {},
) => {
  const server = branchServer([], { 'GET /api/Branch/Get/Id': { body: of }, [`PUT ${UPDATE}`]: answer })
  const rendered = renderBranches(<BranchFormPage />, { route: '/branches/new-branch?id=1', language })
  await screen.findByDisplayValue('Olaya')
  const save = () =>
    rendered.user.click(screen.getByRole('button', { name: language === 'ar' ? 'حفظ' : 'Save' }))
  const policy = () => server.bodyOf(UPDATE)
  return { server, save, policy, ...rendered }
}
const turn = (name: string) => screen.getByRole('switch', { name })
const number = (name: string) => screen.getByRole('textbox', { name })
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })

it('sends automatic rules as set', async () => {
  const { user, save, policy } = await show()
  await user.click(turn('Accept orders by itself'))
  await user.click(turn('Busy when many orders are open'))
  write(number('Open orders'), '22')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Later by' }), '30')
  await user.click(turn('Pause when orders are missed'))
  write(number('Missed in a row'), '5')
  await save()
  await waitFor(() =>
    expect(policy()).toMatchObject({
      acceptance: { isAutomatic: true, busyAfter: { orders: 22, minutes: 30 }, pauseAfterMissed: 5 },
    }),
  )
})

it('sends a rule that was switched off again as none', async () => {
  const { user, save, policy } = await show(
    sampleBranchDetails({
      acceptance: {
        isAutomatic: true,
        prepTimes: [],
        busyAfter: { orders: 9, minutes: 15 },
        pauseAfterMissed: 4,
      },
    }),
  )
  expect(number('Open orders')).toHaveValue('9')
  await user.click(turn('Busy when many orders are open'))
  await user.click(turn('Pause when orders are missed'))
  expect(screen.queryByRole('textbox', { name: 'Open orders' })).not.toBeInTheDocument()
  await save()
  await waitFor(() =>
    expect(policy()).toMatchObject({
      acceptance: { isAutomatic: true, busyAfter: null, pauseAfterMissed: null },
    }),
  )
})

it('adds, changes and removes preparation times by hour', async () => {
  const { user, save, policy } = await show()
  await user.click(screen.getByRole('button', { name: 'Add hours' }))
  await user.click(screen.getByRole('button', { name: 'Add hours' }))
  const [, second] = screen.getAllByRole('textbox', { name: 'Minutes' })
  if (!second) throw new Error('no second row')
  write(second, '45')
  const line = within(second.closest('li') ?? second)
  write(line.getByLabelText('From'), '18:00')
  write(line.getByLabelText('Until'), '21:00')
  await user.click(screen.getAllByRole('button', { name: 'Remove these hours' })[0] ?? document.body)
  await save()
  await waitFor(() =>
    expect(policy()).toMatchObject({
      acceptance: { prepTimes: [{ from: '18:00', to: '21:00', minutes: 45 }] },
    }),
  )
})

it.each([
  { rule: 'Add hours', box: 'Minutes', wrong: '', right: '30' },
  { rule: 'Add hours', box: 'Minutes', wrong: '500', right: '180' },
  { rule: 'Busy when many orders are open', box: 'Open orders', wrong: '1', right: '2' },
  { rule: 'Pause when orders are missed', box: 'Missed in a row', wrong: '', right: '3' },
])('refuses “$wrong” as “$box” of $rule at its field until it is $right', async asked => {
  const { rule, box, wrong, right } = asked
  const { user, save, policy } = await show()
  await user.click(screen.queryByRole('switch', { name: rule }) ?? screen.getByRole('button', { name: rule }))
  write(number(box), wrong)
  expect(number(box)).toHaveValue(wrong)
  await save()
  await waitFor(() => expect(number(box)).toBeInvalid())
  expect(policy()).toBeUndefined()
  write(number(box), right)
  await waitFor(() => expect(number(box)).toBeValid())
  await save()
  expect(await screen.findByText('Branch saved')).toBeInTheDocument()
})

it('shows overlapping preparation times at the second one', async () => {
  const { user, save, policy } = await show()
  await user.click(screen.getByRole('button', { name: 'Add hours' }))
  await user.click(screen.getByRole('button', { name: 'Add hours' }))
  await save()
  const second = screen.getAllByRole('textbox', { name: 'Minutes' })[1]?.closest('li')
  expect(await screen.findByRole('alert')).toHaveTextContent('These hours overlap with others')
  expect(second).toContainElement(screen.getByRole('alert'))
  expect(policy()).toBeUndefined()
})

it('refuses an invalid phone number at its field, in both languages, and sends nothing', async () => {
  const { user, save, policy } = await show(branch, { language: 'ar' })
  const phone = screen.getByDisplayValue(/112345678|11 234 5678/)
  await user.clear(phone)
  await user.type(phone, '12')
  await save()
  await waitFor(() => expect(phone).toBeInvalid())
  expect(phone).toHaveAccessibleDescription(/[\u0600-\u06FF]/)
  expect(policy()).toBeUndefined()
})

it("reports another person's change and keeps the input", async () => {
  const answer = { status: 409, body: { code: 'stale_version', status: 409, current: branch } }
  const { user, save } = await show(branch, { answer })
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'OLY-9')
  await save()
  expect(await screen.findByText(/Somebody changed this branch meanwhile/)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('OLY-9')
})

it('sends the opened version, also after a refetch behind the form', async () => {
  const { user, save, policy, queryClient } = await show()
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'OLY-9')
  const changed = sampleBranchDetails({ rowVersion: 2, prepMinutes: 40 })
  const server = branchServer([], {
    'GET /api/Branch/Get/Id': { body: changed },
    [`PUT ${UPDATE}`]: { status: 409, body: { code: 'stale_version', status: 409, current: changed } },
  })
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await save()
  expect(await screen.findByText(/Somebody changed this branch meanwhile/)).toBeInTheDocument()
  expect(server.bodyOf(UPDATE)).toMatchObject({ rowVersion: 1, prepMinutes: 25 })
  expect(policy()).toBeUndefined()
})

it('shows an error of the server at its field', async () => {
  const answer = {
    status: 400,
    body: { code: 'validation_failed', status: 400, errors: { code: ['Another branch has this code'] } },
  }
  const { save } = await show(branch, { answer })
  await save()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      /Another branch has this code/,
    ),
  )
})

it('leads back to the list after a save and confirms it', async () => {
  const { save, location } = await show()
  await save()
  expect(await screen.findByText('Branch saved')).toBeInTheDocument()
  await waitFor(() => expect(location()).toBe('/branches'))
})

it('asks a merchant with several brands for the brand of a new branch', async () => {
  const brand = {
    id: 4,
    accountId: 1,
    name: '{"ar":"البيت","en":"House"}',
    logoUrl: null,
    typeId: 1,
    color: null,
    phone: null,
    isActive: true,
  }
  const brands = [brand, { ...brand, id: 5, name: '{"ar":"برجر","en":"Burger"}' }]
  branchServer([], {
    'GET /api/ServiceProvider/Get': {
      body: {
        data: brands,
        currentPage: 1,
        totalPages: 1,
        totalCount: 2,
        pageSize: 100,
        hasNextPage: false,
        hasPreviousPage: false,
      },
    },
  })
  const { user } = renderBranches(<BranchFormPage />, { route: '/branches/new-branch' })
  const box = await screen.findByRole('combobox', { name: 'Brand' })
  await user.click(screen.getByRole('button', { name: 'Add branch' }))
  await waitFor(() => expect(box).toBeInvalid())
  await user.selectOptions(box, 'Burger')
  expect(box).toHaveDisplayValue('Burger')
})

it('retries a branch that failed to load', async () => {
  branchServer([], { 'GET /api/Branch/Get/Id': { status: 500 } })
  const { user } = renderBranches(<BranchFormPage />, { route: '/branches/new-branch?id=1' })
  expect(await screen.findByText('The branches did not load')).toBeInTheDocument()
  branchServer([], { 'GET /api/Branch/Get/Id': { body: branch } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByDisplayValue('Olaya')).toBeInTheDocument()
})

it('keeps the input when a refetch fails', async () => {
  branchServer([], { 'GET /api/Branch/Get/Id': { body: branch } })
  const { user, queryClient } = renderBranches(<BranchFormPage />, { route: '/branches/new-branch?id=1' })
  const code = await screen.findByRole('textbox', { name: 'Code' })
  await user.clear(code)
  await user.type(code, 'OLY-9')
  // Another branch changed its state, and the server has become unavailable.
  branchServer([], {
    'GET /api/Branch/Get/Id': { status: 503 },
    'GET /api/ServiceProvider/Get': { status: 503 },
  })
  await act(() => queryClient.invalidateQueries())
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('OLY-9')
  expect(screen.queryByText('The branches did not load')).not.toBeInTheDocument()
})
