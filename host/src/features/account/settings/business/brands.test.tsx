import { samplePage } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ACCOUNT, BRAND, RECEIPTS, section, show } from './testing/show-business.tsx'

const ADD = '/api/ServiceProvider/Add'
const UPDATE = '/api/ServiceProvider/Update'
const down = { status: 503, body: { code: 'unavailable', status: 503 } }
const GRILL = { ...BRAND, id: 5, name: '{"ar":"","en":"Grill"}', color: null }

const open = async (press: string, answers: Parameters<typeof show>[0] = {}) => {
  const shown = show(answers)
  const brands = await section('Brands')
  await shown.user.click(brands.getByRole('button', { name: press }))
  const form = within(await screen.findByRole('dialog'))
  const save = () => shown.user.click(form.getByRole('button', { name: 'Save' }))
  return { ...shown, brands, form, save }
}

it('adds a new brand and shows it in the list at once', async () => {
  const { user, brands, form, save, bodyOf, to } = await open('New brand', {
    [`POST ${ADD}`]: { body: GRILL },
  })
  const asked = to('/api/ServiceProvider/Get').length
  await user.type(form.getByLabelText('Name in English'), 'Grill')
  await user.selectOptions(form.getByRole('combobox'), 'Restaurant')
  await save()
  expect(await screen.findByText('The brand was saved')).toBeInTheDocument()
  expect(bodyOf(ADD)).toEqual({
    name: { ar: '', en: 'Grill' },
    logoUrl: null,
    color: null,
    typeId: 1,
    phone: null,
    isActive: true,
  })
  expect(brands.getByText('Grill')).toBeVisible()
  expect(brands.getByText('Kabsa House')).toBeVisible()
  expect(to('/api/ServiceProvider/Get')).toHaveLength(asked)
})

it('refuses a brand without a name and sends nothing', async () => {
  const { form, save, bodyOf } = await open('New brand')
  await save()
  await waitFor(() => expect(form.getByLabelText('Name in Arabic')).toBeInvalid())
  expect(bodyOf(ADD)).toBeUndefined()
})

it('keeps a brand that failed to save in its form and reports the failure', async () => {
  const { user, form, save, brands } = await open('Change Kabsa House', { [`PUT ${UPDATE}`]: down })
  await user.type(form.getByLabelText('Name in English'), ' 2')
  await save()
  expect(await form.findByRole('alert')).toBeVisible()
  expect(form.getByLabelText('Name in English')).toHaveValue('Kabsa House 2')
  expect(brands.getByText('Kabsa House')).toBeInTheDocument()
})

it('sends no colour for black, the empty value', async () => {
  const { user, form, save, bodyOf } = await open('Change Kabsa House', {
    [`PUT ${UPDATE}`]: { body: BRAND },
  })
  await user.clear(form.getByRole('textbox', { name: 'Colour on receipts' }))
  expect(form.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  await save()
  await waitFor(() => expect(bodyOf(UPDATE)).toMatchObject({ color: null }))
})

it('removes only the logo with the next save', async () => {
  const marked = { ...BRAND, logoUrl: '/images/a.webp' }
  const { user, form, save, bodyOf } = await open('Change Kabsa House', {
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([marked], call) }),
    [`PUT ${UPDATE}`]: { body: BRAND },
  })
  await user.click(form.getByRole('button', { name: 'Remove the picture' }))
  await save()
  await waitFor(() =>
    expect(bodyOf(UPDATE)).toMatchObject({ id: 4, logoUrl: null, color: BRAND.color, typeId: 1 }),
  )
})

it('discards cancelled input when the form opens again', async () => {
  const { user, form, brands } = await open('Change Kabsa House')
  await user.type(form.getByLabelText('Name in English'), ' 2')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await user.click(brands.getByRole('button', { name: 'Change Kabsa House' }))
  expect(await screen.findByDisplayValue('Kabsa House')).toBeInTheDocument()
})

describe('receipts', () => {
  const paper = (name: RegExp) => screen.findByRole('img', { name })

  it('show the chosen one of several brands', async () => {
    const { user } = show({
      'GET /api/ServiceProvider/Get': call => ({ body: samplePage([BRAND, GRILL], call) }),
    })
    expect(await paper(/in English/)).toHaveTextContent('Kabsa House')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand in the preview' }), 'Grill')
    expect(await paper(/in English/)).toHaveTextContent('Grill')
    expect(await paper(/in English/)).not.toHaveTextContent('Kabsa House')
  })

  it('state that without a VAT number they are no tax invoices, with a link to it', async () => {
    show({ 'GET /api/Account/Get/Id': { body: { ...ACCOUNT, vatNumber: null } } })
    const receipt = await section('Tax and receipt')
    expect(receipt.getByText(/^Without a VAT number receipts are no tax invoices/)).toBeVisible()
    expect(receipt.getByRole('link', { name: 'To the business details' })).toHaveAttribute(
      'href',
      '#business',
    )
    expect(await paper(/in English/)).not.toHaveTextContent('tax invoice')
  })

  it('keep input that failed to save and allow another try', async () => {
    const { user, answers, to } = show({ 'PUT /api/ReceiptSettings/Update': down })
    const receipt = await section('Tax and receipt')
    const line = receipt.getByLabelText('Above the items, in English')
    await user.type(line, 'Since 1987')
    await user.click(receipt.getByRole('button', { name: 'Save' }))
    expect(await receipt.findByRole('alert')).toBeVisible()
    expect(line).toHaveValue('Since 1987')
    const saved = { ...RECEIPTS, header: { ar: '', en: 'Since 1987' } }
    answers['PUT /api/ReceiptSettings/Update'] = { body: saved }
    await user.click(receipt.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(receipt.getByRole('button', { name: 'Save' })).toBeDisabled())
    expect(to('/api/ReceiptSettings/Update').at(-1)?.body).toEqual(saved)
  })
})

describe('the company', () => {
  it('shows an invalid VAT number at its field and sends nothing', async () => {
    const { user, bodyOf } = show()
    const company = await section('Business')
    const box = company.getByLabelText('VAT number')
    await user.clear(box)
    await user.type(box, '123')
    await user.click(company.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(box).toBeInvalid())
    expect(bodyOf('/api/Account/Update')).toBeUndefined()
  })

  it('shows a VAT number of another merchant at its field and keeps the input', async () => {
    const errors = { companyNumber: ['Another merchant has this number'] }
    const { user } = show({
      'PUT /api/Account/Update': { status: 400, body: { code: 'validation_failed', status: 400, errors } },
    })
    const company = await section('Business')
    const box = company.getByRole('textbox', { name: /Unified number or CR/ })
    await user.clear(box)
    await user.type(box, '7001234567')
    await user.click(company.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Another merchant has this number/))
    expect(box).toHaveValue('7001234567')
  })

  it('returns to the saved values after a cancel', async () => {
    const { user } = show()
    const company = await section('Business')
    const box = company.getByLabelText('National address')
    await user.clear(box)
    await user.type(box, 'AAAA1111')
    await user.click(company.getByRole('button', { name: 'Discard changes' }))
    expect(box).toHaveValue('RRRD2929')
    expect(company.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it('retries all details that failed to load', async () => {
    const { user, answers } = show({ 'GET /api/ReceiptSettings/Get': down })
    expect(await screen.findByText('The business details did not load')).toBeVisible()
    answers['GET /api/ReceiptSettings/Get'] = { body: RECEIPTS }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await section('Business')).getByDisplayValue('RRRD2929')).toBeInTheDocument()
  })

  it('keeps typed input when a refetch fails', async () => {
    const { user, queryClient, answers } = show()
    const box = (await section('Business')).getByLabelText('National address')
    await user.type(box, 'X')
    answers['GET /api/Account/Get/Id'] = down
    await act(() => queryClient.invalidateQueries())
    expect(box).toBeInTheDocument()
    expect(box).toHaveValue('RRRD2929X')
  })
})
