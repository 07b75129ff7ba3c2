import { isWorse, verdictOn } from './judge-canary.ts'
import type { CanaryFigures } from './judge-canary.ts'

const GUARD = { margin: 0.05, least: 20 }
const figures = (
  [failed, tries]: [number, number],
  [stableFailed, stableTries]: [number, number],
  [failedAccounts, accounts]: [number, number] = [2, 2],
): CanaryFigures => ({
  canary: { tries, failed },
  stable: { tries: stableTries, failed: stableFailed },
  accounts,
  failedAccounts,
})

it.each<[string, CanaryFigures, boolean]>([
  ['fails and stable does not', figures([5, 25], [0, 40]), true],
  ['failed once', figures([1, 25], [0, 40]), false],
  ['has too few attempts', figures([19, 19], [0, 40]), false],
  ['fails just as often as stable', figures([10, 25], [16, 40]), false],
  ['fails more often, within the margin', figures([45, 100], [40, 100]), false],
  ['fails more often, beyond the margin', figures([46, 100], [40, 100]), true],
  ['fails while stable has too few attempts', figures([5, 25], [19, 19]), true],
  ['fails less than the margin while stable has no attempts', figures([1, 25], [0, 0]), false],
  ['fails for its only merchant', figures([25, 25], [0, 40], [1, 1]), true],
  ['fails for one of two merchants', figures([25, 50], [0, 40], [1, 2]), true],
  ['fails for one of three merchants alone', figures([25, 50], [0, 40], [1, 3]), false],
  ['fails for two of three merchants', figures([25, 50], [0, 40], [2, 3]), true],
])('judges a canary that %s', (_name, seen, worse) => {
  expect(isWorse(seen, GUARD)).toBe(worse)
})

it('ends a canary with the figures as the reason', () => {
  const of = { name: 'menus', channel: 'beta', canary: '1.1.0-bbbb', stable: '1.0.0-aaaa' }
  const verdict = verdictOn(of, figures([5, 24], [1, 40]), GUARD)
  expect(verdict).toMatchObject({ name: 'menus', channel: 'beta', canary: '1.1.0-bbbb', isWorse: true })
  expect(verdict.why).toBe(
    'Canary 1.1.0-bbbb: 5 of 24 tries failed (20.8%); stable 1.0.0-aaaa: 1 of 40 tries failed (2.5%). More than 5% above stable is too much.',
  )
  expect(verdict.why.length).toBeLessThanOrEqual(300)
})
