import { act, screen } from '@testing-library/react'
import { Activity } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { lazyPart } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

it('loads a part when it is first shown, and renders it at once afterwards', async () => {
  const load = jest.fn(async () => Greeting)
  const { Part } = lazyPart({ load, height: '40px' })
  expect(load).not.toHaveBeenCalled()
  const { unmount } = renderUi(<Part name="Sara" />)
  expect(await screen.findByText('Hello Sara')).toBeInTheDocument()
  unmount()
  renderUi(<Part name="Omar" />)
  expect(screen.getByText('Hello Omar')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows a failed part with a retry and leaves the rest alone', async () => {
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('no network'))
  const { Part } = lazyPart({ load, height: '40px' })
  const { user } = renderUi(
    <>
      <h1>Orders</h1>
      <Part name="Sara" />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'This did not load. Try again' }))
  expect(await screen.findByText('Hello Sara')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument()
})

it('shows a part that loads between render and effect', async () => {
  const { Part, preload } = lazyPart({ load: async () => Greeting, height: '40px' })
  const part = <Part name="Sara" />
  // A hidden Activity renders without effects until it is visible.
  const { rerender } = renderUi(<Activity mode="hidden">{part}</Activity>)
  await act(preload)
  rerender(<Activity mode="visible">{part}</Activity>)
  expect(await screen.findByText('Hello Sara')).toBeVisible()
})

it('loads a part once for several preloads', async () => {
  const load = jest.fn(async () => Greeting)
  const { preload } = lazyPart({ load })
  await preload()
  await preload()
  expect(load).toHaveBeenCalledTimes(1)
})
