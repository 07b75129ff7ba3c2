import { createHmac } from 'node:crypto'
import { isSignedCallback, isSignedReturn, signedText } from './signature.ts'

// Test vector published by ClickPay.
const KEY = 'SGJNZ96JLG-JDMKHGRWT9-RWRK2KJNRJ'
const TEXT =
  'cartId=cart_11111&customerEmail=email%40domain.com&respCode=G84718&respMessage=Authorised&respStatus=A&tranRef=TST2215201242166'
const SIGNATURE = '7a181a32c768621eb6966107752ee70205a01f1c4403a3d13c0ff604f591f988'

const form = (changes: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      tranRef: 'TST2215201242166',
      respStatus: 'A',
      acquirerMessage: '',
      acquirerRRN: '',
      respMessage: 'Authorised',
      signature: SIGNATURE,
      respCode: 'G84718',
      token: '',
      customerEmail: 'email@domain.com',
      cartId: 'cart_11111',
      ...changes,
    }),
  )

it('signs a form as ClickPay documents it: sorted, encoded, without empty fields', () => {
  expect(signedText(form())).toBe(TEXT)
  expect(isSignedReturn(form(), KEY)).toBe(true)
})

it('encodes as PHP does', () => {
  expect(signedText(new Map([['a b', "x~y*z!'() ع"]]))).toBe('a+b=x%7Ey%2Az%21%27%28%29+%D8%B9')
})

it.each([
  ['another field', { respStatus: 'D' }],
  ['a field that was empty', { token: '1' }],
  ['a field that nobody signed', { extra: '1' }],
  ['capitals', { signature: SIGNATURE.toUpperCase() }],
  ['no signature', { signature: '' }],
  ['more than the signature', { signature: `${SIGNATURE}0` }],
])('refuses a form with %s', (_what, changes) => {
  expect(isSignedReturn(form(changes), KEY)).toBe(false)
})

it('refuses another key', () => {
  expect(isSignedReturn(form(), `${KEY}x`)).toBe(false)
})

const flipped = (bytes: Buffer, bit: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
  return copy
}

it('signs the exact bytes of a callback: any changed bit of body or signature fails', () => {
  const raw = Buffer.from('{"tran_ref":"TST1","cart_id":"é", "cart_amount":"10.00"}')
  const signature = createHmac('sha256', KEY).update(raw).digest('hex')
  expect(isSignedCallback(raw, { signature, key: KEY })).toBe(true)
  for (let bit = 0; bit < raw.length * 8; bit += 1)
    expect(isSignedCallback(flipped(raw, bit), { signature, key: KEY })).toBe(false)
  const letters = Buffer.from(signature)
  for (let bit = 0; bit < letters.length * 8; bit += 1) {
    const wrong = flipped(letters, bit).toString('latin1')
    expect(isSignedCallback(raw, { signature: wrong, key: KEY })).toBe(false)
  }
  const again = Buffer.from(JSON.stringify(JSON.parse(raw.toString())))
  expect(isSignedCallback(again, { signature, key: KEY })).toBe(false)
  expect(isSignedCallback(raw, { signature: signature.toUpperCase(), key: KEY })).toBe(false)
  expect(isSignedCallback(raw, { signature: '', key: KEY })).toBe(false)
})
