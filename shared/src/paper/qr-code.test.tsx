import { render, screen } from '@testing-library/react'
import { create } from 'qrcode'
import { QrCode } from './qr-code.tsx'

const QUIET = 4
const ZATCA = 'AQ1LYWJzYSBIb3VzZSAuAg8zMTAwMDAwMDAwMDAwMDMDFDIwMjYtMDMtMDFUMTI6MDA6MDBaBAYxNDYuMDAFBTE5LjA0'

/** Returns the drawn dark modules as "column,row". */
const drawn = (container: HTMLElement): string[] =>
  [...(container.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
    ([, column, row]) => `${column},${row}`,
  )

it('draws every dark module at its place and no other', () => {
  const { container } = render(<QrCode text={ZATCA} label="ZATCA" />)
  const { size, data } = create(ZATCA, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data].flatMap((isDark, at) => (isDark ? [`${at % size},${Math.floor(at / size)}`] : []))
  expect(drawn(container)).toEqual(dark)
})

it('has finder patterns at three corners and none at the fourth', () => {
  const { container } = render(<QrCode text={ZATCA} label="ZATCA" />)
  const squares = new Set(drawn(container))
  const last = Math.max(...[...squares].map(place => Number(place.split(',')[0])))
  const isCorner = (column: number, row: number) =>
    Array.from({ length: 7 }, (_, at) => at).every(
      at => squares.has(`${column + at},${row}`) && squares.has(`${column},${row + at}`),
    )
  expect([
    isCorner(0, 0),
    isCorner(last - 6, 0),
    isCorner(0, last - 6),
    isCorner(last - 6, last - 6),
  ]).toEqual([true, true, true, false])
})

it('has a quiet zone of four modules', () => {
  const { container } = render(<QrCode text={ZATCA} label="ZATCA" />)
  const [left = 0, top = 0, width = 0, height = 0] = (
    container.querySelector('svg')?.getAttribute('viewBox') ?? ''
  )
    .split(' ')
    .map(Number)
  const { size } = create(ZATCA, { errorCorrectionLevel: 'M' }).modules
  expect([left, top]).toEqual([-QUIET, -QUIET])
  expect([width, height]).toEqual([size + 2 * QUIET, size + 2 * QUIET])
})

it('has an accessible name', () => {
  render(<QrCode text="x" label="ZATCA" />)
  expect(screen.getByRole('img', { name: 'ZATCA' })).toBeInTheDocument()
})

it('holds the longest names that a receipt can have', () => {
  // Five values of at most 255 bytes, as base64.
  const longest = 'A'.repeat(Math.ceil((5 * 257) / 3) * 4)
  expect(drawn(render(<QrCode text={longest} label="ZATCA" />).container).length).toBeGreaterThan(1000)
})
