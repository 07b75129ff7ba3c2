import { createLedger } from './stream-ledger.ts'

const after = (ids: number[]) => {
  const ledger = createLedger(10)
  for (const id of ids) ledger.note(id)
  return ledger.close(13)
}

it.each([
  ['finds no fault in complete, ordered events', [11, 12, 13], { received: 3 }],
  ['counts a gap as missed', [11, 13], { received: 2, missed: 1 }],
  ['counts missing last events as missed', [11], { received: 1, missed: 2 }],
  ['counts a repeated event as doubled', [11, 12, 12, 11, 13], { received: 5, doubled: 2 }],
  ['counts a late event as out of order, and not as missed', [12, 11, 13], { received: 3, outOfOrder: 1 }],
])('%s', (_name, ids, counts) => {
  expect(after(ids)).toEqual({ missed: 0, doubled: 0, outOfOrder: 0, ...counts })
})
