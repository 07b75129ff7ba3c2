import { readPrinterOptions } from './options.ts'

const ADDRESS = 'http://localhost:4000/api/Printer/Poll/secret'

it('requires its address, and has no faults by default', () => {
  expect(readPrinterOptions(['--address', ADDRESS])).toEqual({
    address: ADDRESS,
    speaks: 'star',
    folder: 'printed',
    everyMs: 2000,
    count: Number.POSITIVE_INFINITY,
    fault: undefined,
  })
  expect(() => readPrinterOptions([])).toThrow(/--address/)
  expect(readPrinterOptions(['--address', ADDRESS, '--speaks', 'epson'])).toMatchObject({ speaks: 'epson' })
  expect(() => readPrinterOptions(['--address', ADDRESS, '--speaks', 'zebra'])).toThrow(/star, epson/)
})

it('accepts faults by name', () => {
  const asked = ['--address', ADDRESS, '--count', '3', '--fault']
  expect(readPrinterOptions([...asked, 'no-paper'])).toMatchObject({ count: 3, fault: 'no-paper' })
  expect(() => readPrinterOptions([...asked, 'on-fire'])).toThrow(/never-confirms/)
})
