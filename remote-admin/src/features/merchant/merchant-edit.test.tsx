import { screen, waitFor, within } from '@testing-library/react'
import { ACCOUNT, openMerchant } from './testing/merchant-page-server.tsx'

const FULL = {
  ...ACCOUNT,
  unifiedNumber: '7001234567',
  crNumber: null,
  vatNumber: '300000000000003',
  legalName: 'البيت القديم',
  legalNameEn: 'Old House LLC',
  nationalAddress: 'RRRD2929',
}

const edit = async (
  answers: NonNullable<Parameters<typeof openMerchant>[0]>['answers'],
  language: 'ar' | 'en',
) => {
  const words = { ar: 'تعديل', en: 'Edit' }[language]
  const view = openMerchant({ account: FULL, answers, language })
  await view.user.click(await screen.findByRole('button', { name: words }))
  const dialog = within(await screen.findByRole('dialog', { name: words }))
  await dialog.findByRole('option', { name: { ar: 'مطعم', en: 'Restaurant' }[language] })
  return { ...view, dialog }
}

it('starts with the stored values, sends them with the changes, and confirms the save', async () => {
  const { user, dialog, sent } = await edit({ 'PUT /api/Account/Update': { body: FULL } }, 'en')
  expect(dialog.getByLabelText(/Unified number or CR/)).toHaveValue('7001234567')
  expect(dialog.getByLabelText(/Kind of business/)).toHaveDisplayValue('Restaurant')
  await user.selectOptions(dialog.getByLabelText(/Kind of business/), 'Café')
  await user.selectOptions(dialog.getByLabelText(/City/), 'Jeddah')
  await user.clear(dialog.getByLabelText('National address'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The merchant was saved')).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
  expect(sent()).toEqual([
    {
      call: 'PUT /api/Account/Update',
      body: {
        id: 7,
        name: { ar: 'البيت العتيق', en: 'Old House' },
        legalName: 'البيت القديم',
        legalNameEn: 'Old House LLC',
        companyNumber: '7001234567',
        vatNumber: '300000000000003',
        phone: '+966501234567',
        email: 'info@old.test',
        typeId: 2,
        city: 'jeddah',
        nationalAddress: '',
      },
    },
  ])
})

it('keeps the dialog and its values when the server refuses a number, and shows the error at its field', async () => {
  const taken = { code: 'validation_failed', errors: { vatNumber: ['Another merchant has this number.'] } }
  const { user, dialog } = await edit({ 'PUT /api/Account/Update': { status: 400, body: taken } }, 'en')
  const email = dialog.getByLabelText('E-mail')
  await user.clear(email)
  await user.type(email, 'new@old.test')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Another merchant has this number.')).toBeInTheDocument()
  expect(dialog.getByLabelText('VAT number')).toBeInvalid()
  expect(email).toHaveValue('new@old.test')
})

it.each([
  { language: 'en', email: 'E-mail', vat: 'VAT number', save: 'Save' },
  { language: 'ar', email: 'البريد الإلكتروني', vat: 'الرقم الضريبي', save: 'حفظ' },
] as const)('sends nothing while an address or a number is none ($language)', async words => {
  const { language, email, vat, save } = words
  const { user, dialog, sent } = await edit({}, language)
  for (const [label, text] of [
    [email, 'nobody'],
    [vat, '123'],
  ] as const) {
    await user.clear(dialog.getByLabelText(label))
    await user.type(dialog.getByLabelText(label), text)
  }
  await user.click(dialog.getByRole('button', { name: save }))
  await waitFor(() => expect(dialog.getByLabelText(vat)).toBeInvalid())
  expect(dialog.getByLabelText(email)).toBeInvalid()
  expect(dialog.getByLabelText(email)).toHaveAccessibleDescription(
    language === 'ar' ? /[\u0600-\u06FF]{3}/ : /e-?mail/i,
  )
  expect(sent()).toEqual([])
})

it('clears the typed values when the dialog closes without saving', async () => {
  const { user, dialog, sent } = await edit({}, 'en')
  await user.type(dialog.getByLabelText('E-mail'), 'xyz')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  // The dialog stays until its leaving animation ends.
  await waitFor(() => expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const again = within(await screen.findByRole('dialog', { name: 'Edit' }))
  expect(again.getByLabelText('E-mail')).toHaveValue('info@old.test')
  expect(sent()).toEqual([])
})
