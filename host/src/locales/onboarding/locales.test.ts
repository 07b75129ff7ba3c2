import { CITIES } from '#src/merchant/city/cities.ts'
import ar from './ar.json'

it('every city that can be chosen has its names', () => {
  expect(Object.keys(ar.cities)).toEqual(['choose', ...CITIES])
})
