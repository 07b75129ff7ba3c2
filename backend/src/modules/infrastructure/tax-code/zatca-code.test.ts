import { zatcaCode } from './zatca-code.ts'

const facts = {
  seller: 'مطعم البيك',
  vatNumber: '310122393500003',
  at: '2026-11-22T15:30:00Z',
  total: 35,
  vat: 4.57,
}

/** Decodes the tags like a scanner. */
const tagsOf = (code: string): string[] => {
  const bytes = Buffer.from(code, 'base64')
  const values: string[] = []
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0)) {
    expect(bytes[at]).toBe(values.length + 1)
    values.push(bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)).toString())
  }
  return values
}

it('contains the five facts in order', () => {
  expect(tagsOf(zatcaCode(facts))).toEqual([facts.seller, facts.vatNumber, facts.at, '35.00', '4.57'])
})

it('counts bytes: ten Arabic letters are nineteen', () => {
  expect([...Buffer.from(zatcaCode(facts), 'base64').subarray(0, 2)]).toEqual([1, 19])
})

it("produces the code of other programs for the authority's example", () => {
  const code = zatcaCode({
    seller: 'Bobs Records',
    vatNumber: '310122393500003',
    at: '2022-04-25T15:30:00Z',
    total: 1000,
    vat: 150,
  })
  expect(code).toBe(
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  )
})

it('cuts a long name between two letters', () => {
  const [seller = ''] = tagsOf(zatcaCode({ ...facts, seller: 'ب'.repeat(200) }))
  expect(seller).toBe('ب'.repeat(127))
})
