import type { TicketCard, TicketFile } from '@sufra/shared/contracts/ticket'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, Num, Spinner, chakra } from '@sufra/shared/ui'
import { FileText, Image as ImageIcon, ReceiptText, UtensilsCrossed, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

const Row = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyle: 'none', p: '0', m: '0', mb: '1.5' },
})
const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxW: 'full',
    ps: '2.5',
    minH: 'tool',
    bg: 'soft',
    borderRadius: 'control',
    textStyle: 'sm13',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxW: '200px' },
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      w: 'tool',
      minH: 'tool',
      color: 'muted',
      borderRadius: 'control',
      '@media (pointer: coarse)': { w: 'touch', minH: 'touch' },
    },
  },
})

interface PieceProps {
  icon: ReactNode
  name: string
  children: ReactNode
  onRemove: () => void
}

const Piece = ({ icon, name, children, onRemove }: PieceProps) => {
  const { t } = useTranslation('support')
  return (
    <Chip>
      {icon}
      <span>{children}</span>
      <button type="button" aria-label={t('compose.remove', { name })} onClick={onRemove}>
        <X size={15} aria-hidden />
      </button>
    </Chip>
  )
}

const CardPiece = ({ card, onRemove }: { card: TicketCard; onRemove: () => void }) => {
  const { language } = useLanguage()
  const name = card.kind === 'order' ? `#${card.orderNumber}` : inLanguage(card.name, language)
  const Icon = card.kind === 'order' ? ReceiptText : UtensilsCrossed
  return (
    <Piece icon={<Icon size={16} aria-hidden />} name={name} onRemove={onRemove}>
      {card.kind === 'order' ? <Num value={name} /> : <Bdi>{name}</Bdi>}
    </Piece>
  )
}

interface AttachedProps {
  files: readonly TicketFile[]
  card: TicketCard | null
  isUploading: boolean
  onRemoveFile: (id: number) => void
  onRemoveCard: () => void
}

/** Files and card of the message being written. */
export const AttachmentList = ({ files, card, isUploading, onRemoveFile, onRemoveCard }: AttachedProps) => {
  if (files.length === 0 && !card && !isUploading) return null
  return (
    <Row>
      {card && <CardPiece card={card} onRemove={onRemoveCard} />}
      {files.map(({ id, name, type }) => (
        <Piece
          key={id}
          name={name}
          icon={
            type === 'image/webp' ? <ImageIcon size={16} aria-hidden /> : <FileText size={16} aria-hidden />
          }
          onRemove={() => onRemoveFile(id)}
        >
          <Bdi>{name}</Bdi>
        </Piece>
      ))}
      {isUploading && (
        <Chip>
          <Spinner size={16} />
        </Chip>
      )}
    </Row>
  )
}
