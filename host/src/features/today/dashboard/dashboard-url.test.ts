import { readFilters, writeFilters } from './dashboard-url.ts'

const write = (search: string, change: Parameters<typeof writeFilters>[1], usual?: 'month') =>
  String(writeFilters(new URLSearchParams(search), change, usual))

it("reads the screen's default from an address without a period", () => {
  expect(readFilters(new URLSearchParams()).period).toBe('today')
  expect(readFilters(new URLSearchParams(), 'month').period).toBe('month')
})

it('reads valid filters and ignores invalid ones', () => {
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

it('omits defaults from the address and keeps foreign parameters', () => {
  expect(write('remote=menus&period=7d', { period: 'today' })).toBe('remote=menus')
  expect(write('', { period: 'month' })).toBe('period=month')
  expect(write('', { period: 'month' }, 'month')).toBe('')
  expect(write('', { period: 'today' }, 'month')).toBe('period=today')
})

it('changes one filter, keeps the others and removes cleared ones', () => {
  expect(write('period=7d&branch=3', { branch: 4 })).toBe('period=7d&branch=4')
  expect(write('period=custom&from=2026-11-01&to=2026-11-22', { period: '7d', from: null, to: null })).toBe(
    'period=7d',
  )
})
