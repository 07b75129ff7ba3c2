import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { Money } from './money.tsx'

it('formats an amount as in the specification, in both languages', () => {
  const { unmount } = renderUi(<Money value={35} />)
  expect(screen.getByText('35.00').parentElement).toHaveTextContent('35.00 SAR')
  unmount()
  renderUi(<Money value={1284.5} />, { language: 'ar' })
  expect(screen.getByText('1,284.50').parentElement).toHaveTextContent('1,284.50 ر.س')
})

it('isolates an amount from the text around it', () => {
  renderUi(<Money value={-2} />, { language: 'ar' })
  expect(screen.getByText('−2.00').tagName).toBe('BDI')
})
