import { normaliseBranchPhone, normaliseMobile } from './phone.ts'

it.each([
  '0501234567',
  '501234567',
  '966501234567',
  '+966501234567',
  '00966501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '۰۵۰۱۲۳۴۵۶۷',
  '050 123 4567',
  '050-123-4567',
  '+966 50 123 4567',
  '+966 (0)50 123 4567',
  '\u202A+966 50 123 4567\u202C',
])('reads "%s" as the same mobile', text => {
  expect(normaliseMobile(text)).toBe('+966501234567')
})

it.each(['', '05012345678', '050123456', '0112345678', '+971501234567', '0501234567 x', '00501234567'])(
  'refuses "%s" as a Saudi mobile',
  text => {
    expect(normaliseMobile(text)).toBeNull()
  },
)

it.each([
  ['011 412 3456', '+966114123456'],
  ['+966 (0)11 412 3456', '+966114123456'],
  ['٠١٢٤١٢٣٤٥٦', '+966124123456'],
  ['9200 12345', '920012345'],
  ['800 123 4567', '8001234567'],
  ['0501234567', '+966501234567'],
])('accepts "%s" as the phone of a branch', (text, kept) => {
  expect(normaliseBranchPhone(text)).toBe(kept)
})

it.each(['018 412 3456', '+9669200 12345', '92001234', '911'])(
  'refuses "%s" as the phone of a branch',
  text => {
    expect(normaliseBranchPhone(text)).toBeNull()
  },
)
