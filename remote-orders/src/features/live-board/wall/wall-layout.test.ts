import { wallLayoutOf } from './wall-layout.ts'

it('fits the same number of cards on a large and a small screen, with the font scaled', () => {
  expect(wallLayoutOf(1920, 1080)).toMatchObject({ columns: 4, rows: 3 })
  expect(wallLayoutOf(1280, 720)).toMatchObject({ columns: 4, rows: 3 })
  expect(wallLayoutOf(1920, 1080).letter / wallLayoutOf(1280, 720).letter).toBeCloseTo(1.5, 1)
})

it('fits at least one card on a portrait screen and on a phone', () => {
  expect(wallLayoutOf(1080, 1920).columns).toBeGreaterThanOrEqual(3)
  expect(wallLayoutOf(390, 844).columns).toBe(1)
  expect(wallLayoutOf(100, 80)).toMatchObject({ columns: 1, rows: 1 })
})
