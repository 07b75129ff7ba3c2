import { screen } from '@testing-library/react'
import { ChevronRight } from 'lucide-react'
import { setDigits } from '#src/i18n/digits.ts'
import { renderUi } from '#src/testing/testing.tsx'
import { Bdi } from './bdi.tsx'
import { DirectionalIcon } from './directional-icon.tsx'
import { Num } from './num.tsx'
import { Heading, Text } from './text.tsx'

it('a number is grouped and keeps its direction in Arabic', () => {
  renderUi(<Num value={-1284} />, { language: 'ar' })
  expect(screen.getByText('−1,284')).toHaveAttribute('dir', 'ltr')
})

it('in Arabic a number is in the digits of the person, and a name made of digits is not', () => {
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

it('an order number stays as it is written', () => {
  renderUi(<Num value="#4821" />, { language: 'ar' })
  expect(screen.getByText('#4821').tagName).toBe('BDI')
})

it('a foreign name is isolated', () => {
  renderUi(
    <Text>
      اتصل بـ <Bdi>Noura A.</Bdi>
    </Text>,
    { language: 'ar' },
  )
  expect(screen.getByText('Noura A.').tagName).toBe('BDI')
})

it('an icon that points along the text turns round with it and is silent', () => {
  const { container } = renderUi(<DirectionalIcon icon={ChevronRight} />)
  expect(container.querySelector('svg')).toHaveClass('sf-mirror')
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('a heading is a second level unless it is told otherwise', () => {
  renderUi(
    <>
      <Heading>New</Heading>
      <Heading as="h3">Late</Heading>
    </>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'New' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: 'Late' })).toBeInTheDocument()
})
