import { render, screen } from '@testing-library/react'
import { Text } from '../text/text.tsx'
import { useDirection } from './direction.ts'
import { UiProvider } from './ui-provider.tsx'
import { useWords } from './words.ts'

const Probe = () => {
  const { close, currency } = useWords()
  return <Text color="primary">{`${useDirection()} ${close} ${currency}`}</Text>
}

it('passes the direction to the page and all components, and changes it without a reload', () => {
  const { rerender } = render(
    <UiProvider direction="rtl">
      <Probe />
    </UiProvider>,
  )
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('rtl إغلاق ر.س')).toBeInTheDocument()
  rerender(
    <UiProvider direction="ltr">
      <Probe />
    </UiProvider>,
  )
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('ltr Close SAR')).toBeInTheDocument()
})

it('names the missing provider', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Text>x</Text>)).toThrow(/ChakraProvider/)
  silence.mockRestore()
})
