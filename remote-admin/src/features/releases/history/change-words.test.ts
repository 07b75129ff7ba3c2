import { sampleChange, sampleUpload } from '../testing/release-samples.ts'
import { figuresIn, whatOf } from './change-words.ts'
import { dismiss, dismissedRevisions } from './dismissed-revisions.ts'
import { changesIn, keyOf } from './events.ts'
import type { ReleaseEvent } from './events.ts'

const claims = (changes: object = {}): ReleaseEvent => ({
  ...Object({
    action: 'claims',
    at: '2026-11-26T09:00:00Z',
    who: 'Menus CI',
    name: 'menus',
    version: '1.2.0-cccc3333',
  }),
  channel: 'stable',
  state: 'waiting',
  changes: { added: [], removed: [] },
  decidedAt: null,
  decidedBy: null,
  reason: null,
  ...changes,
})
const canary = (from: string | null, to: string | null) => sampleChange({ action: 'canary', from, to })

describe('the kind of a change', () => {
  it('is start, new share or end for a canary', () => {
    expect(
      [canary(null, '1.2.0'), canary('1.1.0', '1.2.0'), canary('1.2.0', '1.2.0'), canary('1.2.0', null)].map(
        whatOf,
      ),
    ).toEqual([...['canary', 'canary', 'canaryShare', 'canaryEnd']])
  })

  it('is the decision for claims, and its own name otherwise', () => {
    const states = ['waiting', 'approved', 'refused'].map(state => whatOf(claims({ state })))
    expect(states).toEqual(['claimsWaiting', 'claimsApproved', 'claimsRefused'])
    expect([sampleChange({ action: 'rollback' }), sampleUpload()].map(whatOf)).toEqual(['rollback', 'upload'])
  })
})

describe('the figures of an automatic rollback', () => {
  it('are those of the canary, and of the stable version if stated', () => {
    expect(figuresIn('12 of 60 starts failed, of the stable version 3 of 400')).toEqual({
      failed: 12,
      tries: 60,
      stableFailed: 3,
      stableTries: 400,
    })
    expect(figuresIn('12 of 60 starts failed')).toEqual({
      failed: 12,
      tries: 60,
      stableFailed: 0,
      stableTries: 0,
    })
  })

  it.each([null, '', 'too slow', 'one of two', '5 of 0 starts failed', 'of 60'])('are none in %j', why => {
    expect(figuresIn(why)).toBeNull()
  })
})

describe('an entry of the history', () => {
  it('is identified by the revision of its change', () => {
    expect(keyOf(sampleChange({ revision: 5 }))).toBe(5)
    expect(changesIn([sampleUpload(), sampleChange({ revision: 5 }), claims()])).toEqual([
      expect.objectContaining({ revision: 5 }),
    ])
  })

  it.each<[string, ReleaseEvent, ReleaseEvent]>([
    ['an upload and its claims', sampleUpload(), claims({ who: sampleUpload().who })],
    ['two versions', sampleUpload(), sampleUpload({ version: '1.3.0-dddd4444' })],
    ['two remotes', claims(), claims({ name: 'orders' })],
  ])('is another one for %s', (_what, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })
})

describe('the changes whose banner was closed on this device', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  it('are stored once each, latest first', () => {
    dismiss(5)
    dismiss(7)
    expect(dismiss(5)).toEqual([5, 7])
    expect(dismissedRevisions()).toEqual([5, 7])
  })

  it('are limited to the last fifty', () => {
    for (let revision = 1; revision <= 60; revision += 1) dismiss(revision)
    expect([dismissedRevisions().length, dismissedRevisions()[0], dismissedRevisions().at(-1)]).toEqual([
      50, 60, 11,
    ])
  })

  it.each(['{', '7', 'null', '"x"', '{"a":1}'])('are none where something else is kept: %s', text => {
    localStorage.setItem('sufra.releases.dismissed', text)
    expect(dismissedRevisions()).toEqual([])
  })

  it('stay closed when storage is unavailable', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(dismiss(5)).toEqual([5])
  })
})
