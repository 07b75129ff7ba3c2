import { randomBytes } from 'node:crypto'
import { createSealer } from './sealer.ts'

const newKey = () => randomBytes(32).toString('base64url')
const [OLD, NEW] = [newKey(), newKey()]

it('opens what it sealed, and never seals the same twice', () => {
  const sealer = createSealer([NEW])
  const sealed = sealer.seal('كلمة سر', 'shop 1')
  expect(sealer.open(sealed, 'shop 1')).toBe('كلمة سر')
  expect(sealer.seal('كلمة سر', 'shop 1').text).not.toBe(sealed.text)
})

it('opens with every key that it has, and seals with the first', () => {
  const sealed = createSealer([OLD]).seal('secret', 'shop 1')
  const both = createSealer([NEW, OLD])
  expect(both.open(sealed, 'shop 1')).toBe('secret')
  expect(createSealer([NEW]).open(both.seal('secret', 'shop 1'), 'shop 1')).toBe('secret')
})

it.each([
  ['without its key', (text: string) => text, 'shop 1', [NEW] as const],
  ['at another place', (text: string) => text, 'shop 2', [OLD] as const],
  [
    'once a character of it has changed',
    (text: string) => `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`,
    'shop 1',
    [OLD] as const,
  ],
  ['when it is cut short', () => 'c2hvcnQ', 'shop 1', [OLD] as const],
])('does not open %s', (_name, spoil, place, keys) => {
  const { text, keyId } = createSealer([OLD]).seal('a secret of some length', 'shop 1')
  expect(createSealer(keys).open({ text: spoil(text), keyId }, place)).toBeNull()
})

it.each(['short', '', `${newKey()}x`])('refuses to start with %j for a key', key => {
  expect(() => createSealer([key])).toThrow(/SECRET_KEYS/)
})
