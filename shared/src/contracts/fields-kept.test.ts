import fc from 'fast-check'
import type { z } from 'zod'
import { validationErrors } from '#src/testing/validation-errors.ts'
import { BranchRequest } from './branch.ts'
import { DiscountRequest } from './discount.ts'
import { FeatureRequest } from './feature.ts'
import {
  BothNames,
  BranchPhone,
  CompanyNumber,
  Email,
  Label,
  Mobile,
  Name,
  NewPassword,
  OneTimeCode,
  OptionalName,
  ReceiptColor,
  VatNumber,
  Wording,
} from './fields.ts'
import { ConnectRequest } from './integration.ts'
import { InvoiceSellerRequest } from './invoice-seller.ts'

const INVISIBLE = [
  '\u00AD',
  '\u061C',
  '\u200B',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202C',
  '\u2066',
  '\u2069',
  '\u2060',
  '\uFEFF',
]

/** A number as it comes out of a message: in any digits, in groups, between marks that nobody sees. */
const copied = (digits: string) =>
  fc
    .tuple(
      fc.constantFrom(0x30, 0x660, 0x6f0),
      fc.array(fc.constantFrom(...INVISIBLE, ' ', '\u00A0', '\u2009', '\u202F', ''), {
        minLength: digits.length,
        maxLength: digits.length,
      }),
    )
    .map(([zero, between]) =>
      [...digits]
        .map((digit, at) => (between[at] ?? '') + String.fromCharCode(zero + Number(digit)))
        .join(''),
    )

const digitsOf = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map(all => all.join(''))

it.each<[string, z.ZodType, fc.Arbitrary<string>]>([
  ['a code', OneTimeCode, digitsOf(6)],
  ['a company number', CompanyNumber, digitsOf(10)],
  ['a VAT number', VatNumber, digitsOf(13).map(digits => `3${digits}3`)],
])('%s is the same however it was copied', (_name, contract, numbers) => {
  fc.assert(
    fc.property(
      numbers.chain(number => fc.tuple(fc.constant(number), copied(number))),
      ([number, text]) => expect(contract.parse(text)).toBe(number),
    ),
  )
})

it('a mobile is kept in one form however it was copied', () => {
  const numbers = digitsOf(8).chain(rest => fc.tuple(fc.constant(rest), copied(`05${rest}`)))
  fc.assert(
    fc.property(numbers, ([rest, text]) => {
      expect(Mobile.parse(text)).toBe(`+9665${rest}`)
      expect(BranchPhone.parse(text)).toBe(`+9665${rest}`)
    }),
  )
})

const words = fc
  .array(fc.constantFrom(...'كبسةAb 7\t\n\u00A0\u200D\u064E\u0301é😀’', '\u0301'.repeat(6)), {
    maxLength: 40,
  })
  .map(letters => letters.join(''))

// Forms send the server's answer back on the next save, so the contract must accept it and not change it.
it.each<[string, z.ZodType, fc.Arbitrary<string>]>([
  ['a name', Name, words],
  ['an optional name', OptionalName, words],
  ['a label', Label(40), words],
  ['a wording', Wording(60), words],
  ['an address', Email, fc.constantFrom(' Noura@Example.COM ', 'a.b+c@x.sa', 'ADMIN@sub.domain.co')],
  ['a mobile', Mobile, digitsOf(8).map(rest => `05${rest}`)],
  ['a land line', BranchPhone, digitsOf(7).map(rest => `011${rest}`)],
  ['a service line', BranchPhone, digitsOf(5).map(rest => `9200${rest}`)],
])('%s that was kept is kept as it is', (_name, contract, texts) => {
  fc.assert(
    fc.property(texts, text => {
      const first = contract.safeParse(text)
      fc.pre(first.success)
      expect(contract.parse(first.data)).toEqual(first.data)
    }),
  )
})

it('names that were kept are taken back as the text of an answer', () => {
  fc.assert(
    fc.property(words, words, (ar, en) => {
      const kept = BothNames.safeParse({ ar, en })
      fc.pre(kept.success)
      expect(BothNames.parse(JSON.stringify(kept.data))).toEqual(kept.data)
    }),
  )
})

it.each([
  ['joiners', '\u200D\u200D\u200D'],
  ['letters that are drawn as nothing', '\u3164\u3164'],
  ['soft hyphens', '\u00AD\u00AD\u00AD'],
])('%s alone are no name, no label and no wording', (_what, text) => {
  for (const contract of [Name, Label(80), Wording(80)])
    expect(validationErrors(contract, text)).toEqual({ body: ['invalid_text'] })
})

/** The text with invisible marks and spaces that nobody types between all its characters and around it. */
const marked = (text: string): string =>
  [...text].map((letter, at) => (INVISIBLE[at % INVISIBLE.length] ?? '') + letter).join('\u202F\u2009') +
  '\u00A0\u202C'

it.each<[string, z.ZodType, string]>([
  ['an e-mail address', Email, 'noura@example.com'],
  ['a store number', ConnectRequest.shape.storeId, 'KW-9.4_x:1'],
  ['a secret', ConnectRequest.shape.secret, 'a9$Lk2!x'],
  ['a discount code', DiscountRequest.shape.code, 'RAMADAN-10'],
  ['a branch code', BranchRequest.shape.code, 'RUH_01'],
  ['a feature key', FeatureRequest.shape.key, 'orders_month'],
  ['a postcode', InvoiceSellerRequest.shape.address.shape.postcode, '12345'],
])('%s is the same with invisible marks and thin spaces', (_name, contract, text) => {
  expect(contract.parse(marked(text))).toBe(text)
})

it.each([
  ['spaces without width', '\u200B\u200B\u200B'],
  ['marks of direction', '\u200E\u200F\u061C'],
])('%s alone count as an empty text', (_what, text) => {
  expect(validationErrors(Name, text)).toEqual({ body: ['too_small_string:2'] })
  for (const contract of [Label(80), Wording(80)]) expect(contract.parse(text)).toBe('')
})

it('marks of direction go at the ends of a name, and stay within it', () => {
  for (const contract of [Name, Label(80), Wording(80)]) {
    expect(contract.parse('\u202Aكبسة \u202C\u200F')).toBe('كبسة')
    expect(contract.parse('\u200Fبرجر\u200F (XL) \u200E')).toBe('برجر\u200F (XL)')
  }
})

it('joiners within words stay, and so do line ends of a longer text', () => {
  expect(Name.parse('می\u200Cخواهم')).toBe('می\u200Cخواهم')
  expect(Wording(80).parse(' one\n\ttwo ')).toBe('one\n\ttwo')
  expect(Name.parse(' one\n\ttwo ')).toBe('one two')
  expect(Label(80).parse('   ')).toBe('')
})

it('a name has 2 to 80 characters once it is tidy', () => {
  expect(validationErrors(Name, ' a ')).toEqual({ body: ['too_small_string:2'] })
  expect(validationErrors(Name, 'a'.repeat(81))).toEqual({ body: ['too_big_string:80'] })
  expect(Name.parse(` ${'a'.repeat(80)}${' '.repeat(100)}`)).toHaveLength(80)
})

it.each(['a\u202Eb', 'a\u2066b', 'a\u0007b', 'a\u009Fb'])(
  '%j could make one name look like another',
  text => {
    for (const contract of [Name, Label(80), Wording(80)])
      expect(validationErrors(contract, text)).toEqual({ body: ['invalid_text'] })
  },
)

it('an address is compared in small letters, and 254 characters are the most', () => {
  expect(Email.parse(' Noura@Example.COM ')).toBe('noura@example.com')
  expect(Email.safeParse(`${'a'.repeat(64)}@${'b'.repeat(186)}.com`).success).toBe(false)
  for (const text of ['noura', 'a@b@c.com', 'noura@', 'نورة@مثال', 'a b@c.com', 'a@c.com\n@d.com'])
    expect(validationErrors(Email, text)).toEqual({ body: ['invalid_email'] })
})

it('a password takes letters and digits of any alphabet, from 8 to 128 characters', () => {
  for (const text of ['abcdefg1', 'كلمةسرية١', '12345678é', '        a1'])
    expect(validationErrors(NewPassword, text)).toEqual({})
  expect(validationErrors(NewPassword, 'abcdefgh')).toEqual({ body: ['weak_password'] })
  expect(validationErrors(NewPassword, '12345678')).toEqual({ body: ['weak_password'] })
  expect(validationErrors(NewPassword, 'a1')).toEqual({ body: ['too_small_string:8'] })
  expect(validationErrors(NewPassword, `a1${'x'.repeat(127)}`)).toEqual({ body: ['too_big_string:128'] })
})

it('refuses a receipt color with too little contrast on white', () => {
  expect(ReceiptColor.parse(' #AA0000 ')).toBe('#aa0000')
  for (const text of ['#fff', 'red', '#12345g', '#1234567', ''])
    expect(validationErrors(ReceiptColor, text)).toEqual({ body: ['invalid_color'] })
  // 4.5 to 1 is the least: #767676 has 4.54, #777777 has 4.48.
  expect(ReceiptColor.safeParse('#767676').success).toBe(true)
  expect(validationErrors(ReceiptColor, '#777777')).toEqual({ body: ['pale_color'] })
})
