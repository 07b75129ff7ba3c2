import type { Ticket, TicketCard } from '@sufra/shared/contracts/ticket'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Button, Flex, IconButton } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { Paperclip, ReceiptText, SendHorizontal, Zap } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardPicker } from './card-picker.tsx'

const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf'

const FileButton = ({ onFiles }: { onFiles: (files: Iterable<File>) => void }) => {
  const { t } = useTranslation('support')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={t('compose.attach')}
        icon={<Paperclip size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('compose.attach')}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
    </>
  )
}

interface ComposerToolsProps {
  ticket: Ticket
  isNote: boolean
  canSend: boolean
  onNote: (isNote: boolean) => void
  onFiles: (files: Iterable<File>) => void
  onCard: (card: TicketCard) => void
  onSlash: () => void
  onSend: () => void
}

export const ComposerTools = (props: ComposerToolsProps) => {
  const { ticket, isNote, canSend, onNote, onFiles, onCard, onSlash, onSend } = props
  const { t } = useTranslation('support')
  const isOperator = useIsOperator()
  const maySeeOrders = useCan('orders.read')
  const [isPicking, setIsPicking] = useState(false)
  return (
    <Flex alignItems="center" gap="1" flexWrap="wrap">
      {isOperator && (
        <SegmentedTabs
          label={t('compose.kind')}
          value={isNote ? 'note' : 'message'}
          onChange={kind => onNote(kind === 'note')}
          options={[
            { value: 'message', label: t('compose.toMerchant') },
            { value: 'note', label: t('compose.noteTab') },
          ]}
        />
      )}
      <FileButton onFiles={onFiles} />
      {maySeeOrders && (
        <IconButton
          label={t('card.attach')}
          icon={<ReceiptText size={18} aria-hidden />}
          onClick={() => setIsPicking(true)}
        />
      )}
      {isOperator && (
        <IconButton label={t('canned.title')} icon={<Zap size={18} aria-hidden />} onClick={onSlash} />
      )}
      <Button
        ms="auto"
        aria-disabled={!canSend || undefined}
        icon={<SendHorizontal size={18} aria-hidden className="sf-mirror" />}
        onClick={onSend}
      >
        {t('compose.send')}
      </Button>
      {isPicking && (
        <CardPicker
          accountId={isOperator ? ticket.accountId : 0}
          onClose={() => setIsPicking(false)}
          onPick={card => {
            onCard(card)
            setIsPicking(false)
          }}
        />
      )}
    </Flex>
  )
}
