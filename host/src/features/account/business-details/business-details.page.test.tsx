import { useSession } from '@sufra/shared/session'
import { screen, waitFor } from '@testing-library/react'
import { samplePage } from '@sufra/shared/testing'
import { brand, branch, knownAccount, openBusinessDetails } from './testing/business-server.tsx'

// Validation, saving and loading take more than the default timeout of a second.
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => screen.getByRole('button', { name })
const currentStep = () =>
  screen.getAllByRole('listitem').find(step => step.getAttribute('aria-current') === 'step')

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('leads a new merchant through three saved steps to the plans', async () => {
  const { user, sent, location } = openBusinessDetails()
  await heading('Tell us about your business')
  expect(screen.getByLabelText('Business name in Arabic')).toHaveValue('البيت العتيق')
  await user.click(screen.getByRole('radio', { name: 'Restaurant' }))
  await user.type(screen.getByLabelText('Unified number or commercial registration'), '٧٠٠١٢٣٤٥٦٧')
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'riya{Enter}')
  await user.click(press('Save and continue'))

  await heading('Your brand')
  expect(sent('PUT /api/Account/Update')[0]).toMatchObject({
    id: 1,
    name: { ar: 'البيت العتيق', en: 'Al Bait' },
    typeId: 1,
    companyNumber: '٧٠٠١٢٣٤٥٦٧',
    city: 'riyadh',
    nationalAddress: 'RRRD2929',
  })
  expect(screen.getByLabelText('Brand name in English')).toHaveValue('Al Bait')
  await user.click(press('Save and continue'))

  await heading('Your first branch')
  expect(screen.getByLabelText('Branch phone')).toHaveValue('+966551234567')
  expect(screen.getByLabelText('City')).toHaveValue('Riyadh')
  await user.type(screen.getByLabelText('Branch name in Arabic'), 'فرع العليا')
  await user.click(press('Save and choose a plan'))
  await waitFor(() => expect(location()).toBe('/subscriptions'))
  expect(sent('POST /api/Branch/Add')[0]).toMatchObject({
    serviceProviderId: 4,
    name: { ar: 'فرع العليا', en: '' },
    prepMinutes: 20,
  })
  expect(useSession.getState().user?.onboardingStep).toBe('subscriptions')
})

it.each([
  ['nothing', {}, 'Business'],
  ['the business', { account: knownAccount }, 'Brand'],
  ['the brand', { account: knownAccount, brand }, 'First branch'],
  ['all three', { account: knownAccount, brand, branch }, 'First branch'],
])('continues after saving %s at the right step', async (_name, saved, step) => {
  openBusinessDetails(saved)
  await screen.findByRole('form')
  expect(currentStep()).toHaveTextContent(step)
})

it('restores saved values, overnight hours too, and updates them instead of adding them twice', async () => {
  const { user, sent } = openBusinessDetails({ account: knownAccount, brand, branch })
  await heading('Your first branch')
  expect(screen.getByLabelText('Branch name in English')).toHaveValue('Olaya')
  expect(screen.getByText('until 2:00 am the next day')).toBeInTheDocument()
  await user.click(press('Save and choose a plan'))
  await waitFor(() => expect(sent('PUT /api/Branch/Update')[0]).toMatchObject({ id: 9 }))
  expect(sent('POST /api/Branch/Add')).toEqual([])
})

it('does not let the address skip an unfinished step', async () => {
  openBusinessDetails({}, { route: '/businessDetails?step=branch' })
  await heading('Tell us about your business')
})

it('keeps unsaved input when moving between steps', async () => {
  const { user } = openBusinessDetails({ account: knownAccount, brand })
  await heading('Your first branch')
  await user.type(screen.getByLabelText('Branch name in English'), 'Olaya street')
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }))
  await user.click(press('Back'))
  await heading('Your brand')
  await user.click(press('Save and continue'))
  await heading('Your first branch')
  expect(screen.getByLabelText('Branch name in English')).toHaveValue('Olaya street')
  expect(screen.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked()
})

it('shows errors at their fields, focuses the first and sends nothing', async () => {
  const { user, sent } = openBusinessDetails()
  await heading('Tell us about your business')
  await user.clear(screen.getByLabelText('Mobile number'))
  await user.type(screen.getByLabelText('Mobile number'), '12')
  await user.click(press('Save and continue'))
  expect(await screen.findByText('Choose the kind of your business.')).toBeInTheDocument()
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/Enter a Saudi mobile number/)
  expect(screen.getByRole('radio', { name: 'Restaurant' })).toHaveFocus()
  expect(sent('PUT /api/Account/Update')).toEqual([])
})

it("shows a server's field error at the field", async () => {
  const { user, answers } = openBusinessDetails({ account: { ...knownAccount, city: null } })
  answers['PUT /api/Account/Update'] = {
    status: 400,
    body: { code: 'validation_failed', errors: { vatNumber: ['This number belongs to another account.'] } },
  }
  await heading('Tell us about your business')
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'jed{Enter}')
  await user.click(press('Save and continue'))
  await waitFor(() =>
    expect(screen.getByLabelText('VAT number (optional)')).toHaveAccessibleDescription(
      'This number belongs to another account.',
    ),
  )
})

it('uploads a picture once, before it saves the brand', async () => {
  const { user, sent, answers } = openBusinessDetails({ account: knownAccount })
  answers['POST /api/ServiceProvider/Add'] = { status: 500, body: { code: 'internal_error' } }
  await heading('Your brand')
  await user.upload(
    screen.getByLabelText('Logo (optional)'),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  )
  await user.click(press('Save and continue'))
  expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here')
  answers['POST /api/ServiceProvider/Add'] = { body: brand }
  await user.click(press('Save and continue'))
  await heading('Your first branch')
  expect(sent('POST /api/ServiceProvider/Add')[1]).toMatchObject({
    logoUrl: expect.stringMatching(/^\/images/),
  })
  expect(sent('POST /api/Image/Add')).toHaveLength(1)
})

it('shows a refused picture at the picture and does not save the brand', async () => {
  const { user, sent, answers } = openBusinessDetails({ account: knownAccount })
  answers['POST /api/Image/Add'] = { status: 415, body: { code: 'unsupported_media_type' } }
  await heading('Your brand')
  await user.upload(
    screen.getByLabelText('Logo (optional)'),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  )
  await user.click(press('Save and continue'))
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not read this picture.')
  expect(sent('POST /api/ServiceProvider/Add')).toEqual([])
})

it('updates a brand on the second try after a lost response, instead of adding it again', async () => {
  const { user, sent, kept, answers } = openBusinessDetails({ account: knownAccount })
  answers['POST /api/ServiceProvider/Add'] = () => {
    kept.brand = brand
    throw new TypeError('cut')
  }
  await heading('Your brand')
  await user.click(press('Save and continue'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
  await user.click(press('Save and continue'))
  await heading('Your first branch')
  expect(sent('POST /api/ServiceProvider/Add')).toHaveLength(1)
  expect(sent('PUT /api/ServiceProvider/Update')).toHaveLength(1)
})

it('does not send a branch without opening hours', async () => {
  const { user, sent } = openBusinessDetails({ account: knownAccount, brand, branch })
  await heading('Your first branch')
  await user.click(screen.getByRole('checkbox', { name: 'Thursday' }))
  await user.click(press('Save and choose a plan'))
  expect(await screen.findByText('Open on at least one day.')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: /^Working hours/ })).toHaveFocus()
  expect(sent('PUT /api/Branch/Update')).toEqual([])
})

it('retries details that failed to load', async () => {
  const { user, answers } = openBusinessDetails()
  answers['GET /api/Type/Get'] = { status: 500, body: { code: 'internal_error' } }
  expect(await screen.findByRole('alert')).toHaveTextContent('Your business details did not load')
  answers['GET /api/Type/Get'] = call => ({ body: samplePage([], call) })
  await user.click(press('Try again'))
  await heading('Tell us about your business')
})

it('shows the steps in Arabic', async () => {
  const { user } = openBusinessDetails({ account: { ...knownAccount, typeId: null } }, { language: 'ar' })
  await heading('عرّفنا بنشاطك')
  expect(screen.getByRole('radio', { name: 'مقهى' })).toBeInTheDocument()
  await user.clear(screen.getByLabelText('المدينة'))
  await user.type(screen.getByLabelText('المدينة'), 'جده')
  expect(screen.getByRole('option', { name: 'جدة' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.getByLabelText('اسم النشاط بالإنجليزية')).toHaveAttribute('dir', 'ltr')
  await user.click(press('حفظ ومتابعة'))
  expect(await screen.findByText('اختر نوع نشاطك.')).toBeInTheDocument()
})
