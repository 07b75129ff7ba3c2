import { answerHttp, merchantPage, renderUi, sampleMerchant } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { MerchantBox, MerchantPicker } from './merchants.ts'

const MERCHANTS = [
  sampleMerchant({ id: 7, name: JSON.stringify({ ar: 'البيك', en: 'Al Baik' }) }),
  sampleMerchant({ id: 8, name: JSON.stringify({ ar: 'كودو', en: 'Kudu' }) }),
]

it('finds a merchant by the typed text and reports the pressed one', async () => {
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

describe('fast typing followed by Enter', () => {
  const searchWithPause = () => {
    const waiting: (() => void)[] = []
    answerHttp({
      'GET /api/Account/Get': async call => {
        const search = call.query.get('Search') ?? ''
        if (search !== '') await new Promise<void>(resolve => waiting.push(resolve))
        const found = MERCHANTS.filter(({ name }) => name.toLowerCase().includes(search))
        return { body: merchantPage(found, call) }
      },
    })
    return { waiting, answer: () => waiting.splice(0).forEach(arrive => arrive()) }
  }

  it.each([
    [
      'picker',
      (pick: (id: number | undefined) => void) => <MerchantPicker label="Find" onPick={it => pick(it.id)} />,
    ],
    [
      'box',
      (pick: (id: number | undefined) => void) => (
        <MerchantBox label="Find" merchantId={null} onChange={pick} />
      ),
    ],
  ])('does not pick a result of the previous text: %s', async (_name, show) => {
    const { waiting, answer } = searchWithPause()
    const picked = jest.fn()
    const { user } = renderUi(show(picked))
    const box = screen.getByRole('combobox', { name: 'Find' })
    await user.click(box)
    await screen.findByRole('option', { name: /Kudu/ })
    await user.type(box, 'kudu{Enter}')
    expect(picked).not.toHaveBeenCalled()
    await waitFor(() => expect(waiting).toHaveLength(1))
    // The request for the new text is under way, and the list still shows the previous results.
    expect(screen.getByRole('option', { name: /Al Baik/ })).toBeInTheDocument()
    expect(box).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(picked).not.toHaveBeenCalled()
    expect(box).toHaveValue('kudu')
    answer()
    await waitFor(() => expect(screen.queryByRole('option', { name: /Al Baik/ })).not.toBeInTheDocument())
    await user.keyboard('{Enter}')
    expect(picked).toHaveBeenCalledTimes(1)
    expect(picked).toHaveBeenCalledWith(8)
  })
})
