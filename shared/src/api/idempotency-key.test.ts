import { newIdempotencyKey } from './api.ts'

it('is different each time and has the format that the server accepts', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

it('works on plain http, where browsers have no randomUUID', () => {
  const known = Object.getOwnPropertyDescriptor(crypto, 'randomUUID')
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  try {
    expect(newIdempotencyKey()).toHaveLength(32)
  } finally {
    if (known) Object.defineProperty(crypto, 'randomUUID', known)
    else Reflect.deleteProperty(crypto, 'randomUUID')
  }
})
