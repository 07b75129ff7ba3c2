import { roomOf } from './wall-room.ts'

it('fits the same number of cards on a large and a small screen, with the font scaled', () => {
  expect(roomOf(1920, 1080)).toMatchObject({ columns: 4, rows: 3 })
  expect(roomOf(1280, 720)).toMatchObject({ columns: 4, rows: 3 })
  expect(roomOf(1920, 1080).letter / roomOf(1280, 720).letter).toBeCloseTo(1.5, 1)
})

it('fits at least one card on a portrait screen and on a phone', () => {
  expect(roomOf(1080, 1920).columns).toBeGreaterThanOrEqual(3)
  expect(roomOf(390, 844).columns).toBe(1)
  expect(roomOf(100, 80)).toMatchObject({ columns: 1, rows: 1 })
})
