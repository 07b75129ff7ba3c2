import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Check } from 'lucide-react'
import { Button, chakra } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { useAcceptChosen } from './accept-chosen.ts'
import { choose, isAcceptable, stopChoosing, useSelection } from './selection.store.ts'

const Root = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '4',
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mt: '4',
    ps: '4',
    pe: '2',
    py: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'primary',
    borderRadius: 'card',
    boxShadow: 'overlay',
    animation: 'sfDrop {durations.enter} {easings.settle}',
    _motionReduce: { animationName: 'sfFade' },
    '& > p': { flex: '1 1 auto', fontWeight: 'semibold' },
    // Sits above the phone's navigation bar.
    smDown: {
      bottom: 'calc({spacing.phoneBar} + {spacing.2})',
      '& > p': { flexBasis: '100%' },
      '& > button': { flex: 1 },
    },
  },
})

const useEscape = (isOn: boolean) => {
  useEffect(() => {
    if (!isOn) return
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) stopChoosing()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn])
}

/** Bar with the number of selected orders and the button that accepts them. */
export const BulkBar = ({ orders }: { orders: readonly Order[] }) => {
  const { t } = useTranslation()
  const chosen = useSelection(selection => selection.chosen)
  const accept = useAcceptChosen()
  useEscape(chosen !== null)
  if (chosen === null) return null
  const acceptable = orders.filter(isAcceptable)
  // Somebody else may have accepted some of them already.
  const ready = acceptable.filter(({ id }) => chosen.includes(id))
  const handleAccept = () => {
    accept(ready)
    stopChoosing()
  }
  return (
    <Root aria-label={t('orders:select.bar')}>
      <p role="status">{t('orders:select.count', { count: ready.length })}</p>
      <Button variant="ghost" onClick={stopChoosing}>
        {t('orders:select.stop')}
      </Button>
      {ready.length < acceptable.length && (
        <Button variant="outline" onClick={() => choose(acceptable.map(({ id }) => id))}>
          {t('orders:select.all', { count: acceptable.length })}
        </Button>
      )}
      <Button
        data-press="AcceptChosen"
        icon={<Check size={18} aria-hidden />}
        disabled={ready.length === 0}
        onClick={handleAccept}
      >
        {t('orders:select.accept', { count: ready.length })}
      </Button>
    </Root>
  )
}
