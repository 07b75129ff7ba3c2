import { pageRule, paperLength } from './paper-style.ts'

it("returns the roll's length in millimetres, rounded up so that nothing is cut off", () => {
  expect(paperLength(96)).toBe(30)
  expect(paperLength(100)).toBe(31)
  expect(pageRule(96)).toBe('@page { size: 80mm 30mm; margin: 0 }')
  expect(pageRule(1000)).not.toContain('auto')
})
