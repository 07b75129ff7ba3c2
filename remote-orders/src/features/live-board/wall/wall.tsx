import { useEffect, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { X } from 'lucide-react'
import { EmptyState, IconButton, LiveDot, chakra } from '@sufra/shared/ui'
import { useFormat } from '@sufra/shared/i18n'
import type { Order } from '@sufra/shared/contracts/order'
import { useServerClock } from '@sufra/shared/live'
import type { Connection } from '../connection/use-connection.ts'
import { LANE_NAMES } from '../lanes/arrange-lanes.ts'
import { WallCard } from './wall-card.tsx'
import { wallOrders } from './wall-orders.ts'
import { useWallLayout } from './wall-layout.ts'

const MINUTE = 60_000
/** Display time of a page in ms, long enough to read it. */
const PAGE_MS = 10_000

const Root = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: '0.6em',
    w: '100vw',
    h: '100dvh',
    maxW: 'none',
    maxH: 'none',
    m: '0',
    p: '0.8em',
    border: '0',
    overflow: 'hidden',
    bg: 'bg',
    color: 'ink',
    '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1.2em' },
    '& > header > p': { display: 'flex', alignItems: 'center', gap: '0.5em' },
    '& > header b': { fontVariantNumeric: 'tabular-nums' },
    '& > header > span': { flex: 1 },
    '& > div': { display: 'grid', gap: '0.5em', minH: '0' },
  },
})

interface WallProps {
  orders: readonly Order[]
  /** number of open orders that the filter hides */
  hiddenCount: number
  state: Connection['state']
  onLeave: () => void
}

const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return dialog
}

const Clock = () => {
  const format = useFormat()
  const minute = useServerClock(now => Math.floor(now / MINUTE))
  return <b>{format.time(minute * MINUTE)}</b>
}

const Head = ({ children, state }: { children: ReactNode } & Pick<WallProps, 'state'>) => {
  const { t } = useTranslation()
  return (
    <header>
      <p>
        <LiveDot tone={state === 'live' ? 'active' : state === 'offline' ? 'disabled' : 'pending'} />
        {state === 'live' ? <Clock /> : <b>{t(`orders:head.${state}`)}</b>}
      </p>
      {children}
    </header>
  )
}

/**
 * Board for a screen without touch: shows as many orders as fit, and pages through the rest. A press or Escape closes
 * it.
 */
export const Wall = ({ orders, hiddenCount, state, onLeave }: WallProps) => {
  const { t } = useTranslation()
  const dialog = useModal()
  const { columns, rows, letter } = useWallLayout()
  const hanging = wallOrders(orders)
  const pages = Math.max(1, Math.ceil(hanging.length / (columns * rows)))
  const turn = useServerClock(now => Math.floor(now / PAGE_MS))
  const page = turn % pages
  const shown = hanging.slice(page * columns * rows, (page + 1) * columns * rows)
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onLeave()
  }
  return (
    <Root
      ref={dialog}
      aria-label={t('orders:wall.title')}
      style={{ fontSize: letter }}
      onCancel={handleCancel}
      onClick={onLeave}
    >
      <Head state={state}>
        {LANE_NAMES.map(lane => (
          <p key={lane}>
            {t(`orders:lane.${lane}`)} <b>{hanging.filter(each => each.lane === lane).length}</b>
          </p>
        ))}
        {hiddenCount > 0 && <p>{t('orders:filter.hidden', { count: hiddenCount })}</p>}
        <span />
        {pages > 1 && <p>{t('orders:wall.page', { page: page + 1, pages })}</p>}
        <IconButton label={t('orders:wall.leave')} icon={<X size={20} aria-hidden />} onClick={onLeave} />
      </Head>
      {shown.length === 0 ? (
        <EmptyState drawing="plate" title={t('orders:empty.board')} detail={t('orders:empty.boardDetail')} />
      ) : (
        <div
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
          }}
        >
          {shown.map(each => (
            <WallCard key={each.order.id} {...each} />
          ))}
        </div>
      )}
    </Root>
  )
}
