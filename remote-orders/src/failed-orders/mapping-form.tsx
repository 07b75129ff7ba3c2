import type { Order } from '@sufra/shared/contracts/order'
import type { Product } from '@sufra/shared/contracts/product'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Button, Checkbox, Stack, Text, TextLink } from '@sufra/shared/ui'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderActionRunner } from '#src/order-actions/order-action.queries.ts'
import { LineMapping } from './line-mapping.tsx'

interface MappingFormProps {
  order: Order
  runner: OrderActionRunner
  isOffline: boolean
}

/** Form that maps every unknown product to a menu product and returns the order to New. */
export const MappingForm = ({ order, runner, isOffline }: MappingFormProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<Readonly<Record<number, Product | undefined>>>({})
  const [isRemembered, setIsRemembered] = useState(true)
  const readsOrders = useCan('orders.read')
  const unknown = order.productOrder.filter(({ productId }) => productId === null)
  const lines = unknown.flatMap(({ id: lineId }) => {
    const product = chosen[lineId]
    return product ? [{ lineId, productId: product.id }] : []
  })
  const send = () =>
    runner.press(order, 'Reinject', lines.length > 0 ? { mapping: { lines, isRemembered } } : undefined)
  const channel = inLanguage(order.channel.name, language)
  return (
    <Stack gap="4">
      {unknown.map(line => (
        <LineMapping
          key={line.id}
          order={order}
          line={line}
          chosen={chosen[line.id]}
          onChoose={product => setChosen({ ...chosen, [line.id]: product })}
        />
      ))}
      <div>
        <Checkbox
          label={t('orders:mapping.remember', { channel })}
          checked={isRemembered}
          onChange={event => setIsRemembered(event.target.checked)}
        />
        <Text color="muted" textStyle="sm13">
          {t('orders:mapping.rememberDetail', { channel })}
        </Text>
        {readsOrders && (
          <TextLink asChild>
            <Link to="/orders/mappings">{t('orders:mappings.open')}</Link>
          </TextLink>
        )}
      </div>
      <Button
        icon={<Link2 size={18} aria-hidden />}
        disabled={isOffline || lines.length < unknown.length}
        isLoading={runner.pressed === 'Reinject'}
        onClick={send}
      >
        {t('orders:mapping.send')}
      </Button>
    </Stack>
  )
}
