import { screen } from '@testing-library/react'
import { ChevronRight } from 'lucide-react'
import { setDigits } from '#src/i18n/digits.ts'
import { renderUi } from '#src/testing/testing.tsx'
import { Bdi } from './bdi.tsx'
import { DirectionalIcon } from './directional-icon.tsx'
import { Num } from './num.tsx'
import { Heading, Text } from './text.tsx'

it('groups a number and keeps its direction in Arabic', () => {
  renderUi(<Num value={-1284} />, { language: 'ar' })
  expect(screen.getByText('−1,284')).toHaveAttribute('dir', 'ltr')
})

it("uses the person's digits for numbers in Arabic, but not for identifiers", () => {
  setDigits('arabic')
  renderUi(
    <>
      <Num value={1284} /> <Num value="3:06" /> <Num value="#4821" />
    </>,
    { language: 'ar' },
  )
  setDigits('latin')
  for (const text of ['١٬٢٨٤', '٣:٠٦', '#4821']) expect(screen.getByText(text)).toBeInTheDocument()
})

it('keeps an order number as it is written', () => {
  renderUi(<Num value="#4821" />, { language: 'ar' })
  expect(screen.getByText('#4821').tagName).toBe('BDI')
})

it('isolates a foreign name', () => {
  renderUi(
    <Text>
      اتصل بـ <Bdi>Noura A.</Bdi>
    </Text>,
    { language: 'ar' },
  )
  expect(screen.getByText('Noura A.').tagName).toBe('BDI')
})

it('mirrors a directional icon and hides it from screen readers', () => {
  const { container } = renderUi(<DirectionalIcon icon={ChevronRight} />)
  expect(container.querySelector('svg')).toHaveClass('sf-mirror')
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('is a second-level heading by default', () => {
  renderUi(
    <>
      <Heading>New</Heading>
      <Heading as="h3">Late</Heading>
    </>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'New' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: 'Late' })).toBeInTheDocument()
})
