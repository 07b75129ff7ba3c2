import { delayedResponse } from '@sufra/shared/testing'
import type { Printer } from '@sufra/shared/contracts/printer'
import { screen, waitFor, within } from '@testing-library/react'
import { PATH, PRINTER, show } from './testing/show-printers.tsx'

it("shows each printer's state and waiting jobs", async () => {
  show([{ ...PRINTER, state: 'notReady', says: '410 Out of paper', waiting: 3, failed: 1 }])
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('Cannot print')).toBeVisible()
  for (const words of [/410 Out of paper/, /3 papers wait/, /1 paper was not printed/, /Olaya/])
    expect(row.getByText(words)).toBeVisible()
})

it('adds a printer and shows its address once', async () => {
  const { user, sent } = show([])
  const add = await screen.findByRole('button', { name: 'Add a printer' })
  await waitFor(() => expect(add).toBeEnabled())
  await user.click(add)
  const form = within(screen.getByRole('dialog', { name: 'Add a printer' }))
  await user.type(form.getByLabelText('Name'), 'Kitchen')
  await user.selectOptions(form.getByLabelText('Width of the paper'), '58')
  await user.click(form.getByRole('button', { name: 'Add a printer' }))
  const address = await screen.findByLabelText('Server URL')
  expect(address).toHaveValue(`${window.location.origin}${PATH}`)
  expect(sent('/api/Printer/Add')[0]?.body).toMatchObject({ name: 'Kitchen', paperMm: 58, isOnAccept: true })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByLabelText('Server URL')).not.toBeInTheDocument())
})

it('prints a test page and retries a failed job', async () => {
  const { user, sent, act } = show([PRINTER])
  await act('Print a test page')
  expect(await screen.findByText('The test page waits for the printer')).toBeVisible()
  expect(sent('/api/Printer/Test')).toHaveLength(1)
  await act('Papers')
  expect(await screen.findByText(/did not say whether/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Try again/ }))
  await waitFor(() => expect(sent('/api/Printer/TryAgain')).toHaveLength(1))
})

it('confirms before it removes a printer or its address', async () => {
  const { user, sent, act } = show([PRINTER])
  await act('Remove')
  expect(sent('/api/Printer/Delete')).toEqual([])
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent('/api/Printer/Delete')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument())
  await act('New address')
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New address' }),
  )
  expect(await screen.findByLabelText('Server URL')).toHaveValue(`${window.location.origin}${PATH}`)
})

it('shows printers read-only to people without the permission', async () => {
  show([PRINTER], { role: 'Cashier' })
  await screen.findByRole('listitem')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

describe('a response that arrives after "Cancel"', () => {
  const BAR: Printer = { ...PRINTER, id: 5, name: 'Bar' }

  it('leaves a printer opened meanwhile open', async () => {
    const late = delayedResponse({ body: { ...PRINTER, name: 'Kitchen 1' } })
    const { user, sent, act } = show([PRINTER, BAR], {}, { 'PUT /api/Printer/Update': late.answer })
    await act('Edit')
    const first = within(screen.getByRole('dialog'))
    await user.click(first.getByRole('button', { name: 'Save' }))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await act('Edit', 'Bar')
    const name = await screen.findByDisplayValue('Bar')
    await user.type(name, ' upstairs')
    const asked = sent('/api/Printer/Get').length
    late.come()
    await waitFor(() => expect(sent('/api/Printer/Get').length).toBeGreaterThan(asked))
    expect(name).toBeInTheDocument()
    expect(name).toHaveValue('Bar upstairs')
  })

  it('leaves a confirmation about another printer open', async () => {
    const late = delayedResponse({ body: {} })
    const { user, sent, act } = show([PRINTER, BAR], {}, { 'DELETE /api/Printer/Delete': late.answer })
    await act('Remove')
    const first = within(await screen.findByRole('alertdialog'))
    await user.click(first.getByRole('button', { name: 'Remove' }))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await act('New address', 'Bar')
    const asked = sent('/api/Printer/Get').length
    late.come()
    await waitFor(() => expect(sent('/api/Printer/Get').length).toBeGreaterThan(asked))
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  })

  it('of a new printer shows its address and leaves the next form open', async () => {
    const late = delayedResponse({ body: { printer: PRINTER, path: PATH } })
    const { user } = show([], {}, { 'POST /api/Printer/Add': late.answer })
    const add = await screen.findByRole('button', { name: 'Add a printer' })
    await waitFor(() => expect(add).toBeEnabled())
    await user.click(add)
    const first = within(screen.getByRole('dialog'))
    await user.type(first.getByLabelText('Name'), 'Kitchen')
    await user.click(first.getByRole('button', { name: 'Add a printer' }))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await user.click(add)
    await user.type(await screen.findByLabelText('Name'), 'Bar')
    late.come()
    expect(await screen.findByLabelText('Server URL')).toHaveValue(`${window.location.origin}${PATH}`)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Bar')
  })
})
