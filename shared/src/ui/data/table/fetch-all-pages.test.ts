import { WALK_CAP, FETCH_PAGE_SIZE, fetchAllPages } from './fetch-all-pages.ts'

/** Returns a list of numbered rows, as a server answers it. */
const listOf = (totalCount: number) => {
  const asked: number[] = []
  const readPage = (page: number) => {
    asked.push(page)
    const begin = (page - 1) * FETCH_PAGE_SIZE
    const length = Math.max(0, Math.min(FETCH_PAGE_SIZE, totalCount - begin))
    return Promise.resolve({
      data: Array.from({ length }, (_, at) => begin + at),
      totalCount,
      totalPages: Math.ceil(totalCount / FETCH_PAGE_SIZE),
    })
  }
  return { asked, readPage }
}
const signal = new AbortController().signal

it.each([0, 1, FETCH_PAGE_SIZE, FETCH_PAGE_SIZE + 1, 3 * FETCH_PAGE_SIZE - 1])(
  'reads each of %i rows once',
  async count => {
    const { asked, readPage } = listOf(count)
    const { rows, isCut } = await fetchAllPages(readPage, { signal })
    expect(rows).toEqual(Array.from({ length: count }, (_, at) => at))
    expect(isCut).toBe(false)
    expect(asked).toEqual(
      Array.from({ length: Math.max(1, Math.ceil(count / FETCH_PAGE_SIZE)) }, (_, at) => at + 1),
    )
  },
)

it.each([
  [WALK_CAP - 1, WALK_CAP - 1, false],
  [WALK_CAP, WALK_CAP, false],
  [WALK_CAP + 1, WALK_CAP, true],
])('of %i rows reads %i and reports a cut: %s', async (count, brought, isCut) => {
  const walked = await fetchAllPages(listOf(count).readPage, { signal })
  expect(walked.rows).toHaveLength(brought)
  expect(walked.isCut).toBe(isCut)
})

it('requests no page beyond the last permitted row', async () => {
  const { asked, readPage } = listOf(5 * WALK_CAP)
  await fetchAllPages(readPage, { signal })
  expect(asked.at(-1)).toBe(WALK_CAP / FETCH_PAGE_SIZE)
})

it('reads a growing list to its new end', async () => {
  const { rows } = await fetchAllPages(
    page =>
      Promise.resolve({
        data: [page],
        ...(page === 1 ? { totalPages: 2, totalCount: 2 } : { totalPages: 3, totalCount: 3 }),
      }),
    { signal },
  )
  expect(rows).toEqual([1, 2, 3])
})

it('never reports more progress than the total', async () => {
  const told: [number, number][] = []
  await fetchAllPages(listOf(2 * WALK_CAP).readPage, {
    signal,
    onProgress: (done, total) => told.push([done, total]),
  })
  expect(told.at(-1)).toEqual([WALK_CAP, WALK_CAP])
  expect(told.every(([done, total]) => done <= total && total === WALK_CAP)).toBe(true)
})

it('stops on abort and makes no more requests', async () => {
  const calling = new AbortController()
  const { asked, readPage } = listOf(10 * FETCH_PAGE_SIZE)
  const walk = fetchAllPages(readPage, {
    signal: calling.signal,
    onProgress: done => done >= 2 * FETCH_PAGE_SIZE && calling.abort(),
  })
  await expect(walk).rejects.toThrow(/abort/i)
  expect(asked).toEqual([1, 2])
})

it('stops at a page that fails', async () => {
  const walk = fetchAllPages(
    page => (page === 2 ? Promise.reject(new Error('503')) : listOf(1000).readPage(page)),
    { signal },
  )
  await expect(walk).rejects.toThrow('503')
})
