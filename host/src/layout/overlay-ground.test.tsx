import { act, render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { OverlayGround } from './overlay-ground.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('the first menu of a visit finds React listening at the body', () => {
  render(<OverlayGround />)
  act(() => jest.runAllTimers())
  const listen = jest.spyOn(document.body, 'addEventListener')
  render(createPortal(<p>Menu</p>, document.body))
  expect(listen).not.toHaveBeenCalled()
})
