import { act, screen } from '@testing-library/react'
import { Activity } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { lazyPart } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

it('a part is fetched when it is first shown, and there at once from then on', async () => {
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

it('a part that did not arrive says so, leaves the rest alone and can be tried again', async () => {
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

it('a part that arrives after it was drawn and before it listens is shown', async () => {
  const { Part, preload } = lazyPart({ load: async () => Greeting, height: '40px' })
  const part = <Part name="Sara" />
  // What is hidden is drawn, and does not listen until it is shown.
  const { rerender } = renderUi(<Activity mode="hidden">{part}</Activity>)
  await act(preload)
  rerender(<Activity mode="visible">{part}</Activity>)
  expect(await screen.findByText('Hello Sara')).toBeVisible()
})

it('what has arrived is not fetched again, whoever asks for it ahead', async () => {
  const load = jest.fn(async () => Greeting)
  const { preload } = lazyPart({ load })
  await preload()
  await preload()
  expect(load).toHaveBeenCalledTimes(1)
})
