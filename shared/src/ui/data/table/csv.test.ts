import { writeCsv } from './csv.ts'

it('begins with a byte order mark and ends every line as spreadsheets do', () => {
  expect(
    writeCsv([
      ['الاسم', 'السعر'],
      ['كبسة', 12.5],
    ]),
  ).toBe('\uFEFFالاسم,السعر\r\nكبسة,12.5\r\n')
})

it('quotes what holds a comma, a quote or a line', () => {
  expect(writeCsv([['a,b', 'say "hi"', 'one\ntwo', null]])).toBe('\uFEFF"a,b","say ""hi""","one\ntwo",\r\n')
})

it.each(['=1+1', '+966500000000', '-2+3', '@SUM(A1)', '\t=1', ' =1'])('%j runs as no formula', text => {
  expect(writeCsv([[text]]).slice(1)).toMatch(/^"?'/)
})

it('a number stays a number, also below zero', () => {
  expect(writeCsv([[-5]])).toBe('\uFEFF-5\r\n')
})

it('takes marks that turn the direction away, and leaves joiners that words need', () => {
  expect(writeCsv([['a\u202Eb', 'می\u200Cخواهم']])).toBe('\uFEFFab,می\u200Cخواهم\r\n')
})
