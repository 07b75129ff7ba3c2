import { UsageError, portOf, wholeOf } from './usage.ts'

it.each(['', '-1', '1.5', '1e3', 'ten', ' 4', '1234567890'])('refuses "%s" as an integer', text => {
  expect(() => wholeOf('count', text)).toThrow(UsageError)
  expect(() => wholeOf('count', text)).toThrow(`--count ${text}: a whole number is needed`)
})

it('reads an integer as typed', () => {
  expect([wholeOf('count', '0'), wholeOf('count', '007'), wholeOf('count', '999999999')]).toEqual([
    0, 7, 999_999_999,
  ])
})

it('requires room above a port for further ones', () => {
  expect([portOf('65535'), portOf('65532', 3)]).toEqual([65_535, 65_532])
  expect(() => portOf('65536')).toThrow('--port 65536: 65535 at most')
  expect(() => portOf('65533', 3)).toThrow('--port 65533: 65532 at most')
})
