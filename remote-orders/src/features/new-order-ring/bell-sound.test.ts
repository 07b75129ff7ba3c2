import { CANCELLED, NEW_ORDER, renderPattern } from './bell-sound.ts'

const RATE = 8000
const loudest = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

it.each([
  ['new order', NEW_ORDER],
  ['cancelled', CANCELLED],
])('the sound of %s is loud, never clips, and starts and ends in silence', (_, pattern) => {
  const samples = renderPattern(pattern, RATE)
  expect(samples.length).toBe(pattern.seconds * RATE)
  expect(loudest(samples)).toBeCloseTo(0.9, 2)
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001)
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
})

it('pauses before each repetition', () => {
  const samples = renderPattern(NEW_ORDER, RATE)
  expect(loudest(samples.subarray(2.2 * RATE))).toBeLessThan(0.1)
})
