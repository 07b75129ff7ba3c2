import { act, screen, waitFor } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { dishes } from './testing/dishes.tsx'
import type { Dish } from './testing/dishes.tsx'
import { useBulkWork } from './use-bulk-work.ts'

const SELECTION = {
  count: 4,
  totalCount: 4,
  isEverything: false,
  page: 'all' as const,
  selectEverything: () => undefined,
  clear: () => undefined,
}

interface HideProps {
  each: (dish: Dish) => Promise<unknown>
  undo?: (dish: Dish) => Promise<unknown>
}

const Hide = ({ each, undo }: HideProps) => {
  const work = useBulkWork<Dish>()
  return (
    <BulkBar
      selection={SELECTION}
      actions={[{ id: 'hide', label: 'Hide', onPress: () => work.run({ rows: dishes(4), each, undo }) }]}
      work={work}
    />
  )
}

/** Requests that the test releases one by one. */
const held = () => {
  const waiting: (() => void)[] = []
  return {
    each: () => new Promise<void>(resolve => waiting.push(resolve)),
    next: async () => {
      await waitFor(() => expect(waiting).not.toHaveLength(0))
      await act(async () => waiting.shift()?.())
    },
  }
}

it('shows the progress of long work and stops it on request', async () => {
  const { each, next } = held()
  const { user } = renderUi(<Hide each={each} />)
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await next()
  expect(await screen.findByText('1/4')).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveValue(1)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await next()
  expect(await screen.findByRole('status')).toHaveTextContent('Done: 2 · Not started: 2')
})

it('counts failures and can try them again', async () => {
  const tried: number[] = []
  const each = async ({ id }: Dish) => {
    tried.push(id)
    if (id === 3 && tried.length <= 4) throw new Error('busy')
  }
  const { user } = renderUi(<Hide each={each} />)
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText(/Failed:/)).toHaveTextContent('Failed: 1')
  await user.click(screen.getByRole('button', { name: 'Try the failed again' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Done: 4'))
  expect(tried).toEqual([1, 2, 3, 4, 3])
})

it('undoes the work of a second attempt together with the first', async () => {
  const undone: number[] = []
  let isBusy = true
  const each = async ({ id }: Dish) => {
    if (id === 3 && isBusy) throw new Error('busy')
  }
  const { user } = renderUi(<Hide each={each} undo={async ({ id }) => void undone.push(id)} />)
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await screen.findByText(/Failed:/)
  isBusy = false
  await user.click(screen.getByRole('button', { name: 'Try the failed again' }))
  await waitFor(() => expect(screen.queryByText(/Failed:/)).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(undone).toEqual([1, 2, 4, 3]))
})

it('offers retry and undo after a second failed attempt', async () => {
  const undone: number[] = []
  const each = async ({ id }: Dish) => {
    if (id === 3) throw new Error('busy')
  }
  const { user } = renderUi(<Hide each={each} undo={async ({ id }) => void undone.push(id)} />)
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await user.click(await screen.findByRole('button', { name: 'Try the failed again' }))
  expect(await screen.findByText(/Failed:/)).toHaveTextContent('Failed: 1')
  expect(screen.getByRole('button', { name: 'Try the failed again' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(undone).toEqual([1, 2, 4]))
})

it('undoes finished work once', async () => {
  const undone: number[] = []
  const { user } = renderUi(
    <Hide each={async () => undefined} undo={async ({ id }) => void undone.push(id)} />,
    { language: 'ar' },
  )
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await user.click(await screen.findByRole('button', { name: 'تراجع' }))
  expect(await screen.findByText(/تم التراجع/)).toBeInTheDocument()
  expect(undone).toEqual([1, 2, 3, 4])
  expect(screen.queryByRole('button', { name: 'تراجع' })).not.toBeInTheDocument()
})
