import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useIsSeen } from './use-is-seen.ts'

const turn = (visibility: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)

const Shown = ({ onDrawn }: { onDrawn?: () => void }) => {
  const isSeen = useIsSeen()
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  return <p>{isSeen ? 'somebody looks' : 'nobody looks'}</p>
}

afterEach(() => jest.restoreAllMocks())

it("returns the page's visibility and updates with it", () => {
  render(<Shown />)
  expect(screen.getByText('somebody looks')).toBeInTheDocument()
  turn('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('nobody looks')).toBeInTheDocument()
})

it('notices a change between render and subscription', () => {
  turn('hidden')
  const lookAtIt = () => void turn('visible')
  render(<Shown onDrawn={lookAtIt} />)
  expect(screen.getByText('somebody looks')).toBeInTheDocument()
})
