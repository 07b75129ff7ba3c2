import { screen, waitFor } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { dishes } from './testing/dishes.tsx'
import type { Dish } from './testing/dishes.tsx'
import { useBulkWork } from './use-bulk-work.ts'
import type { BulkJob } from './use-bulk-work.ts'

const SELECTION = {
  count: 4,
  totalCount: 4,
  isEverything: false,
  page: 'all' as const,
  selectEverything: () => undefined,
  clear: () => undefined,
}

const Hide = ({ job }: { job: Partial<BulkJob<Dish>> }) => {
  const work = useBulkWork<Dish>()
  const each = async () => undefined
  return (
    <BulkBar
      selection={SELECTION}
      actions={[{ id: 'hide', label: 'Hide', onPress: () => work.run({ rows: dishes(4), each, ...job }) }]}
      work={work}
      failure={work.firstError instanceof Error ? `Because: ${work.firstError.message}` : undefined}
    />
  )
}

const show = async (job: Partial<BulkJob<Dish>>) => {
  const { user } = renderUi(<Hide job={job} />)
  await user.click(press('Hide'))
  return user
}
const press = (name: string) => screen.getByRole('button', { name })
const said = () => screen.findByRole('status')

it('reports rows that failed to load, changes none and can be tried again', async () => {
  let isDown = true
  const done: number[] = []
  const user = await show({
    rows: async () => {
      if (isDown) throw new Error('no answer')
      return dishes(2)
    },
    each: async ({ id }) => void done.push(id),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Because: no answer')
  expect(screen.getByRole('status').textContent).toBe('Done: 0')
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  isDown = false
  await user.click(press('Dismiss'))
  await user.click(press('Hide'))
  await waitFor(async () => expect(await said()).toHaveTextContent('Done: 2'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(done).toEqual([1, 2])
})

it('changes nothing when stopped before the rows are loaded', async () => {
  let bring: (rows: Dish[]) => void = () => undefined
  const each = jest.fn(async () => undefined)
  const user = await show({ rows: () => new Promise(resolve => (bring = resolve)), each })
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
  await user.click(press('Stop'))
  bring(dishes(3))
  expect(await said()).toHaveTextContent('Done: 0 · Not started: 3')
  expect(each).not.toHaveBeenCalled()
})

it('shows the first of several reasons', async () => {
  await show({
    each: async ({ id }) => {
      if (id > 2) throw new Error(`busy ${id}`)
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Because: busy 3')
  expect(screen.getByRole('status').textContent).toBe('Done: 2 · Failed: 2')
})

it('counts failed undos apart from successful ones', async () => {
  const user = await show({
    undo: async ({ id }) => {
      if (id === 4) throw new Error('gone')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Undone: 3 · Failed: 1'))
  expect(screen.getByRole('alert')).toHaveTextContent('Because: gone')
})

it('retries only the failed undos', async () => {
  let isGone = true
  const undone: number[] = []
  const user = await show({
    undo: async ({ id }) => {
      if (id === 4 && isGone) throw new Error('gone')
      undone.push(id)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  isGone = false
  await user.click(await screen.findByRole('button', { name: 'Try the failed again' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Undone: 4'))
  expect(undone).toEqual([1, 2, 3, 4])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Undo|Try/ })).not.toBeInTheDocument()
})

it('continues a stopped undo', async () => {
  let letGo: () => void = () => undefined
  const undone: number[] = []
  const user = await show({
    undo: ({ id }) => {
      undone.push(id)
      return undone.length > 1 ? Promise.resolve() : new Promise<void>(resolve => (letGo = resolve))
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  letGo()
  expect(await said()).toHaveTextContent('Undone: 1 · Not started: 3')
  await user.click(press('Undo'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Undone: 4'))
  expect(undone).toEqual([1, 2, 3, 4])
})

it('undoes only the changes that were made', async () => {
  const undone: number[] = []
  const user = await show({
    each: async ({ id }) => {
      if (id === 2) throw new Error('busy')
    },
    undo: async ({ id }) => void undone.push(id),
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(undone).toEqual([1, 3, 4]))
})

it('reports the result of each row after the work and after its undo', async () => {
  const ends: number[][][] = []
  const user = await show({
    each: async ({ id }) => {
      if (id === 1) throw new Error('busy')
    },
    undo: async () => undefined,
    onEnd: ({ done, failed }) => ends.push([done.map(({ id }) => id), failed.map(({ id }) => id)]),
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(ends).toHaveLength(2))
  expect(ends).toEqual([
    [[2, 3, 4], [1]],
    [[2, 3, 4], []],
  ])
})

it('keeps the keyboard focus in the bar while work starts, stops and is undone', async () => {
  let letGo: () => void = () => undefined
  const user = await show({
    each: () => new Promise<void>(resolve => (letGo = resolve)),
    undo: async () => undefined,
  })
  const bar = screen.getByRole('region', { name: 'Actions on what is selected' })
  expect(bar).toHaveFocus()
  await user.tab()
  expect(press('Stop')).toHaveFocus()
  await user.keyboard('{Enter}')
  letGo()
  await said()
  expect(bar).toHaveFocus()
  await user.tab()
  expect(press('Undo')).toHaveFocus()
  await user.keyboard('{Enter}')
  await screen.findByText(/Undone/)
  expect(bar).toHaveFocus()
})

it('shows the actions again after the result is dismissed', async () => {
  const user = await show({})
  await screen.findByText(/Done/)
  await user.click(press('Dismiss'))
  expect(press('Hide')).toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
