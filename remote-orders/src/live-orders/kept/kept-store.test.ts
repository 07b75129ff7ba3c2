import type { KeptAction } from './kept-action.ts'
import { orInMemory } from './kept-store.ts'
import type { ActionStore } from './kept-store.ts'

const action = (key: string, userId = 7): KeptAction => ({
  ...{ key, userId, orderNumber: '4821', actionName: 'Accept', body: { orderId: 1, action: 1 } },
  ...{ pressedAt: 1, failures: 0, refusal: null },
})

/** A browser that keeps presses until its database is closed, as it is for a page of a newer version. */
const closingBrowser = () => {
  let kept: KeptAction[] = []
  let isClosed = false
  const work = async <Result>(result: () => Result): Promise<Result> => {
    if (isClosed) throw new DOMException('The database connection is closing.', 'InvalidStateError')
    return result()
  }
  const store: ActionStore = {
    read: userId => work(() => kept.filter(each => each.userId === userId)),
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
  return { store, close: () => (isClosed = true), kept: () => kept.map(({ key }) => key) }
}

const keysOf = async (store: ActionStore, userId = 7) => (await store.read(userId)).map(({ key }) => key)

it('keeps presses in the browser as long as that takes them', async () => {
  const { store, kept } = closingBrowser()
  const both = orInMemory(store)
  await both.add(action('a'))
  await both.add(action('of somebody else', 8))
  expect(kept()).toEqual(['a', 'of somebody else'])
  expect(await keysOf(both)).toEqual(['a'])
  await both.change('a', { failures: 2 })
  expect(await both.read(7)).toMatchObject([{ key: 'a', failures: 2 }])
  await both.remove('a')
  expect(await keysOf(both)).toEqual([])
})

it('a press that the browser does not take is kept by the page, in its order, until it is settled', async () => {
  const { store, close } = closingBrowser()
  const both = orInMemory(store)
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

it('what was kept before is not sent again by a page whose browser gave it up, and nothing of it is thrown', async () => {
  const { store, close, kept } = closingBrowser()
  const both = orInMemory(store)
  await both.add(action('a'))
  close()
  await both.remove('a')
  await both.change('a', { failures: 1 })
  expect(await keysOf(both)).toEqual([])
  // The next page has it, with the key by which the server knows it.
  expect(kept()).toEqual(['a'])
})
