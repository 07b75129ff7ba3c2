import type { Invoice } from '@sufra/shared/contracts/invoice'
import { Bdi, Num, chakra } from '@sufra/shared/ui'
import { BothWords } from './paper-parts.tsx'

const Scroll = chakra('div', { base: { overflowX: 'auto' } })

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& th': { p: '2.5', bg: 'soft', fontWeight: 'medium', verticalAlign: 'bottom' },
    '& td': { p: '2.5', borderBottomWidth: '1px', borderColor: 'line', verticalAlign: 'top' },
    '& td:first-of-type': { minW: '12rem' },
    '& td small': { display: 'block', color: 'muted', textStyle: 'xs12' },
    '& td:not(:first-of-type)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
})

const HEADS = ['description', 'net', 'vat', 'total'] as const

/** Lines of the invoice. */
export const PaperLines = ({ lines, label }: { lines: Invoice['lines']; label: string }) => (
  <Scroll tabIndex={0} role="region" aria-label={label}>
    <Table>
      <thead>
        <tr>
          {HEADS.map(word => (
            <th key={word} scope="col">
              <BothWords word={word} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, net, vat, gross }, at) => (
          <tr key={at}>
            <td>
              <span lang="ar">
                <Bdi>{description.ar}</Bdi>
              </span>
              <small lang="en">
                <Bdi>{description.en}</Bdi>
              </small>
            </td>
            {[net, vat, gross].map((value, column) => (
              <td key={column}>
                <Num value={value.toFixed(2)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
)
