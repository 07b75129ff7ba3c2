import { samplePointer, NEW, NOW_STABLE, OLD } from '../testing/release-samples.ts'
import { endsOf, isPossible } from './change-kinds.ts'
import type { PointerChange } from './change-kinds.ts'
import { changeRequestOf, loadChangeContract } from './send-change.ts'

const ASKED: PointerChange[] = [
  ...(['rollback', 'promote', 'canary', 'endCanary', 'disable', 'enable'] as const).map(kind => ({ kind })),
  { kind: 'adopt', from: 'beta', version: NEW },
]
const RUNNING = samplePointer({ canary: { version: NEW, percent: 10 } })
const possible = (pointer: ReturnType<typeof samplePointer>) =>
  ASKED.filter(asked => isPossible(asked, pointer, '')).map(({ kind }) => kind)

it.each([
  ['of a remote without a canary', samplePointer(), ['rollback', 'canary', 'disable', 'adopt']],
  ['of one with a canary', RUNNING, ['rollback', 'promote', 'canary', 'endCanary', 'disable', 'adopt']],
  ['of one that has nothing before it', samplePointer({ previous: null }), ['canary', 'disable', 'adopt']],
  ['of one that is off', samplePointer({ disabled: true }), ['rollback', 'canary', 'enable', 'adopt']],
])('only what makes sense %s can be done', (_, pointer, kinds) => {
  expect(possible(pointer)).toEqual(kinds)
})

it('rolls back without a previous version to a chosen version, but not to the current one', () => {
  const pointer = samplePointer({ previous: null })
  expect(isPossible({ kind: 'rollback' }, pointer, OLD)).toBe(true)
  expect(isPossible({ kind: 'rollback' }, pointer, NOW_STABLE)).toBe(false)
})

it.each([NOW_STABLE, null])('with %s in the other channel there is nothing to take over', version => {
  expect(isPossible({ kind: 'adopt', from: 'beta', version }, samplePointer(), '')).toBe(false)
})

it.each([
  ['rollback', '', [NOW_STABLE, OLD]],
  ['rollback', '0.9.0-eeee5555', [NOW_STABLE, '0.9.0-eeee5555']],
  ['promote', '', [NOW_STABLE, NEW]],
  ['canary', NEW, [NOW_STABLE, NEW]],
  ['canary', '', [NOW_STABLE, null]],
  ['endCanary', '', [NEW, NOW_STABLE]],
  ['disable', '', [NOW_STABLE, null]],
  ['enable', '', [null, NOW_STABLE]],
] as const)('%s with "%s" chosen says from where to where', (kind, version, [from, to]) => {
  expect(endsOf({ kind }, RUNNING, version)).toEqual({ from, to })
})

it('names the version that is taken over from another channel', () => {
  const ends = endsOf({ kind: 'adopt', from: 'beta', version: NEW }, RUNNING, '')
  expect(ends).toEqual({ from: NOW_STABLE, to: NEW })
})

it.each(ASKED)(
  'what is asked for $kind is what its contract takes, without a reason that is only spaces',
  async asked => {
    const change = { asked, pointer: RUNNING, expectedRevision: 7, why: '  ', version: NEW, percent: 25 }
    const contract = await loadChangeContract(asked)
    const request = changeRequestOf(change)
    expect(contract.safeParse(request).error).toBeUndefined()
    expect(request).toMatchObject({ name: 'menus', channel: 'stable', expectedRevision: 7, why: undefined })
  },
)

it('ends a canary for all merchants, whatever share was chosen', () => {
  const change = { pointer: RUNNING, expectedRevision: 7, why: '', version: OLD, percent: 25 }
  expect(changeRequestOf({ ...change, asked: { kind: 'endCanary' } })).toMatchObject({
    version: NEW,
    percent: 0,
  })
  expect(changeRequestOf({ ...change, asked: { kind: 'canary' } })).toMatchObject({
    version: OLD,
    percent: 25,
  })
})
