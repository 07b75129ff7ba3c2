// @own-registry: it tests the time before a lazy chunk has loaded.
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { useNameMatcher } from './name-matcher.ts'

const products = [
  sampleProduct({ id: 1, en: 'Lamb Kabsa', ar: 'كَبْسة لحم' }),
  sampleProduct({ id: 2, en: 'Fattoush', ar: 'فتوش' }),
]

const Found = ({ search }: { search: string }) => {
  const names = useNameMatcher(search)
  return <output>{products.filter(names(products, search)).map(({ id }) => id)}</output>
}
const found = () => screen.getByRole('status').textContent

it('matches literally until the full search is loaded, and then by meaning', async () => {
  answerHttp({ 'GET /api/SearchWords/Get': { body: { words: [], rowVersion: 1 } } })
  const { rerender } = renderUi(<Found search="" />)
  expect(found()).toBe('12')
  // Both in one step, so that nothing runs in between.
  rerender(<Found search="كبسه" />)
  expect(found()).toBe('1')
  rerender(<Found search="fatoush" />)
  expect(found()).toBe('')
  await act(() => import('./name-search.ts'))
  expect(await screen.findByText('2')).toBeInTheDocument()
})
