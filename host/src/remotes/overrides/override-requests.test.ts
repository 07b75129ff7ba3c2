import {
  removeOverrideRequest,
  storeOverrideRequest,
  readOverrideRequests,
  takeOverrideRequestsFromAddress,
} from './override-requests.ts'

const KEPT = 'sufra.remote-overrides'
const visit = (search: string) => window.history.replaceState(null, '', `/menusForUser${search}`)
const request = { name: 'menus', url: 'http://localhost:5001/', proof: null }

beforeEach(() => {
  sessionStorage.clear()
  visit('')
})

describe('an override request', () => {
  it('moves from the address into this tab', () => {
    visit('?remote-menus=http://localhost:5001&tab=all')
    takeOverrideRequestsFromAddress()
    expect(readOverrideRequests()).toEqual([request])
    expect(window.location.search).toBe('?tab=all')
  })

  it('brings its proof along and removes it from the address', () => {
    visit('?remote-menus=http%3A%2F%2Flocalhost%3A5001%2F&remote-proof=a.b.c')
    takeOverrideRequestsFromAddress()
    expect(readOverrideRequests()).toEqual([{ ...request, proof: 'a.b.c' }])
    expect(window.location.search).toBe('')
  })

  it('exists once per remote, the later one wins, and one can be removed alone', () => {
    storeOverrideRequest(request)
    storeOverrideRequest({ name: 'orders', url: 'http://localhost:5002/', proof: null })
    storeOverrideRequest({ ...request, url: 'http://localhost:5009/' })
    expect(readOverrideRequests().map(({ url }) => url)).toEqual([
      'http://localhost:5002/',
      'http://localhost:5009/',
    ])
    removeOverrideRequest('menus')
    expect(readOverrideRequests().map(({ name }) => name)).toEqual(['orders'])
    removeOverrideRequest('orders')
    expect(sessionStorage.getItem(KEPT)).toBeNull()
  })

  it.each([
    ['http://localhost:5001', 'http://localhost:5001/'],
    ['http://localhost:5001/preview/?v=1#x', 'http://localhost:5001/preview/'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['nonsense', 'nonsense'],
  ])('for %s means the folder %s', (address, url) => {
    visit(`?remote-menus=${encodeURIComponent(address)}`)
    takeOverrideRequestsFromAddress()
    expect(readOverrideRequests()).toEqual([{ ...request, url }])
  })

  it.each([
    '{broken',
    '[]',
    '5',
    '{"menus":"http://localhost:5001/"}',
    '{"menus":{"url":5}}',
    '{"../evil":{"url":"http://localhost:5001/"}}',
  ])('is not read from %s in the storage', text => {
    sessionStorage.setItem(KEPT, text)
    expect(readOverrideRequests()).toEqual([])
  })
})
