import { delayedResponse, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { LeaveAndReturn } from '#src/testing/leave-and-return.tsx'
import { startImpersonation } from '#src/testing/start-impersonation.ts'
import { BusinessSections } from './business-sections.tsx'
import { ACCOUNT, BRAND, RECEIPTS, section, show } from './testing/show-business.tsx'

it("shows the company's data read-only during impersonation", async () => {
  show()
  const company = await section('Business')
  expect(company.getByLabelText('Legal name in English')).toBeEnabled()
  startImpersonation()
  for (const control of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('button')])
    expect(control).toBeDisabled()
})

it('saves the whole company: changed and unchanged fields', async () => {
  const { user, bodyOf } = show({
    'PUT /api/Account/Update': { body: { ...ACCOUNT, legalNameEn: 'House Company' } },
  })
  const company = await section('Business')
  expect(company.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.type(company.getByLabelText('Legal name in English'), 'House Company')
  await user.click(company.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The business details were saved')).toBeInTheDocument()
  expect(bodyOf('/api/Account/Update')).toMatchObject({
    id: 1,
    legalName: 'شركة البيت',
    legalNameEn: 'House Company',
    companyNumber: '1010445566',
    nationalAddress: 'RRRD2929',
    city: 'riyadh',
    typeId: 1,
  })
  // The receipt updates without another request.
  expect(await screen.findByRole('img', { name: /in English/ })).toHaveTextContent('House Company')
})

it("shows and sends another person's saved changes when the form opens again", async () => {
  const before = [{ ...ACCOUNT, vatNumber: null }]
  const { user, bodyOf } = show(
    {
      'GET /api/Account/Get/Id': () => ({ body: before.shift() ?? ACCOUNT }),
      'PUT /api/Account/Update': { body: ACCOUNT },
    },
    <LeaveAndReturn>
      <BusinessSections />
    </LeaveAndReturn>,
  )
  expect((await section('Business')).getByLabelText('VAT number')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(screen.getByRole('button', { name: 'Come back' }))
  const company = await section('Business')
  await user.type(company.getByLabelText('Legal name in English'), 'House Company')
  await user.click(company.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The business details were saved')).toBeInTheDocument()
  expect(bodyOf('/api/Account/Update')).toMatchObject({
    legalNameEn: 'House Company',
    vatNumber: ACCOUNT.vatNumber,
  })
})

it("shows a brand's new colour on the receipt", async () => {
  const { user, bodyOf } = show({
    'PUT /api/ServiceProvider/Update': { body: { ...BRAND, color: '#1d4ed8' } },
  })
  const brands = await section('Brands')
  await user.click(brands.getByRole('button', { name: 'Change Kabsa House' }))
  await user.click(await screen.findByRole('radio', { name: 'Blue' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The brand was saved')).toBeInTheDocument()
  expect(bodyOf('/api/ServiceProvider/Update')).toMatchObject({
    id: 4,
    color: '#1d4ed8',
    typeId: 1,
    phone: '+966551234567',
    isActive: true,
  })
  const paper = screen.getByRole('img', { name: /in English/ })
  expect(within(paper).getByText('Kabsa House').closest('h1')).toHaveStyle({ color: 'rgb(29, 78, 216)' })
})

it('refuses a colour too pale for paper at its field and sends nothing', async () => {
  const { user, bodyOf } = show()
  const brands = await section('Brands')
  await user.click(brands.getByRole('button', { name: 'Change Kabsa House' }))
  const field = await screen.findByRole('textbox', { name: 'Colour on receipts' })
  await user.clear(field)
  await user.type(field, '#facc15')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Too pale to be read/)).toBeInTheDocument()
  expect(bodyOf('/api/ServiceProvider/Update')).toBeUndefined()
})

it('previews both receipts while typing, and the code with its switch', async () => {
  const { user, bodyOf } = show({ 'PUT /api/ReceiptSettings/Update': { body: RECEIPTS } })
  const receipt = await section('Tax and receipt')
  const [arabic, english] = [/in Arabic$/, /in English$/].map(name => receipt.getByRole('img', { name }))
  expect(english).toHaveTextContent('Simplified tax invoice')
  expect(arabic).toHaveTextContent('فاتورة ضريبية مبسّطة')
  await user.type(receipt.getByLabelText('Above the items, in English'), 'Since 1987')
  expect(english).toHaveTextContent('Since 1987')
  expect(arabic).toHaveTextContent('شكرًا')
  await user.click(receipt.getByRole('switch', { name: /ZATCA/ }))
  expect(english).not.toHaveTextContent('tax invoice')
  await user.click(receipt.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The receipt was saved')).toBeInTheDocument()
  expect(bodyOf('/api/ReceiptSettings/Update')).toEqual({
    header: { ar: '', en: 'Since 1987' },
    footer: { ar: 'شكرًا', en: '' },
    hasCode: false,
  })
})

it('keeps input that is typed during a save, for another save', async () => {
  let answer = (): void => undefined
  const isHere = new Promise<void>(resolve => {
    answer = resolve
  })
  const { user, bodyOf } = show({
    'PUT /api/Account/Update': async () => {
      await isHere
      return { body: { ...ACCOUNT, legalNameEn: 'House Company', nationalAddress: 'AAAA1111' } }
    },
  })
  const company = await section('Business')
  const name = company.getByLabelText('Legal name in English')
  await user.type(name, ' House Company ')
  await user.click(company.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodyOf('/api/Account/Update')).toBeDefined())
  await user.clear(name)
  await user.type(name, 'House Company Ltd')
  answer()
  expect(await screen.findByText('The business details were saved')).toBeInTheDocument()
  expect(name).toHaveValue('House Company Ltd')
  // Untouched fields have the server's values.
  expect(company.getByDisplayValue('AAAA1111')).toBeInTheDocument()
  await waitFor(() => expect(company.getByRole('button', { name: 'Save' })).toBeEnabled())
  await user.click(company.getByRole('button', { name: 'Discard changes' }))
  expect(name).toHaveValue('House Company')
})

describe('a response that arrives after "Cancel"', () => {
  const BAKERY = { ...BRAND, id: 5, name: '{"ar":"مخبز","en":"Bakery"}' }

  it('leaves a brand opened meanwhile open, and shows the saved one', async () => {
    const late = delayedResponse({ body: { ...BRAND, name: '{"ar":"بيت","en":"Kabsa Palace"}' } })
    const { user } = show({
      'GET /api/ServiceProvider/Get': call => ({ body: samplePage([BRAND, BAKERY], call) }),
      'PUT /api/ServiceProvider/Update': late.answer,
    })
    const brands = await section('Brands')
    await user.click(brands.getByRole('button', { name: 'Change Kabsa House' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await user.click(brands.getByRole('button', { name: 'Change Bakery' }))
    const name = await screen.findByDisplayValue('Bakery')
    await user.type(name, ' of Huda')
    late.come()
    expect(await screen.findByText('The brand was saved')).toBeInTheDocument()
    expect(name).toHaveValue('Bakery of Huda')
    expect(brands.getByText('Kabsa Palace')).toBeInTheDocument()
  })

  it('of a new brand keeps another one that was added meanwhile', async () => {
    const late = delayedResponse({ body: BAKERY })
    const answers = [
      late.answer,
      async () => ({ body: { ...BAKERY, id: 6, name: '{"ar":"م","en":"Grill"}' } }),
    ]
    const { user } = show({ 'POST /api/ServiceProvider/Add': async () => (await answers.shift()?.()) ?? {} })
    const brands = await section('Brands')
    const add = async (en: string) => {
      await user.click(brands.getByRole('button', { name: 'New brand' }))
      const form = within(await screen.findByRole('dialog'))
      await user.type(form.getByLabelText('Name in English'), en)
      await user.selectOptions(form.getByRole('combobox'), 'Restaurant')
      await user.click(form.getByRole('button', { name: 'Save' }))
      return form
    }
    const first = await add('Bakery')
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await add('Grill')
    expect(await brands.findByText('Grill')).toBeInTheDocument()
    late.come()
    expect(await brands.findByText('Bakery')).toBeInTheDocument()
    expect(brands.getByText('Grill')).toBeInTheDocument()
  })
})
