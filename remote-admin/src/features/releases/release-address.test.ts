import { readAddress, writeAddress } from './release-address.ts'

const read = (search: string) => readAddress(new URLSearchParams(search))

it('reads an empty URL as live versions over one day', () => {
  expect(read('')).toEqual({ tab: 'live', hours: 24, remote: null, opened: null })
})

it('reads the written URL back unchanged', () => {
  const address = {
    tab: 'history' as const,
    hours: 168 as const,
    remote: 'menus',
    opened: { name: 'menus', version: '1.2.0-cccc3333' },
  }
  expect(readAddress(writeAddress(new URLSearchParams('lng=ar'), address))).toEqual(address)
})

it.each(['tab=secrets', 'hours=2', 'remote=../x', 'version=menus', 'version=Menus:1'])(
  'nonsense in the address (%s) counts as not given',
  search => expect(read(search)).toEqual(read('')),
)

it('omits defaults and keeps unknown parameters', () => {
  const written = writeAddress(new URLSearchParams('lng=en&tab=history&hours=1'), { tab: 'live', hours: 24 })
  expect(written.toString()).toBe('lng=en')
})
