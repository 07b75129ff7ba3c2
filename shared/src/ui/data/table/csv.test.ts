import { writeCsv } from './csv.ts'

it('starts with a byte order mark and ends lines as spreadsheets do', () => {
  expect(
    writeCsv([
      ['الاسم', 'السعر'],
      ['كبسة', 12.5],
    ]),
  ).toBe('\uFEFFالاسم,السعر\r\nكبسة,12.5\r\n')
})

it('quotes values with a comma, a quote or a line break', () => {
  expect(writeCsv([['a,b', 'say "hi"', 'one\ntwo', null]])).toBe('\uFEFF"a,b","say ""hi""","one\ntwo",\r\n')
})

it.each(['=1+1', '+966500000000', '-2+3', '@SUM(A1)', '\t=1', ' =1'])('neutralizes the formula %j', text => {
  expect(writeCsv([[text]]).slice(1)).toMatch(/^"?'/)
})

it('keeps numbers as numbers, also negative ones', () => {
  expect(writeCsv([[-5]])).toBe('\uFEFF-5\r\n')
})

it('removes direction marks and keeps joiners that words need', () => {
  expect(writeCsv([['a\u202Eb', 'می\u200Cخواهم']])).toBe('\uFEFFab,می\u200Cخواهم\r\n')
})
