import type { ReactNode } from 'react'
import { Card, Money, Stack, Text } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { OrderWarnings } from '#src/order-display/order-warnings.tsx'
import { OrderHead } from '../card/order-head.tsx'
import { OrderLines } from '../card/order-lines.tsx'

interface DrawerOrderProps {
  order: Order
  /** One line: the reason why the order is listed. */
  state: string
  tone: 'disabled' | 'pending' | 'neutral'
  /** Action buttons. */
  children?: ReactNode
}

const COLORS = { disabled: 'disabled', pending: 'pending', neutral: 'muted' } as const

/** An order in a drawer instead of a lane. */
export const DrawerOrder = ({ order, state, tone, children }: DrawerOrderProps) => (
  <Card as="article" p="3.5">
    <Stack gap="3">
      <OrderHead order={order}>
        <b>
          <Money value={order.finalPrice} />
        </b>
      </OrderHead>
      <Text color={COLORS[tone]} fontWeight="medium" textStyle="sm13">
        {state}
      </Text>
      <OrderLines lines={order.productOrder} />
      <OrderWarnings order={order} />
      {children}
    </Stack>
  </Card>
)
