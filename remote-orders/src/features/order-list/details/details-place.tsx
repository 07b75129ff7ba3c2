import type { Order } from '@sufra/shared/contracts/order'
import { IconButton, chakra } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailsContent } from './details-content.tsx'
import { orderQuery } from '../orders.queries.ts'
import { useIsWide } from '../use-media.ts'

const Panel = chakra('aside', {
  base: {
    position: 'sticky',
    top: '4',
    display: 'flex',
    flexDirection: 'column',
    maxH: 'calc(100dvh - 32px)',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    overflow: 'hidden',
    '& > nav': { display: 'flex', justifyContent: 'flex-end', gap: '1', px: '2', pt: '2' },
    '& > div': { px: '4.5', pb: '4.5', overflowY: 'auto' },
  },
})

interface DetailsPlaceProps {
  /** Null keeps the details closed. */
  id: number | null
  /** Current page of the table, for the buttons to the neighbours. */
  orders: readonly Order[]
  onOpen: (id: number | null) => void
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role=dialog], [role=menu]') !== null

const useEscape = (isOpen: boolean, onClose: () => void) => {
  useEffect(() => {
    if (!isOpen) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere(event.target)) onClose()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [isOpen, onClose])
}

/** Returns the order number for the title. An order opened by a link may be on another page of the list. */
const useOrderNumber = (id: number | null, orders: readonly Order[]): string => {
  const { data } = useQuery({ ...orderQuery(id ?? 0), enabled: id !== null })
  return (data ?? orders.find(order => order.id === id))?.orderNumber ?? ''
}

const Beside = ({ id, number, orders, onOpen }: DetailsPlaceProps & { id: number; number: string }) => {
  const { t } = useTranslation()
  const at = orders.findIndex(order => order.id === id)
  const [before, after] = [orders[at - 1], at < 0 ? undefined : orders[at + 1]]
  useEscape(true, () => onOpen(null))
  return (
    <Panel aria-label={t('orders:details.label', { number })}>
      <nav>
        <IconButton
          size="sm"
          label={t('orders:details.previous')}
          icon={<ChevronUp size={18} aria-hidden />}
          disabled={!before}
          onClick={() => before && onOpen(before.id)}
        />
        <IconButton
          size="sm"
          label={t('orders:details.next')}
          icon={<ChevronDown size={18} aria-hidden />}
          disabled={!after}
          onClick={() => after && onOpen(after.id)}
        />
        <IconButton
          size="sm"
          label={t('orders:details.close')}
          icon={<X size={18} aria-hidden />}
          onClick={() => onOpen(null)}
        />
      </nav>
      <div>
        <DetailsContent key={id} id={id} known={orders[at]} />
      </div>
    </Panel>
  )
}

/** Details of one order, beside the table or over it on a narrow screen. */
export const DetailsPlace = (props: DetailsPlaceProps) => {
  const { id, orders, onOpen } = props
  const { t } = useTranslation()
  const isWide = useIsWide()
  const number = useOrderNumber(id, orders)
  if (isWide) return id === null ? null : <Beside {...props} id={id} number={number} />
  const known = orders.find(order => order.id === id)
  return (
    <Drawer
      isOpen={id !== null}
      onClose={() => onOpen(null)}
      title={t('orders:details.label', { number: number && `#${number}` })}
    >
      {id !== null && <DetailsContent key={id} id={id} known={known} />}
    </Drawer>
  )
}
