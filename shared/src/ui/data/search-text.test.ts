import { act, renderHook } from '@testing-library/react'
import { useSearchText } from './search-text.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const renderSearch = (search = '') => {
  const onSearch = jest.fn()
  const hook = renderHook(({ address }) => useSearchText(address, onSearch), {
    initialProps: { address: search },
  })
  return { ...hook, onSearch }
}

it('reports the text only after a pause of a quarter second', () => {
  const { result, onSearch } = renderSearch()
  act(() => result.current.setText('k'))
  act(() => jest.advanceTimersByTime(200))
  act(() => result.current.setText('ka'))
  act(() => jest.advanceTimersByTime(249))
  expect(onSearch).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(onSearch.mock.calls).toEqual([['ka']])
})

it('does not overwrite newer typing with the reported text', () => {
  const { result, rerender } = renderSearch()
  act(() => result.current.setText('ka'))
  act(() => jest.advanceTimersByTime(250))
  act(() => result.current.setText('kabs'))
  rerender({ address: 'ka' })
  expect(result.current.text).toBe('kabs')
})

it('follows the address on back and forward', () => {
  const { result, rerender, onSearch } = renderSearch('ka')
  rerender({ address: '' })
  expect(result.current.text).toBe('')
  rerender({ address: 'ka' })
  expect(result.current.text).toBe('ka')
  act(() => jest.advanceTimersByTime(1000))
  expect(onSearch).not.toHaveBeenCalled()
})
