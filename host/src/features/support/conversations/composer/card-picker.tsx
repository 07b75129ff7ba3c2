import { inLanguage } from '@sufra/shared/contracts/text'
import type { TicketCard } from '@sufra/shared/contracts/ticket'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, Button, Flex, Money, Num, SearchInput, Skeleton, Stack, Text, chakra } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardSearchQuery } from './card-picker.queries.ts'
import type { CardSearch } from './card-picker.queries.ts'

const Line = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    w: 'full',
    minH: 'row',
    px: '3',
    textAlign: 'start',
    borderRadius: 'control',
    _hover: { bg: 'soft' },
    '& > span': { minW: '0', overflowWrap: 'anywhere' },
    '& > span > small': { display: 'block', color: 'muted', textStyle: 'xs12' },
  },
})

const Choice = ({ card, onPick }: { card: TicketCard; onPick: (card: TicketCard) => void }) => {
  const { t } = useTranslation('support')
  const { language } = useLanguage()
  const format = useFormat()
  const price = card.kind === 'order' ? card.finalPrice : card.price
  return (
    <Line type="button" onClick={() => onPick(card)}>
      <span>
        {card.kind === 'order' ? (
          <>
            <Num value={`#${card.orderNumber}`} />
            <small>
              {t(`orderStatus.${card.orderStatus}`)} · {format.dateTime(card.placedAt)}
            </small>
          </>
        ) : (
          <Bdi>{inLanguage(card.name, language)}</Bdi>
        )}
      </span>
      {price !== null && <Money value={price} />}
    </Line>
  )
}

const Found = ({ asked, onPick }: { asked: CardSearch; onPick: (card: TicketCard) => void }) => {
  const { t } = useTranslation('support')
  const { data: cards, isError, refetch } = useQuery(cardSearchQuery(asked))
  if (!cards && isError)
    return (
      <Stack alignItems="center" role="alert" py="4">
        <Text color="muted">{t('card.failed')}</Text>
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Stack>
    )
  if (!cards) return <Skeleton h="10rem" />
  if (cards.length === 0)
    return (
      <Text color="muted" py="4" textAlign="center">
        {t('card.none')}
      </Text>
    )
  return (
    <div>
      {cards.map(card => (
        <Choice key={card.id} card={card} onPick={onPick} />
      ))}
    </div>
  )
}

interface CardPickerProps {
  /** account to search; 0: the own */
  accountId: number
  onPick: (card: TicketCard) => void
  onClose: () => void
}

/** Finds the order or product of a message. */
export const CardPicker = ({ accountId, onPick, onClose }: CardPickerProps) => {
  const { t } = useTranslation('support')
  const [kind, setKind] = useState<TicketCard['kind']>('order')
  const [search, setSearch] = useState('')
  const settled = useDeferredValue(search.trim())
  return (
    <Dialog isOpen onClose={onClose} title={t('card.attach')}>
      <Stack gap="3">
        <SegmentedTabs
          label={t('card.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'order', label: t('card.orders') },
            { value: 'product', label: t('card.products') },
          ]}
        />
        <Flex>
          <SearchInput value={search} onChange={setSearch} label={t(`card.search.${kind}`)} />
        </Flex>
        <Found asked={{ accountId, kind, search: settled }} onPick={onPick} />
      </Stack>
    </Dialog>
  )
}
