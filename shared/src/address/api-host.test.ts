import { apiUrl, setApiHost } from './api-host.ts'

afterEach(() => setApiHost(''))

it('returns a path of the page’s own origin without a host', () => {
  expect(apiUrl('/api/Order/Get')).toBe('/api/Order/Get')
})

it.each(['https://api.sufra.test', 'https://api.sufra.test/', 'https://api.sufra.test///'])(
  'joins %s and a path with exactly one slash',
  host => {
    setApiHost(host)
    expect(apiUrl('/api/Order/Get')).toBe('https://api.sufra.test/api/Order/Get')
  },
)

it('keeps the path of a host below another server', () => {
  setApiHost('https://example.test/sufra/')
  expect(apiUrl('/api/Order/Get')).toBe('https://example.test/sufra/api/Order/Get')
})
