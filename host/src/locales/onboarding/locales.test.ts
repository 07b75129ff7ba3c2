import { CITIES } from '#src/merchant/city/cities.ts'
import ar from './ar.json'

it('names every city in both languages', () => {
  expect(Object.keys(ar.cities)).toEqual(['choose', ...CITIES])
})
