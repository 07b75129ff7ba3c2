import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDown } from 'lucide-react'
import { chakra } from '@sufra/shared/ui'
import { useLanguage } from '@sufra/shared/i18n'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { lineOptions } from '../card/line-options.ts'
import { countDishes } from './count-dishes.ts'
import type { Dish, DishKind } from './count-dishes.ts'

const Root = chakra('details', {
  base: {
    mb: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'touch',
      px: '3.5',
      fontWeight: 'semibold',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary > span': { flex: 1 },
    '& > summary > svg': { transition: 'transform {durations.press}' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      gap: '3',
      px: '3.5',
      pb: '3.5',
      maxH: '40dvh',
      overflowY: 'auto',
      listStyle: 'none',
    },
    '& > ul > li': { display: 'flex', gap: '2.5', minW: '0', overflowWrap: 'anywhere' },
    '& b': { minW: '8', color: 'primary.hover', textStyle: 'xl17', fontVariantNumeric: 'tabular-nums' },
    '& strong': { display: 'block', pt: '0.5', fontWeight: 'medium' },
    '& small': { display: 'block', color: 'muted', textStyle: 'sm13' },
  },
})

const Kind = ({ kind, isOnly }: { kind: DishKind; isOnly: boolean }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { note } = kind.line
  const words = [lineOptions(kind.line, language), note].filter(Boolean).join(' · ')
  if (isOnly && words === '') return null
  return (
    <small>
      {!isOnly && `${kind.count}× `}
      <bdi>{words || t('orders:allDay.plain')}</bdi>
    </small>
  )
}

const DishRow = ({ dish }: { dish: Dish }) => {
  const { language } = useLanguage()
  return (
    <li>
      <b>{`${dish.count}×`}</b>
      <div>
        <strong>{inLanguage(dish.line.productName, language)}</strong>
        {dish.kinds.map(kind => (
          <Kind key={kind.key} kind={kind} isOnly={dish.kinds.length === 1} />
        ))}
      </div>
    </li>
  )
}

interface AllDayProps {
  orders: readonly Order[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Dishes to prepare now, counted over all shown accepted orders; folds to one line. */
export const AllDay = ({ orders, isOpen, onToggle }: AllDayProps) => {
  const { t } = useTranslation()
  const dishes = useMemo(() => countDishes(orders), [orders])
  const sum = dishes.reduce((all, { count }) => all + count, 0)
  return (
    <Root open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span>{t('orders:allDay.sum', { count: sum })}</span>
        <ChevronDown size={18} aria-hidden />
      </summary>
      {/* The list can be long, and arrow keys scroll only a focused element. */}
      {sum > 0 && (
        <ul tabIndex={0} aria-label={t('orders:allDay.title')}>
          {dishes.map(dish => (
            <DishRow key={dish.key} dish={dish} />
          ))}
        </ul>
      )}
    </Root>
  )
}
