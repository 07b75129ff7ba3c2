import { useTranslation } from 'react-i18next'
import { Checkbox, VisuallyHidden, chakra } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { toggleChosen } from './selection.store.ts'

const Root = chakra('span', {
  base: { '& > label': { justifyContent: 'center', minW: 'touch', minH: 'touch', m: '-1' } },
})

/** Checkbox that selects an order. */
export const ChooseBox = ({ order, isChosen }: { order: Order; isChosen: boolean }) => {
  const { t } = useTranslation()
  return (
    <Root>
      <Checkbox
        data-press="Choose"
        checked={isChosen}
        onChange={() => toggleChosen(order.id)}
        label={<VisuallyHidden>{t('orders:select.order', { number: order.orderNumber })}</VisuallyHidden>}
      />
    </Root>
  )
}
