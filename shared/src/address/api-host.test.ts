import { apiUrl, setApiHost } from './api-host.ts'

afterEach(() => setApiHost(''))

it('without a host a path is asked of the page’s own origin', () => {
  expect(apiUrl('/api/Order/Get')).toBe('/api/Order/Get')
})

it.each(['https://api.sufra.test', 'https://api.sufra.test/', 'https://api.sufra.test///'])(
  'a host that was written as %s is not parted from its paths by two slashes',
  host => {
    setApiHost(host)
    expect(apiUrl('/api/Order/Get')).toBe('https://api.sufra.test/api/Order/Get')
  },
)

it('a host may lie below a path of another server', () => {
  setApiHost('https://example.test/sufra/')
  expect(apiUrl('/api/Order/Get')).toBe('https://example.test/sufra/api/Order/Get')
})
