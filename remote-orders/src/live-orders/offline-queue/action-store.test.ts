import { QueryClient } from '@tanstack/react-query'
import type { QueuedAction } from './queued-action.ts'
import { withReconnect, inMemory, withMemoryFallback } from './action-store.ts'
import type { ActionStore } from './action-store.ts'

const action = (key: string, userId = 7): QueuedAction => ({
  key,
  userId,
  orderNumber: '4821',
  actionName: 'Accept',
  body: { orderId: 1, action: 1 },
  pressedAt: 1,
  failures: 0,
  refusal: null,
})

/**
 * Fakes a browser that stores actions until its database is closed (as by a page of a newer version) or its disk is
 * full.
 */
const closingBrowser = () => {
  let kept: QueuedAction[] = []
  let isClosed = false
  let isFull = false
  const work = async <Result>(result: () => Result, isWritten = true): Promise<Result> => {
    if (isClosed) throw new DOMException('The database connection is closing.', 'InvalidStateError')
    if (isFull && isWritten) throw new DOMException('The disk is full.', 'QuotaExceededError')
    return result()
  }
  const store: ActionStore = {
    read: userId => work(() => kept.filter(each => each.userId === userId), false),
    add: each => work(() => void kept.push(each)),
    change: (key, changes) =>
      work(() => {
        kept = kept.map(each => (each.key === key ? { ...each, ...changes } : each))
      }),
    remove: key =>
      work(() => {
        kept = kept.filter(each => each.key !== key)
      }),
  }
  return {
    store,
    close: () => (isClosed = true),
    fill: () => (isFull = true),
    kept: () => kept.map(({ key }) => key),
  }
}

const keysOf = async (store: ActionStore, userId = 7) => (await store.read(userId)).map(({ key }) => key)

it('stores actions in the browser as long as writes succeed', async () => {
  const { store, kept } = closingBrowser()
  const both = withMemoryFallback(store, inMemory(new QueryClient()))
  await both.add(action('a'))
  await both.add(action('of somebody else', 8))
  expect(kept()).toEqual(['a', 'of somebody else'])
  expect(await keysOf(both)).toEqual(['a'])
  await both.change('a', { failures: 2 })
  expect(await both.read(7)).toMatchObject([{ key: 'a', failures: 2 }])
  await both.remove('a')
  expect(await keysOf(both)).toEqual([])
})

it('keeps actions in memory, in order, when the browser rejects the write', async () => {
  const { store, close } = closingBrowser()
  const both = withMemoryFallback(store, inMemory(new QueryClient()))
  close()
  await both.add(action('a'))
  await both.add(action('b'))
  await both.add(action('of somebody else', 8))
  expect(await keysOf(both)).toEqual(['a', 'b'])
  await both.change('a', { failures: 1 })
  expect(await both.read(7)).toMatchObject([
    { key: 'a', failures: 1 },
    { key: 'b', failures: 0 },
  ])
  await both.remove('a')
  expect(await keysOf(both)).toEqual(['b'])
})

it("neither resends nor loses earlier actions when the browser's store fails", async () => {
  const { store, close, kept } = closingBrowser()
  const both = withMemoryFallback(store, inMemory(new QueryClient()))
  await both.add(action('a'))
  close()
  await both.remove('a')
  await both.change('a', { failures: 1 })
  expect(await keysOf(both)).toEqual([])
  // The next page finds it, with the key that the server already knows.
  expect(kept()).toEqual(['a'])
})

it('never returns a settled action for sending, even if a full disk rejects its removal', async () => {
  const { store, fill } = closingBrowser()
  const both = withMemoryFallback(store, inMemory(new QueryClient()))
  await both.add(action('a'))
  await both.add(action('b'))
  fill()
  await both.change('b', { failures: 1 })
  await both.change('b', { refusal: { status: 'Missed', message: '' } })
  await both.remove('a')
  expect(await both.read(7)).toMatchObject([{ key: 'b', failures: 1, refusal: { status: 'Missed' } }])
})

it('hands actions in memory to the next version of the remote in the same page', async () => {
  const queryClient = new QueryClient()
  await inMemory(queryClient).add(action('a'))
  await queryClient.invalidateQueries()
  expect(await keysOf(inMemory(queryClient))).toEqual(['a'])
})

describe('a database connection that is lost while the device sleeps', () => {
  /** Each connection returns its number until it is lost. */
  const openConnections = () => {
    const closed: number[] = []
    const lost = new Set<number>()
    let opened = 0
    const connect = async () => {
      opened += 1
      const id = opened
      const read = async () => {
        if (lost.has(id)) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
        return id
      }
      return { read, close: () => closed.push(id) }
    }
    return { ask: withReconnect(connect), lose: (id: number) => lost.add(id), closed }
  }

  it('is replaced by a new one, which later queries share', async () => {
    const { ask, lose, closed } = openConnections()
    expect(await ask(({ read }) => read())).toBe(1)
    lose(1)
    const several = [ask(({ read }) => read()), ask(({ read }) => read())]
    expect(await Promise.all(several)).toEqual([2, 2])
    expect(await ask(({ read }) => read())).toBe(2)
    expect(closed).toEqual([1])
  })

  it('fails a query that two connections reject, but not the next query', async () => {
    const { ask, lose } = openConnections()
    lose(1)
    lose(2)
    await expect(ask(({ read }) => read())).rejects.toThrow('lost')
    expect(await ask(({ read }) => read())).toBe(3)
  })
})
