import { lateAnswer, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Leavable } from '#src/testing/leavable.tsx'
import { look } from '#src/testing/look.ts'
import { BusinessSections } from './business-sections.tsx'
import { ACCOUNT, BRAND, RECEIPTS, section, show } from './testing/show-business.tsx'

it('who only looks at the merchant reads its papers and changes nothing', async () => {
  show()
  const company = await section('Business')
  expect(company.getByLabelText('Legal name in English')).toBeEnabled()
  look()
  for (const control of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('button')])
    expect(control).toBeDisabled()
})

it('the company is saved whole: what was changed, and the rest as it is', async () => {
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
  // The receipt follows without another question.
  expect(await screen.findByRole('img', { name: /in English/ })).toHaveTextContent('House Company')
})

it('a form that is opened again has what somebody else has saved meanwhile, and sends it along', async () => {
  const before = [{ ...ACCOUNT, vatNumber: null }]
  const { user, bodyOf } = show(
    {
      'GET /api/Account/Get/Id': () => ({ body: before.shift() ?? ACCOUNT }),
      'PUT /api/Account/Update': { body: ACCOUNT },
    },
    <Leavable>
      <BusinessSections />
    </Leavable>,
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

it('a brand gets its colour, and the receipt shows it', async () => {
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

it('a colour too pale for paper is said at the field, and nothing is sent', async () => {
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

it('both receipts show what is typed before it is saved, and the code goes with its switch', async () => {
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

it('what is typed while the company is being saved stays, and can be saved as well', async () => {
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
  // What nobody touched meanwhile is as the server has it.
  expect(company.getByDisplayValue('AAAA1111')).toBeInTheDocument()
  await waitFor(() => expect(company.getByRole('button', { name: 'Save' })).toBeEnabled())
  await user.click(company.getByRole('button', { name: 'Discard changes' }))
  expect(name).toHaveValue('House Company')
})

describe('an answer that comes after "Cancel"', () => {
  const BAKERY = { ...BRAND, id: 5, name: '{"ar":"مخبز","en":"Bakery"}' }

  it('leaves the brand alone that was opened meanwhile, and shows what was saved', async () => {
    const late = lateAnswer({ body: { ...BRAND, name: '{"ar":"بيت","en":"Kabsa Palace"}' } })
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

  it('of a new brand does not take away another one that was added meanwhile', async () => {
    const late = lateAnswer({ body: BAKERY })
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
