// @own-registry: it tests what happens before a lazy part of the code has loaded.
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

it('finds what is written as it was typed until the whole search has come, then what is meant', async () => {
  answerHttp({ 'GET /api/SearchWords/Get': { body: { words: [], rowVersion: 1 } } })
  const { rerender } = renderUi(<Found search="" />)
  expect(found()).toBe('12')
  // All at once, so that nothing comes in between.
  rerender(<Found search="كبسه" />)
  expect(found()).toBe('1')
  rerender(<Found search="fatoush" />)
  expect(found()).toBe('')
  await act(() => import('./name-search.ts'))
  expect(await screen.findByText('2')).toBeInTheDocument()
})
