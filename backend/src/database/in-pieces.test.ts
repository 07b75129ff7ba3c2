import { inPieces, inPiecesOfIds } from './in-pieces.ts'

it('runs a query for some hundred items at a time and returns all rows in order', async () => {
  const items = Array.from({ length: 450 }, (_none, at) => at)
  const sizes: number[] = []
  const rows = await inPieces(items, async piece => {
    sizes.push(piece.length)
    return piece
  })
  expect(sizes).toEqual([200, 200, 50])
  expect(rows).toEqual(items)
})

it('asks for each id once and in ascending order, also over several pieces', async () => {
  const ids = Array.from({ length: 450 }, (_none, at) => 450 - at)
  const rows = await inPiecesOfIds([...ids, ...ids], async piece => piece)
  expect(rows).toEqual(ids.toReversed())
})
