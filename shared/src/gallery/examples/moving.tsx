import { useState } from 'react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { MovingCards } from '#src/ui/cards.ts'
import { Box, Button, Card, Flex } from '#src/ui/core.ts'

const ORDERS = [1041, 1042, 1043]

interface LaneProps {
  name: string
  orders: readonly number[]
  action: string
  onMove: (order: number) => void
}

const Lane = ({ name, orders, action, onMove }: LaneProps) => (
  <Box as="section" aria-label={name} flex="1" position="relative" minH="200px">
    <MovingCards
      cards={orders.map((order, index) => ({
        id: order,
        place: `${name} ${index}`,
        isArrival: false,
        content: (
          <Card p="3" mb="2">
            <Button size="sm" variant="outline" onClick={() => onMove(order)}>
              {`#${order} · ${action}`}
            </Button>
          </Card>
        ),
      }))}
    />
  </Box>
)

export const MovingExample = () => {
  const say = useExampleText()
  const [ready, setReady] = useState<readonly number[]>([])
  const preparing = ORDERS.filter(order => !ready.includes(order))
  return (
    <Flex gap="4">
      <Lane
        name={say('قيد التحضير', 'Preparing')}
        orders={preparing}
        action={say('جاهز', 'Ready')}
        onMove={order => setReady([...ready, order])}
      />
      <Lane
        name={say('جاهز', 'Ready')}
        orders={ready}
        action={say('إعادة', 'Back')}
        onMove={order => setReady(ready.filter(each => each !== order))}
      />
    </Flex>
  )
}
