import { screen, waitFor, within } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, editorServer, renderEditor, sentProduct } from '../testing/editor-server.tsx'

const ours = sampleProduct({ price: 48, calories: 500 })
/** The other user's version: another price and another category. */
const theirs = { ...ours, price: 52, categoryId: 4, rowVersion: 6 }

/** Fakes a server that refuses the first update as stale and accepts the second. */
const staleServer = (current = theirs) => {
  let isRefused = false
  const server = editorServer(ours, {
    'PUT /api/Product/Update': () => {
      if (isRefused) return { body: { ...current, rowVersion: 7 } }
      isRefused = true
      return { status: 409, body: { code: 'stale_version', title: 'x', current } }
    },
  })
  return { ...server, updates: () => server.callsTo('PUT /api/Product/Update').map(sentProduct) }
}

/** Changes name and price and saves after the other user. */
const saveTooLate = async () => {
  const shown = renderEditor(EDIT)
  await shown.user.type(await screen.findByLabelText('Name in English'), '!')
  await shown.user.clear(screen.getByLabelText('Price'))
  await shown.user.type(screen.getByLabelText('Price'), '50')
  await shown.user.click(screen.getByText('Save', { selector: 'button' }))
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this item' })
  return { ...shown, dialog: within(dialog) }
}
const fieldIn = (dialog: ReturnType<typeof within>, name: RegExp) =>
  within(dialog.getByRole('group', { name }))

it('shows both versions, preselecting mine where I edited and theirs where only they did', async () => {
  const server = staleServer()
  const { user, dialog } = await saveTooLate()
  expect(fieldIn(dialog, /^Name/).getByLabelText(/Yours/)).toBeChecked()
  expect(fieldIn(dialog, /^Price Changed by both/).getByLabelText(/Yours/)).toBeChecked()
  expect(fieldIn(dialog, /^Price/).getByLabelText(/Newer version/)).toHaveAccessibleName(/52\.00/)
  expect(fieldIn(dialog, /^Category/).getByLabelText(/Newer version/)).toBeChecked()
  expect(dialog.queryByRole('group', { name: /^Calories/ })).not.toBeInTheDocument()

  await user.click(fieldIn(dialog, /^Price/).getByLabelText(/Newer version/))
  await user.click(dialog.getByText('Save what is chosen'))
  expect(await screen.findByText('Item updated')).toBeInTheDocument()
  expect(server.updates()[1]).toMatchObject({
    name: '{"ar":"كبسة لحم","en":"Lamb Kabsa!"}',
    price: 52,
    categoryId: 4,
    calories: 500,
    rowVersion: 6,
  })
})

it('shows days and season of sale hours, so that two versions can be compared', async () => {
  const evenings = [0, 1].map(dayOfWeek => ({ dayOfWeek, from: '18:00', to: '02:00' }))
  const schedule = { periods: evenings, startsOn: '2027-02-08', endsOn: '2027-03-09' }
  staleServer({ ...theirs, schedule })
  const { dialog } = await saveTooLate()
  const hours = fieldIn(dialog, /^Hours of sale/)
  expect(hours.getByLabelText(/Yours\s*Always/)).not.toBeChecked()
  expect(hours.getByLabelText(/Newer version/)).toHaveAccessibleName(
    /Sunday, Monday: 6:00 pm to 2:00 am.*8 Feb\s–\s9 Mar 2027/,
  )
})

it('shows limits and options of a group in the interface language, so that two versions can be compared', async () => {
  const option = { id: 1, optionNameAr: 'ثوم', optionNameEn: 'Garlic', price: 2, isAvailable: true }
  const sauces = {
    id: 1,
    name: { ar: 'صوص', en: 'Sauces' },
    options: [option],
    min: 0,
    max: 1,
    required: false,
  }
  staleServer({ ...theirs, modifiers: [sauces] })
  const { dialog } = await saveTooLate()
  const newer = fieldIn(dialog, /^Modifiers/).getByLabelText(/Newer version/)
  expect(newer).toHaveAccessibleName(/Sauces.*may choose nothing, or up to 1 option.*Garlic · 2\.00 SAR/)
})

it('can be replaced completely by one version', async () => {
  const server = staleServer()
  const { user, dialog } = await saveTooLate()
  await user.click(dialog.getByText('All of the newer version'))
  expect(fieldIn(dialog, /^Name/).getByLabelText(/Newer version/)).toBeChecked()
  await user.click(dialog.getByText('All of mine'))
  await user.click(dialog.getByText('Save what is chosen'))
  await screen.findByText('Item updated')
  expect(server.updates()[1]).toMatchObject({ price: 50, categoryId: 3, rowVersion: 6 })
})

it('keeps the input and sends nothing when the dialog is closed', async () => {
  const server = staleServer()
  const { user, dialog } = await saveTooLate()
  await user.click(dialog.getByText('Back to editing'))
  expect(screen.getByLabelText('Name in English')).toHaveValue('Lamb Kabsa!')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  expect(server.updates()).toHaveLength(1)
})

it("shows the other user's version when the input is discarded afterwards", async () => {
  const server = staleServer()
  const { user, dialog } = await saveTooLate()
  await user.click(dialog.getByText('Back to editing'))
  await user.click(screen.getByText('Discard', { selector: 'button' }))
  expect(screen.getByLabelText('Price')).toHaveValue('52.00')
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Drinks')
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Name in English'), '?')
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  expect(server.updates()[1]).toMatchObject({ price: 52, categoryId: 4, rowVersion: 6 })
})

it('keeps the chosen values in the form after a refusal and can save them over the newer version', async () => {
  let tries = 0
  const server = editorServer(ours, {
    'PUT /api/Product/Update': () => {
      tries += 1
      if (tries === 1) return { status: 409, body: { code: 'stale_version', title: 'x', current: theirs } }
      return tries === 2
        ? { status: 403, body: { code: 'forbidden_role' } }
        : { body: { ...theirs, rowVersion: 7 } }
    },
  })
  const { user, dialog } = await saveTooLate()
  await user.click(fieldIn(dialog, /^Price/).getByLabelText(/Newer version/))
  await user.click(dialog.getByText('Save what is chosen'))
  expect(await screen.findByText(/The item could not be updated/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  expect(screen.getByLabelText('Name in English')).toHaveValue('Lamb Kabsa!')
  expect(screen.getByLabelText('Price')).toHaveValue('52.00')
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  expect(sentProduct(server.callsTo('PUT /api/Product/Update')[2])).toMatchObject({
    price: 52,
    rowVersion: 6,
  })
})
