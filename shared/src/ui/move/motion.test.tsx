import { act, screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import * as m from './elements.ts'
import { MotionProvider } from './motion-provider.tsx'

it('shows animated elements before the animations have loaded', async () => {
  renderUi(
    <MotionProvider>
      <m.li layout>Order 4821</m.li>
    </MotionProvider>,
  )
  expect(screen.getByText('Order 4821').tagName).toBe('LI')
  await act(() => import('./features.ts'))
  expect(screen.getByText('Order 4821')).toBeInTheDocument()
})
