import { sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import type { ImageStorage, ZipFile } from '#src/modules/infrastructure/infrastructure.ts'
import { EXPORTED_TABLES } from './exported-tables.ts'
import { readTable } from './read-tables.ts'

export type Pictures = Pick<ImageStorage, 'read'>

const README = `سفرة: كل بيانات منشأتك
data/: ملف CSV لكل نوع من البيانات، يُفتح في برامج الجداول. الأوقات بتوقيت UTC والمبالغ بالريال.
images/: صورك. support-files/: ملفات محادثات الدعم.

Sufra: everything of your business
data/: a CSV for each kind of data, which spreadsheet programs open. Times are UTC, amounts are SAR.
images/: your pictures. support-files/: the files of your support conversations.
`

async function* picturesOf(db: Db, pictures: Pictures): AsyncGenerator<ZipFile> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from image order by key`)
  for (const { key } of rows) {
    const webp = await pictures.read(key)
    if (webp) yield { name: `images/${key}.webp`, parts: [webp] }
  }
}

// Cleans a user's file name so that it contains no folder; the id makes it unique.
const plain = (name: string): string => name.replace(/[\\/:*?"<>|\p{C}]/gu, '_').slice(-100)

async function* supportFiles(db: Db): AsyncGenerator<ZipFile> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ticket_file where message_id in (select id from ticket_message where kind <> 'note') order by id`,
  )
  for (const { id } of rows) {
    const { rows: found } = await db.execute<{ name: string; bytes: Buffer }>(
      sql`select name, bytes from ticket_file where id = ${id}`,
    )
    for (const { name, bytes } of found) yield { name: `support-files/${id}-${plain(name)}`, parts: [bytes] }
  }
}

interface Building {
  pictures: Pictures
  /** Called after each kind of data. */
  onDone: (done: number) => void
}

/** Yields all data of the merchant of this transaction, file by file. */
export async function* filesOf(db: Db, { pictures, onDone }: Building): AsyncGenerator<ZipFile> {
  yield { name: 'README.txt', parts: [Buffer.from(`\ufeff${README}`)] }
  for (const [at, wanted] of EXPORTED_TABLES.entries()) {
    yield { name: `data/${wanted.table}.csv`, parts: readTable(db, wanted) }
    onDone(at + 1)
  }
  yield* picturesOf(db, pictures)
  yield* supportFiles(db)
}
