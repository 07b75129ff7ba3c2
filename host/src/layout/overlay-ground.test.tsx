import { act, render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { OverlayGround } from './overlay-ground.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("attaches React's listeners to the body before the first menu", () => {
  render(<OverlayGround />)
  act(() => jest.runAllTimers())
  const listen = jest.spyOn(document.body, 'addEventListener')
  render(createPortal(<p>Menu</p>, document.body))
  expect(listen).not.toHaveBeenCalled()
})
