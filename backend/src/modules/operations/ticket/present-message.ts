import type { TicketCard, TicketFile, TicketMessage } from '@sufra/shared/contracts/ticket'
import type { Db } from '#src/database/database.ts'
import { channelOf } from '#src/modules/channels/channels.ts'
import { imageUrl } from '#src/modules/infrastructure/infrastructure.ts'
import { ordersById, productsById } from './card.repository.ts'
import type { OrderOfCard, ProductOfCard } from './card.repository.ts'
import { filesOf } from './message.repository.ts'
import type { FileRow, MessageRow } from './message.repository.ts'

const orderCard = ({ status, channelId, placedAt, ...order }: OrderOfCard): TicketCard => ({
  kind: 'order',
  ...order,
  orderStatus: status,
  channel: channelOf(channelId),
  placedAt: placedAt.toISOString(),
})

const productCard = ({ imageKey, deletedAt, ...product }: ProductOfCard): TicketCard => ({
  kind: 'product',
  ...product,
  imageUrl: imageUrl(imageKey),
  isDeleted: deletedAt !== null,
})

export const presentFile = ({
  id,
  name,
  type,
  bytes,
  width,
  height,
}: Omit<FileRow, 'messageId'>): TicketFile => ({
  id,
  name,
  type,
  bytes,
  width,
  height,
})

const present = (row: MessageRow, files: FileRow[], card: TicketCard | undefined): TicketMessage => ({
  id: row.id,
  ticketId: row.ticketId,
  kind: row.kind,
  side: row.side,
  event: row.event,
  authorId: row.authorId,
  authorName: row.authorName,
  text: row.text,
  key: row.key,
  files: files.filter(({ messageId }) => messageId === row.id).map(presentFile),
  card: card ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** Returns messages of one merchant with their files and the present state of attached records. */
export const presentMessages = async (
  db: Db,
  accountId: number,
  rows: MessageRow[],
): Promise<TicketMessage[]> => {
  const files = await filesOf(
    db,
    accountId,
    rows.map(({ id }) => id),
  )
  const orders = await ordersById(
    db,
    accountId,
    rows.flatMap(({ orderId }) => orderId ?? []),
  )
  const products = await productsById(
    db,
    accountId,
    rows.flatMap(({ productId }) => productId ?? []),
  )
  const cards = new Map<string, TicketCard>([
    ...orders.map((each): [string, TicketCard] => [`order ${each.id}`, orderCard(each)]),
    ...products.map((each): [string, TicketCard] => [`product ${each.id}`, productCard(each)]),
  ])
  return rows.map(row =>
    present(
      row,
      files,
      cards.get(row.orderId === null ? `product ${row.productId}` : `order ${row.orderId}`),
    ),
  )
}
