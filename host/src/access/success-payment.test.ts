import { carryPayment } from './success-payment.ts'

it.each([
  ['?successpayment=true', '/login?successpayment=true'],
  ['?successpayment=false&tranRef=1', '/login?successpayment=false'],
  ['?successpayment=', '/login?successpayment='],
  ['?other=1', '/login'],
  ['', '/login'],
  ['?successpayment=a%26b', '/login?successpayment=a%26b'],
])('%s leads to %s', (search, address) => {
  expect(carryPayment('/login', search)).toBe(address)
})
