import { answerHttp, merchantPage, renderUi, sampleMerchant } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { MerchantPicker } from './merchants.ts'

const LABELS = { search: 'Find', retry: 'Retry', none: 'Nobody', found: 'Merchants' }
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
  const { user } = renderUi(<MerchantPicker labels={LABELS} onPick={picked} />)
  expect(await screen.findByRole('button', { name: /Kudu/ })).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'baik')
  await waitFor(() => expect(screen.queryByRole('button', { name: /Kudu/ })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: /Al Baik/ }))
  expect(picked).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }))
  expect(calls.at(-1)?.query.get('Search')).toBe('baik')
})
