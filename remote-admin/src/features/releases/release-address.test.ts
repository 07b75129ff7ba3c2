import { readAddress, writeAddress } from './release-address.ts'

const read = (search: string) => readAddress(new URLSearchParams(search))

it('an empty address is what is live, over a day, with nothing open', () => {
  expect(read('')).toEqual({ tab: 'live', hours: 24, remote: null, opened: null })
})

it('what the address says is read back as it was written', () => {
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

it('what equals its default is left out, and foreign parameters stay', () => {
  const written = writeAddress(new URLSearchParams('lng=en&tab=history&hours=1'), { tab: 'live', hours: 24 })
  expect(written.toString()).toBe('lng=en')
})
