import { activeOverrides, resetOverrides, takeOverridesFromAddress } from './overrides.ts'

const ORIGINS = ['http://localhost', 'http://localhost:5001']
const visit = (search: string) => window.history.replaceState(null, '', `/menusForUser${search}`)

beforeEach(() => {
  resetOverrides()
  visit('')
})

describe('an override', () => {
  it('is taken from the address into this tab, and out of the address', () => {
    visit('?remote-menus=http://localhost:5001&tab=all')
    takeOverridesFromAddress(ORIGINS)
    expect(activeOverrides(ORIGINS)).toEqual({ menus: 'http://localhost:5001/' })
    expect(window.location.search).toBe('?tab=all')
  })

  it.each(['http://evil.example/', 'javascript:alert(1)', 'nonsense'])('is refused from %s', url => {
    visit(`?remote-menus=${encodeURIComponent(url)}`)
    takeOverridesFromAddress(ORIGINS)
    expect(activeOverrides(ORIGINS)).toEqual({})
  })

  it('written into the storage by hand is checked as well', () => {
    sessionStorage.setItem(
      'sufra.remote-overrides',
      JSON.stringify({ menus: 'http://evil.example/', orders: 5 }),
    )
    expect(activeOverrides(ORIGINS)).toEqual({})
    sessionStorage.setItem('sufra.remote-overrides', '{broken')
    expect(activeOverrides(ORIGINS)).toEqual({})
  })

  it('ends with a reset', () => {
    visit('?remote-menus=http://localhost:5001')
    takeOverridesFromAddress(ORIGINS)
    resetOverrides()
    expect(activeOverrides(ORIGINS)).toEqual({})
  })
})
