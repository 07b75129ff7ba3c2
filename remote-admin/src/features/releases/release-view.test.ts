import { viewPointers } from './release-view.ts'
import {
  hoursAgo,
  NEW,
  NOW_STABLE,
  OLD,
  sampleChange,
  sampleHealth,
  sampleList,
  samplePointer,
} from './testing/release-samples.ts'

const health = { versions: [sampleHealth()], guard: { margin: 0.05, least: 20 } }
const canary = { version: NEW, percent: 25 }

it('divides the merchants between stable and canary, with none on the previous version', () => {
  const [view] = viewPointers({ list: sampleList([samplePointer({ canary })]), history: [], health })
  expect(view?.versions.map(({ place, version, share }) => [place, version, share])).toEqual([
    ['stable', NOW_STABLE, 75],
    ['canary', NEW, 25],
    ['previous', OLD, null],
  ])
})

it('dates a version by its release, not by the last change of its share', () => {
  const began = hoursAgo(9)
  const history = [
    sampleChange({ revision: 9, action: 'canary', from: NEW, to: NEW, at: hoursAgo(1) }),
    sampleChange({ revision: 8, action: 'canary', from: null, to: NEW, at: began, who: 'Huda' }),
    sampleChange({ revision: 7, channel: 'beta', at: hoursAgo(2), who: 'nobody' }),
    sampleChange(),
  ]
  const [view] = viewPointers({ list: sampleList([samplePointer({ canary })]), history, health })
  expect(view?.versions.map(({ since }) => since?.who)).toEqual(['Sara', 'Huda', undefined])
  expect(view?.versions[1]?.since?.at).toBe(began)
})

it('dates a version older than the history by its publication', () => {
  const [view] = viewPointers({ list: sampleList(), history: [], health })
  expect(view?.versions[0]?.since?.who).toBe('Menus CI')
})

it('assigns figures to the version of the remote, and none without reports', () => {
  const nothing = sampleHealth({ version: OLD, ready: 0, failed: 0 })
  const [view] = viewPointers({
    list: sampleList(),
    history: [],
    health: {
      ...health,
      versions: [nothing, ...health.versions, sampleHealth({ name: 'orders', version: OLD })],
    },
  })
  expect(view?.versions.map(each => each.health?.ready ?? null)).toEqual([990, null])
})

it('lists the stable channel first', () => {
  const pointers = [samplePointer({ channel: 'beta' }), samplePointer(), samplePointer({ name: 'orders' })]
  const views = viewPointers({ list: sampleList(pointers), history: [], health })
  expect(views.map(({ pointer }) => `${pointer.name} ${pointer.channel}`)).toEqual([
    'menus stable',
    'orders stable',
    'menus beta',
  ])
})
