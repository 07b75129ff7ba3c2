import { statSync } from 'node:fs'
import path from 'node:path'
import { renderUi } from '@sufra/shared/testing'
import { fireEvent, waitFor } from '@testing-library/react'
import { AccountArt } from './account-art.tsx'

const KB = 1024
const LARGEST_KB = 30

it.each(['ar', 'en'] as const)(
  'shows a small picture of the board in %s after the first input',
  async language => {
    const { container } = renderUi(<AccountArt />, { language })
    expect(container.querySelector('img')).toBeNull()
    fireEvent.pointerMove(window)
    await waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', `/stills/board-${language}.webp`),
    )
    // A phone hides this half; a picture without lazy loading would be fetched all the same.
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy')
    const file = path.join(__dirname, `../../public/stills/board-${language}.webp`)
    expect(statSync(file).size / KB).toBeLessThan(LARGEST_KB)
  },
)

it('omits the picture on a connection with data saving', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const { container } = renderUi(<AccountArt />)
  fireEvent.keyDown(window)
  expect(container.querySelector('img')).toBeNull()
  Reflect.deleteProperty(navigator, 'connection')
})
