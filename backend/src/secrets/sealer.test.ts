import { randomBytes } from 'node:crypto'
import { createSealer } from './sealer.ts'

const newKey = () => randomBytes(32).toString('base64url')
const [OLD, NEW] = [newKey(), newKey()]

it('decrypts its own output, and never encrypts the same text twice alike', () => {
  const sealer = createSealer([NEW])
  const sealed = sealer.seal('كلمة سر', 'shop 1')
  expect(sealer.open(sealed, 'shop 1')).toBe('كلمة سر')
  expect(sealer.seal('كلمة سر', 'shop 1').text).not.toBe(sealed.text)
})

it('decrypts with every key, and encrypts with the first', () => {
  const sealed = createSealer([OLD]).seal('secret', 'shop 1')
  const both = createSealer([NEW, OLD])
  expect(both.open(sealed, 'shop 1')).toBe('secret')
  expect(createSealer([NEW]).open(both.seal('secret', 'shop 1'), 'shop 1')).toBe('secret')
})

interface Spoiled {
  name: string
  spoil?: (text: string) => string
  place?: string
  key?: string
}

const SPOILED: Spoiled[] = [
  { name: 'without its key', key: NEW },
  { name: 'at another place', place: 'shop 2' },
  {
    name: 'once a character of it has changed',
    spoil: text => `${text.slice(0, -3)}${text.endsWith('AAA') ? 'BBB' : 'AAA'}`,
  },
  { name: 'when it is cut short', spoil: () => 'c2hvcnQ' },
]

it.each(SPOILED)('does not decrypt $name', ({ spoil = text => text, place = 'shop 1', key = OLD }) => {
  const { text, keyId } = createSealer([OLD]).seal('a secret of some length', 'shop 1')
  expect(createSealer([key]).open({ text: spoil(text), keyId }, place)).toBeNull()
})

it.each(['short', '', `${newKey()}x`])('refuses to start with the key %j', key => {
  expect(() => createSealer([key])).toThrow(/SECRET_KEYS/)
})
