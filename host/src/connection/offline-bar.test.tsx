import { renderUi } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { OfflineBar } from './offline-bar.tsx'

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => jest.restoreAllMocks())

it('appears when the network is lost and disappears when it returns', () => {
  renderUi(<OfflineBar />, { namespaces: hostTexts })
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  setOnline(false)
  expect(screen.getByRole('status')).toHaveTextContent('No internet connection.')
  setOnline(true)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
