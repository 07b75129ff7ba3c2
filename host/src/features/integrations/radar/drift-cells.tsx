import { channelMark } from '@sufra/shared/contracts/channel-mark'
import type { DriftRow, DriftValue } from '@sufra/shared/contracts/drift'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Money, Num, Pill, Text, chakra } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { Ban, Check, LoaderCircle, Store, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isPrice, useDriftWords } from './drift-words.ts'

interface CellProps {
  row: DriftRow
}

const Identity = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minW: '13rem',
    lineHeight: '1.4',
    mdDown: { minW: '0' },
    '& > span:first-of-type': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      w: '9',
      h: '9',
      borderRadius: 'control',
      bg: 'disabled.soft',
      color: 'disabled',
      '&[data-verdict=same]': { bg: 'active.soft', color: 'active' },
      '&[data-verdict=pending]': { bg: 'pending.soft', color: 'pending' },
      '&[data-verdict=unknown]': { bg: 'soft', color: 'muted' },
    },
    '& b': { display: 'block', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'xs12', color: 'muted' },
  },
})

const Where = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& > img': { w: '7', h: '7', borderRadius: 'control', flexShrink: 0 },
  },
})

const Icon = ({ row: { kind, verdict } }: CellProps) => {
  const look = { size: 18, 'aria-hidden': true } as const
  if (verdict === 'same') return <Check {...look} />
  if (verdict === 'pending') return <LoaderCircle {...look} />
  if (kind === 'state') return <Store {...look} />
  return kind === 'price' ? <Tag {...look} /> : <Ban {...look} />
}

/** The product or the shop, and the kind of difference. */
export const WhatCell = ({ row }: CellProps) => {
  const { nameOf, whatOf } = useDriftWords()
  return (
    <Identity>
      <span data-verdict={row.verdict}>
        <Icon row={row} />
      </span>
      <div>
        <b>
          <Bdi>{nameOf(row)}</Bdi>
        </b>
        <small>{whatOf(row)}</small>
      </div>
    </Identity>
  )
}

export const WhereCell = ({ row }: CellProps) => {
  const { t } = useTranslation('radar')
  const { branchOf } = useDriftWords()
  return (
    <Where>
      <img src={channelMark(row.channelKey)} alt={t(`channels.${row.channelKey}`)} />
      <Bdi>{branchOf(row)}</Bdi>
    </Where>
  )
}

const FAMILIES: Record<'open' | 'busy' | 'closed', PillFamily> = {
  open: 'active',
  busy: 'pending',
  closed: 'disabled',
}

const wordOf = (kind: DriftRow['kind'], value: DriftValue | null) => {
  if (kind === 'missing') return value === null ? 'absent' : 'there'
  if (value === 'open' || value === 'busy' || value === 'closed') return value
  return value === true ? 'offered' : 'hidden'
}

const familyOf = (value: DriftValue | null): PillFamily => {
  if (value === 'open' || value === 'busy' || value === 'closed') return FAMILIES[value]
  return value === true ? 'active' : 'neutral'
}

const Value = ({ kind, value }: { kind: DriftRow['kind']; value: DriftValue | null }) => {
  const { t } = useTranslation('radar')
  return isPrice(kind, value) ? (
    <Money value={value} />
  ) : (
    <Pill family={familyOf(value)}>{t(`value.${wordOf(kind, value)}`)}</Pill>
  )
}

export const WantedCell = ({ row: { kind, wanted } }: CellProps) => <Value kind={kind} value={wanted} />

const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${Math.abs(amount).toFixed(2)}`

/** The value that customers see, and the price difference. */
export const ShownCell = ({ row: { kind, wanted, shown, verdict } }: CellProps) => {
  const isOff = verdict !== 'same' && isPrice(kind, wanted) && isPrice(kind, shown) && wanted !== shown
  return (
    <Text as="span" display="inline-flex" gap="2" alignItems="baseline" whiteSpace="nowrap">
      <Value kind={kind} value={verdict === 'same' ? wanted : shown} />
      {isOff && (
        <Text as="span" textStyle="xs12" fontWeight="semibold" color="disabled">
          <Num value={signed(shown - wanted)} />
        </Text>
      )}
    </Text>
  )
}

/** Duration of the difference, or its repair and the person who repaired it. */
export const SinceCell = ({ row: { since, endedAt, repairBy }, now }: CellProps & { now: number }) => {
  const { t } = useTranslation('radar')
  const format = useFormat()
  if (endedAt)
    return (
      <Text as="span" color="muted" textStyle="sm13">
        {repairBy ? t('mendedBy', { name: repairBy }) : t('mended')}
      </Text>
    )
  if (since === null) return <span>—</span>
  return (
    <Text as="span" whiteSpace="nowrap">
      <time dateTime={since} title={format.dateTime(since)}>
        {format.duration(Math.max(0, now - Date.parse(since)))}
      </time>
    </Text>
  )
}
