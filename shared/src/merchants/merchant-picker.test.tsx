import { answerHttp, merchantPage, renderUi, sampleMerchant } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { MerchantPicker } from './merchants.ts'

const MERCHANTS = [
  sampleMerchant({ id: 7, name: JSON.stringify({ ar: 'البيك', en: 'Al Baik' }) }),
  sampleMerchant({ id: 8, name: JSON.stringify({ ar: 'كودو', en: 'Kudu' }) }),
]

it('finds a merchant by what is typed and tells which one is pressed', async () => {
  const { calls } = answerHttp({
    'GET /api/Account/Get': call => {
      const search = (call.query.get('Search') ?? '').toLowerCase()
      const found = MERCHANTS.filter(({ name }) => name.toLowerCase().includes(search))
      return { body: merchantPage(found, call) }
    },
  })
  const picked = jest.fn()
  const { user } = renderUi(<MerchantPicker label="Find" onPick={picked} />)
  await user.click(screen.getByRole('combobox', { name: 'Find' }))
  expect(await screen.findByRole('option', { name: /Kudu/ })).toBeInTheDocument()
  await user.type(screen.getByRole('combobox', { name: 'Find' }), 'baik')
  await waitFor(() => expect(screen.queryByRole('option', { name: /Kudu/ })).not.toBeInTheDocument())
  await user.click(screen.getByRole('option', { name: /Al Baik/ }))
  expect(picked).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }))
  expect(calls.at(-1)?.query.get('Search')).toBe('baik')
})
