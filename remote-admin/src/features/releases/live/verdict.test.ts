import { viewPointers } from '../release-view.ts'
import { NEW, NOW_STABLE, sampleHealth, sampleList, samplePointer } from '../testing/release-samples.ts'
import { judge } from './verdict.ts'

const guard = { margin: 0.05, least: 20 }

const verdictOn = (canary: { ready: number; failed: number }, stable = { ready: 990, failed: 10 }) => {
  const versions = [
    sampleHealth({ version: NOW_STABLE, ...stable }),
    sampleHealth({ version: NEW, ...canary }),
  ]
  const pointer = samplePointer({ canary: { version: NEW, percent: 25 } })
  const [view] = viewPointers({ list: sampleList([pointer]), history: [], health: { versions, guard } })
  return judge(view?.versions ?? [], guard)
}

it('gives no verdict for too few loads, however many failed', () => {
  expect(verdictOn({ ready: 0, failed: 19 })).toEqual({ kind: 'waiting', tries: 19, least: 20 })
  expect(verdictOn({ ready: 0, failed: 0 })).toMatchObject({ kind: 'waiting', tries: 0 })
})

it('judges a canary as worse if its failure rate exceeds stable by more than the margin', () => {
  expect(verdictOn({ ready: 93, failed: 7 })).toMatchObject({ kind: 'worse' })
  expect(verdictOn({ ready: 95, failed: 5 })).toEqual({ kind: 'slightlyWorse', canary: 0.05, stable: 0.01 })
  expect(verdictOn({ ready: 99, failed: 1 })).toMatchObject({ kind: 'good' })
})

it('compares with the margin alone while stable has few reports', () => {
  const few = { ready: 2, failed: 8 }
  expect(verdictOn({ ready: 94, failed: 6 }, few)).toEqual({ kind: 'worse', canary: 0.06, stable: null })
  expect(verdictOn({ ready: 96, failed: 4 }, few)).toMatchObject({ kind: 'good', stable: null })
})

it('gives no verdict without a canary', () => {
  expect(
    judge(viewPointers({ list: sampleList(), history: [], health: undefined })[0]?.versions ?? [], guard),
  ).toBeNull()
})
