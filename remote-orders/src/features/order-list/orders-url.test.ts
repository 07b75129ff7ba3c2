import { ORDERS_URL, countSet } from './orders-url.ts'

const read = (search: string) => ORDERS_URL.readFilters(new URLSearchParams(search))

it('defaults to the last seven days without filters', () => {
  expect(read('')).toMatchObject({
    period: '7d',
    search: '',
    state: null,
    reason: null,
    min: null,
    max: null,
  })
  expect(countSet(read(''))).toBe(0)
})

it('reads all filters from the address', () => {
  expect(
    read('period=custom&from=2026-11-01&to=2026-11-22&branch=3&channel=2&state=Ready&payment=Cash&min=10.50'),
  ).toMatchObject({
    period: 'custom',
    from: '2026-11-01',
    to: '2026-11-22',
    branch: 3,
    channel: 2,
    state: 'Ready',
    payment: 'Cash',
    min: '10.50',
  })
})

it.each([
  ['period', 'forever', '7d'],
  ['from', '2026-13-45', null],
  ['to', 'tomorrow', null],
  ['branch', '0', null],
  ['channel', '-1', null],
  ['state', 'toString', null],
  ['reason', 'Bored', null],
  ['payment', 'Gold', null],
  ['min', '10.505', null],
  ['min', '-5', null],
  ['max', '1e3', null],
])('ignores the invalid filter %s=%s', (name, value, shown) => {
  expect(read(`${name}=${value}`)).toMatchObject({ [name]: shown })
})

it.each([
  ['min=10&max=50', 1],
  ['max=50', 1],
  ['period=today&state=Ready', 2],
  ['branch=1&channel=2&reason=TooBusy&payment=Cash', 4],
  ['search=kabsa', 0],
])('counts %s as %i filters', (search, count) => {
  expect(countSet(read(search))).toBe(count)
})
