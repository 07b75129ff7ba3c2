import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chakra } from '@sufra/shared/ui'
import { LongText } from '@sufra/shared/ui/board'
import { useLanguage } from '@sufra/shared/i18n'
import type { ProductOrder } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { OutsideSaleHours } from '#src/order-display/outside-sale-hours.tsx'
import { lineOptions } from './line-options.ts'

/** Maximum number of visible lines. One extra line is shown too, because "+1 more" would need the same space. */
const SHOWN = 3

const Root = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5',
    listStyle: 'none',
    '& > li': { display: 'flex', gap: '2.5' },
    '& em': {
      minW: '7',
      fontStyle: 'normal',
      fontWeight: 'semibold',
      color: 'primary.hover',
      fontVariantNumeric: 'tabular-nums',
    },
    '& small': { display: 'block', textStyle: 'sm13', color: 'muted' },
    '& small[data-note]': { color: 'notice' },
    '& > li > button': {
      ms: '9.5',
      color: 'muted',
      borderRadius: 'control',
      textAlign: 'start',
      _hover: { color: 'ink' },
    },
  },
})

const Line = ({ line }: { line: ProductOrder }) => {
  const { language } = useLanguage()
  const options = lineOptions(line, language)
  return (
    <li>
      <em>{`${line.productQuantity}×`}</em>
      <span>
        {inLanguage(line.productName, language)}
        {options !== '' && (
          <small>
            <LongText text={options} />
          </small>
        )}
        {line.note !== '' && (
          <small data-note>
            <LongText text={line.note} />
          </small>
        )}
        {line.isOutsideSaleHours && <OutsideSaleHours />}
      </span>
    </li>
  )
}

/** Order lines to cook. Long orders are folded and open in place. */
export const OrderLines = ({ lines }: { lines: ProductOrder[] }) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = !isOpen && lines.length > SHOWN + 1
  const shown = isFolded ? lines.slice(0, SHOWN) : lines
  return (
    <Root>
      {shown.map(line => (
        <Line key={line.id} line={line} />
      ))}
      {isFolded && (
        <li>
          <button type="button" onClick={() => setIsOpen(true)}>
            {t('orders:card.moreItems', { count: lines.length - SHOWN })}
            {lines.slice(SHOWN).some(line => line.isOutsideSaleHours) && <OutsideSaleHours />}
          </button>
        </li>
      )}
    </Root>
  )
}
