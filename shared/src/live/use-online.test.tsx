import { act, render, screen } from '@testing-library/react'
import { useOnline } from './live.ts'

const Shown = () => <p>{useOnline() ? 'a network' : 'no network'}</p>

const setNetwork = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
afterEach(() => jest.restoreAllMocks())

it("returns the device's state and follows its changes", () => {
  render(<Shown />)
  expect(screen.getByText('a network')).toBeInTheDocument()
  setNetwork(false)
  expect(screen.getByText('no network')).toBeInTheDocument()
  setNetwork(true)
  expect(screen.getByText('a network')).toBeInTheDocument()
})
