import { readFilters, writeFilters } from './dashboard-url.ts'

const write = (search: string, change: Parameters<typeof writeFilters>[1], usual?: 'month') =>
  String(writeFilters(new URLSearchParams(search), change, usual))

it('an address without a period shows what is usual on that screen', () => {
  expect(readFilters(new URLSearchParams()).period).toBe('today')
  expect(readFilters(new URLSearchParams(), 'month').period).toBe('month')
})

it('what an address says is read, and what is none is left out', () => {
  const read = (search: string) => readFilters(new URLSearchParams(search))
  expect(read('period=custom&from=2026-11-01&to=2026-11-22&branch=3')).toEqual({
    period: 'custom',
    from: '2026-11-01',
    to: '2026-11-22',
    branch: 3,
  })
  expect(read('period=ever&from=2026-13-01&to=yesterday&branch=x')).toEqual({
    period: 'today',
    from: null,
    to: null,
    branch: null,
  })
})

it('what is usual stands in no address, and what is foreign stays in it', () => {
  expect(write('remote=menus&period=7d', { period: 'today' })).toBe('remote=menus')
  expect(write('', { period: 'month' })).toBe('period=month')
  expect(write('', { period: 'month' }, 'month')).toBe('')
  expect(write('', { period: 'today' }, 'month')).toBe('period=today')
})

it('a change keeps the other filters, and one that is taken away leaves the address', () => {
  expect(write('period=7d&branch=3', { branch: 4 })).toBe('period=7d&branch=4')
  expect(write('period=custom&from=2026-11-01&to=2026-11-22', { period: '7d', from: null, to: null })).toBe(
    'period=7d',
  )
})
