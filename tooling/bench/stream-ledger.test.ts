import { createLedger } from './stream-ledger.ts'

const after = (ids: number[]) => {
  const ledger = createLedger(10)
  for (const id of ids) ledger.note(id)
  return ledger.close(13)
}

it.each([
  ['nothing is wrong with all of them in order', [11, 12, 13], { received: 3 }],
  ['what never came is missed', [11, 13], { received: 2, missed: 1 }],
  ['the end of the way is missed too', [11], { received: 1, missed: 2 }],
  ['what came twice is doubled', [11, 12, 12, 11, 13], { received: 5, doubled: 2 }],
  ['what came late is out of order, and not missed', [12, 11, 13], { received: 3, outOfOrder: 1 }],
])('%s', (_name, ids, counts) => {
  expect(after(ids)).toEqual({ missed: 0, doubled: 0, outOfOrder: 0, ...counts })
})
