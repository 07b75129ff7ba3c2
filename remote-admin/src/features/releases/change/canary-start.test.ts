import { sampleList, samplePointer, NEW, OLD } from '../testing/release-samples.ts'
import { canaryChoices, canaryStart } from './canary-start.ts'

const { versions } = sampleList()
const withCanary = (percent: number, version = NEW) => samplePointer({ canary: { version, percent } })

it("offers neither the stable version, nor another remote's, nor an unapproved one", () => {
  expect(canaryChoices(versions, samplePointer()).map(({ version }) => version)).toEqual([NEW, OLD])
  const waiting = versions.map(each =>
    each.version === NEW ? { ...each, approval: 'waiting' as const } : each,
  )
  expect(canaryChoices(waiting, samplePointer()).map(({ version }) => version)).toEqual([OLD])
})

it('offers the six newest versions and the running canary', () => {
  const [first] = versions
  if (!first) throw new Error('there is a version')
  const many = Array.from({ length: 9 }, (_, index) => ({ ...first, version: `2.0.${index}-aaaa0000` }))
  expect(canaryChoices(many, samplePointer())).toHaveLength(6)
  const offered = canaryChoices(many, withCanary(10, '2.0.8-aaaa0000'))
  expect(offered).toHaveLength(7)
  expect(offered.at(-1)?.version).toBe('2.0.8-aaaa0000')
})

it('starts with the smallest share and the newest version that was not just replaced', () => {
  expect(canaryStart(versions, samplePointer())).toEqual({ version: NEW, percent: 5 })
  const replacedNew = samplePointer({ previous: NEW })
  expect(canaryStart(versions, replacedNew)).toEqual({ version: OLD, percent: 5 })
})

it('starts with the replaced version if there is no other, and with none without versions', () => {
  const newest = versions.filter(({ version }) => version === NEW)
  expect(canaryStart(newest, samplePointer({ previous: NEW })).version).toBe(NEW)
  expect(canaryStart([], samplePointer()).version).toBe('')
})

it.each([
  [1, 5],
  [5, 10],
  [24, 25],
  [25, 50],
  [50, 50],
  [80, 80],
])('a canary that %i of a hundred have begins with %i', (percent, next) => {
  expect(canaryStart(versions, withCanary(percent))).toEqual({ version: NEW, percent: next })
})
