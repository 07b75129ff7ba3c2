import { render, screen, within } from '@testing-library/react'
import { sampleLine, sampleOrder } from '#src/testing/sample-order.ts'
import type { Language } from '#src/i18n/language.ts'
import { ReceiptPaper } from './receipt-paper.tsx'
import type { ReceiptPaperProps } from './receipt-paper.tsx'

type Shown = ReceiptPaperProps['receipt']

const SELLER: Shown['seller'] = {
  name: '{"ar":"بيت الكبسة","en":"Kabsa House"}',
  logoUrl: null,
  color: null,
  legalName: { ar: 'شركة الكبسة', en: '' },
  vatNumber: '310000000000003',
  companyNumber: '1010000000',
  address: 'RRRD2929',
  header: { ar: 'أهلًا بكم', en: '' },
  footer: { ar: '', en: 'Come again' },
}

interface Changes {
  order?: Partial<Shown['order']>
  seller?: Partial<Shown['seller']>
  qr?: string | null
}

const show = ({ order, seller, qr = null }: Changes = {}, language: Language = 'en') =>
  render(
    <ReceiptPaper
      receipt={{ order: { ...sampleOrder(), ...order }, seller: { ...SELLER, ...seller }, qr }}
      language={language}
    />,
  )

const sums = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map(row => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])

it('prints the total and its VAT for a plain order', () => {
  const { container } = show()
  expect(sums(container)).toEqual([
    ['Items', '146.00'],
    ['Without VAT', '126.96'],
    ['VAT 15%', '19.04'],
    ['Total with VAT', '146.00'],
  ])
})

it('prints a discount, the delivery and a refund with their signs', () => {
  const { container } = show({
    order: { discountTotal: 20, deliveryFee: 10, finalPrice: 136, vatTotal: 17.74, refundedTotal: 36 },
  })
  expect(sums(container)).toEqual([
    ['Items', '146.00'],
    ['Discount', '-20.00'],
    ['Delivery', '10.00'],
    ['Without VAT', '118.26'],
    ['VAT 15%', '17.74'],
    ['Total with VAT', '136.00'],
    ['Refunded', '-36.00'],
  ])
})

it("lists charges, the platform's difference, and a weight as it was sold", () => {
  const { container } = show({
    order: {
      subTotal: 40,
      finalPrice: 42.01,
      vatTotal: 5.48,
      charges: [{ name: '{"ar":"رسوم الخدمة","en":"Service fee"}', amount: 2, isAdded: true }],
      amountDifferences: [{ of: 'total', isRounding: true, expected: 42, stated: 42.01 }],
      productOrder: [sampleLine({ productQuantity: 0.5, finalPrice: 40 })],
    },
  })
  expect(sums(container)).toEqual([
    ['Items', '40.00'],
    ['Service fee', '2.00'],
    ['Rounding or difference', '0.01'],
    ['Without VAT', '36.53'],
    ['VAT 15%', '5.48'],
    ['Total with VAT', '42.01'],
  ])
  expect(screen.getByRole('listitem')).toHaveTextContent('0.5× Lamb Kabsa40.00')
})

it('prints each dish with its quantity and line total', () => {
  show({
    order: {
      productOrder: [
        sampleLine(),
        sampleLine({ id: 2, productName: '{"ar":"شاي","en":""}', productQuantity: 12, finalPrice: 1200 }),
      ],
    },
  })
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual(['2× Lamb Kabsa114.00', '12× شاي1,200.00'])
})

it("is a tax invoice with the tax authority's code and a receipt without", () => {
  show({ qr: 'AQ1TdWZyYQ==' })
  expect(screen.getByRole('heading', { name: 'Simplified tax invoice' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'ZATCA' })).toBeInTheDocument()
})

it("is a receipt without the tax authority's code", () => {
  show()
  expect(screen.getByRole('heading', { name: 'Receipt' })).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('names the seller with both numbers and prints no label without a value', () => {
  const { rerender } = show()
  expect(screen.getByRole('heading', { name: 'Kabsa House' })).toBeInTheDocument()
  expect(screen.getByText('شركة الكبسة')).toBeInTheDocument()
  expect(screen.getByText('VAT number')).toHaveTextContent('VAT number 310000000000003')
  expect(screen.getByText('CR number')).toHaveTextContent('CR number 1010000000')
  const seller = { ...SELLER, vatNumber: null, companyNumber: null }
  rerender(<ReceiptPaper receipt={{ order: sampleOrder(), seller, qr: null }} language="en" />)
  expect(screen.queryByText(/VAT number|CR number/)).not.toBeInTheDocument()
})

it('prints a text that exists in one language on papers of both languages', () => {
  show({}, 'en')
  expect(screen.getByText('أهلًا بكم')).toBeInTheDocument()
  expect(screen.getByText('Come again')).toBeInTheDocument()
})

it('stamps a test order and no other', () => {
  const { unmount } = show({ order: { isTest: true } })
  expect(screen.getByText('TEST ORDER')).toBeInTheDocument()
  unmount()
  show()
  expect(screen.queryByText('TEST ORDER')).not.toBeInTheDocument()
})

it('prints the dishes, branch, platform and sums of an Arabic paper in Arabic', () => {
  const { container } = show({}, 'ar')
  expect(within(container).getByText('كبسة لحم')).toBeInTheDocument()
  expect(within(container).getByText('العليا')).toBeInTheDocument()
  expect(within(container).getByText('هنقرستيشن')).toBeInTheDocument()
  expect(sums(container).at(-1)).toEqual(['الإجمالي مع الضريبة', '146.00'])
})

it('prints the time of Riyadh', () => {
  show()
  expect(screen.getByText(/1 Mar 2026/)).toHaveTextContent(/2:59 pm/)
})

it('prints the logo of a brand that has one', () => {
  const { container } = show({ seller: { logoUrl: '/logo.png' } })
  expect(container.querySelector('img')).toHaveAttribute('src', '/logo.png')
})
