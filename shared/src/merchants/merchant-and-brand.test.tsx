import { answerHttp, renderUi, merchantPage, sampleMerchant, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { Account } from '#src/contracts/account.ts'
import { MerchantAndBrand } from './merchants.ts'

const OLD_HOUSE = sampleMerchant({ id: 7, name: '{"ar":"البيت العتيق","en":"Old House"}' })

const ACCOUNT: Account = {
  id: 7,
  name: '{"ar":"البيت العتيق","en":"Old House"}',
  status: 'Active',
  legalName: null,
  legalNameEn: null,
  crNumber: null,
  unifiedNumber: null,
  vatNumber: null,
  phone: null,
  email: null,
  typeId: null,
  city: null,
  nationalAddress: null,
}

const brand = (id: number, name: string) => ({
  id,
  accountId: 7,
  name: JSON.stringify({ ar: `${name} ع`, en: name }),
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
})

type Answer = HttpAnswer | ((call: HttpCall) => HttpAnswer)

const answer = (brands: Answer) =>
  answerHttp({
    'GET /api/Account/Get': call => ({ body: merchantPage([OLD_HOUSE], call) }),
    'GET /api/Account/Get/Id': { body: ACCOUNT },
    'GET /api/ServiceProvider/Get': brands,
  })

const WORDS = { merchant: 'Merchant', brand: 'Brand', noBrand: 'It has no brand yet' }

interface Choice {
  merchant?: number
  brand?: number
}

const Page = ({ start = {} }: { start?: Choice }) => {
  const [choice, setChoice] = useState(start)
  return (
    <>
      <MerchantAndBrand
        words={WORDS}
        merchantId={choice.merchant ?? null}
        brandId={choice.brand ?? null}
        onChoose={setChoice}
      />
      <output>{JSON.stringify(choice)}</output>
    </>
  )
}

const box = (name: string) => screen.getByRole('combobox', { name })
const chosen = () => screen.getByText(/^\{/, { selector: 'output' })

it('enables the choice of a brand once a merchant is chosen', async () => {
  const { calls } = answer(call => ({ body: samplePage([brand(3, 'Kabsa'), brand(4, 'Falafel')], call) }))
  const { user } = renderUi(<Page />)
  expect(box('Brand')).toBeDisabled()
  await user.click(box('Merchant'))
  await user.click(await screen.findByRole('option', { name: /Old House/ }))
  expect(chosen()).toHaveTextContent('{"merchant":7}')
  await user.click(box('Brand'))
  await user.click(await screen.findByRole('option', { name: 'Falafel' }))
  expect(chosen()).toHaveTextContent('{"merchant":7,"brand":4}')
  expect(box('Brand')).toHaveValue('Falafel')
  expect(calls.find(({ path }) => path.startsWith('/api/ServiceProvider'))?.query.get('AccountId')).toBe('7')
})

it('clears the brand when another merchant is chosen', async () => {
  answer(call => ({ body: samplePage([brand(3, 'Kabsa')], call) }))
  const { user } = renderUi(<Page start={{ merchant: 1, brand: 3 }} />)
  await waitFor(() => expect(box('Brand')).toHaveValue('Kabsa'))
  await user.click(box('Merchant'))
  await user.click(await screen.findByRole('option', { name: /Old House/ }))
  expect(chosen().textContent).toBe('{"merchant":7}')
})

it('keeps the merchant when the brand is cleared', async () => {
  answer(call => ({ body: samplePage([brand(3, 'Kabsa')], call) }))
  const { user } = renderUi(<Page start={{ merchant: 7, brand: 3 }} />, { language: 'ar' })
  await waitFor(() => expect(box('Brand')).toHaveValue('Kabsa ع'))
  const [, ofBrand] = await screen.findAllByRole('button', { name: 'مسح الاختيار' })
  await user.click(ofBrand ?? document.body)
  expect(chosen().textContent).toBe('{"merchant":7}')
})

it('shows a deleted brand by its number and lets it be cleared', async () => {
  answer(call => ({ body: samplePage([brand(3, 'Kabsa')], call) }))
  const { user } = renderUi(<Page start={{ merchant: 7, brand: 9 }} />)
  await waitFor(() => expect(box('Brand')).toHaveValue('#9'))
  const [, ofBrand] = await screen.findAllByRole('button', { name: 'Clear the choice' })
  await user.click(ofBrand ?? document.body)
  expect(chosen().textContent).toBe('{"merchant":7}')
})

it('shows the name of the merchant that was chosen before', async () => {
  answer(call => ({ body: samplePage([], call) }))
  renderUi(<Page start={{ merchant: 7 }} />, { language: 'ar' })
  await waitFor(() => expect(box('Merchant')).toHaveValue('البيت العتيق'))
})

it('says that a merchant has no brands', async () => {
  answer(call => ({ body: samplePage([], call) }))
  renderUi(<Page start={{ merchant: 7 }} />)
  await waitFor(() => expect(box('Brand')).toHaveAttribute('placeholder', 'It has no brand yet'))
})

it('reports brands that failed to load and loads them again on a press', async () => {
  let isDown = true
  answer(call =>
    isDown
      ? { status: 500, body: { code: 'internal_error' } }
      : { body: samplePage([brand(3, 'Kabsa')], call) },
  )
  jest.spyOn(console, 'warn').mockImplementation()
  const { user } = renderUi(<Page start={{ merchant: 7 }} />)
  await user.click(box('Brand'))
  expect(await screen.findByText('The search failed')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Kabsa' })).toBeInTheDocument()
})

it('shows a merchant whose name failed to load by its number', async () => {
  answerHttp({
    'GET /api/Account/Get': call => ({ body: merchantPage([OLD_HOUSE], call) }),
    'GET /api/Account/Get/Id': { status: 503 },
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([brand(3, 'Kabsa')], call) }),
  })
  renderUi(<Page start={{ merchant: 7 }} />)
  await waitFor(() => expect(box('Merchant')).toHaveValue('#7'))
})
