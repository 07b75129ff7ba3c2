import { UsageError } from '../command-line/usage.ts'
import { readOptions, readPaymentPort, readPlatformOptions, readPrinterOptions } from './options.ts'

it('the platforms have a default port and no automatic orders, and use given options', () => {
  const usual = { port: 4600, url: 'http://localhost:4000', interval: null }
  expect(readPlatformOptions([])).toEqual(usual)
  expect(readPlatformOptions(['--port', '5000', '--rate', '6/min'])).toEqual({
    ...usual,
    port: 5000,
    interval: 10_000,
  })
})

it('payments have a port only', () => {
  expect([readPaymentPort([]), readPaymentPort(['--port', '5001'])]).toEqual([4601, 5001])
})

it('each command prints its help, whatever else is given', () => {
  expect([
    readPlatformOptions(['--port', '5000', '--help']),
    readPaymentPort(['-h']),
    readPrinterOptions(['--help']),
    readOptions(['orders', '--help']),
  ]).toEqual(['help', 'help', 'help', 'help'])
})

it.each([
  { command: 'platforms', read: readPlatformOptions, words: ['--count', '3'] },
  { command: 'platforms', read: readPlatformOptions, words: ['--fault', 'no-paper'] },
  { command: 'platforms', read: readPlatformOptions, words: ['orders'] },
  { command: 'platforms', read: readPlatformOptions, words: ['--port', '70000'] },
  { command: 'platforms', read: readPlatformOptions, words: ['--url', 'localhost:4000'] },
  { command: 'payments', read: readPaymentPort, words: ['--rate', '6/min'] },
  { command: 'payments', read: readPaymentPort, words: ['now'] },
  { command: 'payments', read: readPaymentPort, words: ['--port', '-1'] },
  {
    command: 'a printer',
    read: readPrinterOptions,
    words: ['--address', 'http://sufra.test', '--rate', '1/s'],
  },
  { command: 'a printer', read: readPrinterOptions, words: ['--address', 'sufra.test'] },
  { command: 'orders', read: readOptions, words: ['orders', '--address', 'http://sufra.test'] },
  { command: 'orders', read: readOptions, words: ['orders', '--port', '5000'] },
])('$command refuses $words, options of another command', ({ read, words }) => {
  expect(() => read(words)).toThrow(UsageError)
})
