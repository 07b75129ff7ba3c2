import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { searchKey } from '@sufra/shared/contracts/text'
import type { TicketSide } from '@sufra/shared/contracts/ticket'
import type { Db } from '#src/database/database.ts'
import { ticketFile, ticketMessage } from './ticket.table.ts'

export type MessageRow = typeof ticketMessage.$inferSelect
type NewMessage = Omit<typeof ticketMessage.$inferInsert, 'searchKey'>

const FILE = {
  id: ticketFile.id,
  messageId: ticketFile.messageId,
  name: ticketFile.name,
  type: ticketFile.type,
  width: ticketFile.width,
  height: ticketFile.height,
  bytes: sql<number>`octet_length(${ticketFile.bytes})`.mapWith(Number),
}

interface OfTicket {
  accountId: number
  ticketId: number
}

export const insertMessage = async (db: Db, values: NewMessage): Promise<MessageRow> => {
  const key = values.kind === 'event' ? '' : searchKey(values.text ?? '')
  const [row] = await db
    .insert(ticketMessage)
    .values({ ...values, searchKey: key })
    .returning()
  if (!row) throw new Error('No message was written')
  return row
}

/** Latest messages before `beforeId` (0: of all), newest first. Notes are for the operator's people only. */
export const listMessages = (
  db: Db,
  {
    accountId,
    ticketId,
    side,
    beforeId,
    limit,
  }: OfTicket & { side: TicketSide; beforeId: number; limit: number },
) =>
  db
    .select()
    .from(ticketMessage)
    .where(
      and(
        ...[eq(ticketMessage.accountId, accountId), eq(ticketMessage.ticketId, ticketId)],
        beforeId ? lt(ticketMessage.id, beforeId) : undefined,
        side === 'merchant' ? ne(ticketMessage.kind, 'note') : undefined,
      ),
    )
    .orderBy(desc(ticketMessage.id))
    .limit(limit)

/** Returns the people who have written for the merchant. */
export const writersOf = async (db: Db, { accountId, ticketId }: OfTicket): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: ticketMessage.authorId })
    .from(ticketMessage)
    .where(
      and(
        ...[eq(ticketMessage.accountId, accountId), eq(ticketMessage.ticketId, ticketId)],
        ...[eq(ticketMessage.side, 'merchant'), eq(ticketMessage.kind, 'text')],
      ),
    )
  return rows.flatMap(({ id }) => id ?? [])
}

/** Returns the last author of a side and the time; undefined when nobody has written since `readId`. */
export const lastUnread = async (
  db: Db,
  { accountId, ticketId, side, readId }: OfTicket & { side: TicketSide; readId: number },
) => {
  const rows = await db
    .select({ id: ticketMessage.id, authorName: ticketMessage.authorName })
    .from(ticketMessage)
    .where(
      and(
        ...[eq(ticketMessage.accountId, accountId), eq(ticketMessage.ticketId, ticketId)],
        ...[eq(ticketMessage.side, side), eq(ticketMessage.kind, 'text')],
        sql`${ticketMessage.id} > ${readId}`,
      ),
    )
    .orderBy(desc(ticketMessage.id))
  const [last] = rows
  return last && { ...last, messages: rows.length }
}

export const insertFile = async (db: Db, values: typeof ticketFile.$inferInsert) => {
  const [row] = await db.insert(ticketFile).values(values).returning(FILE)
  if (!row) throw new Error('No file was written')
  return row
}

export const filesOf = async (db: Db, accountId: number, messageIds: number[]) =>
  messageIds.length === 0
    ? []
    : db
        .select(FILE)
        .from(ticketFile)
        .where(and(eq(ticketFile.accountId, accountId), inArray(ticketFile.messageId, messageIds)))
        .orderBy(ticketFile.id)
export type FileRow = Awaited<ReturnType<typeof filesOf>>[number]

/** Attaches stored, unsent files of the sender to a message. Returns their number. */
export const sendFiles = async (
  db: Db,
  { accountId, ticketId, id }: MessageRow,
  { userId, fileIds, isOfNote }: { userId: number; fileIds: number[]; isOfNote: boolean },
): Promise<number> => {
  if (fileIds.length === 0) return 0
  const rows = await db
    .update(ticketFile)
    .set({ messageId: id, isOfNote })
    .where(
      and(
        ...[eq(ticketFile.accountId, accountId), eq(ticketFile.ticketId, ticketId)],
        ...[eq(ticketFile.userId, userId), isNull(ticketFile.messageId), inArray(ticketFile.id, fileIds)],
      ),
    )
    .returning({ id: ticketFile.id })
  return rows.length
}

export const deleteUnsentBefore = (db: Db, before: Date) =>
  db.delete(ticketFile).where(and(isNull(ticketFile.messageId), lt(ticketFile.createdAt, before)))
