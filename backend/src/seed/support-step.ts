import { eq } from 'drizzle-orm'
import { searchKey } from '@sufra/shared/contracts/text'
import type { TicketSide } from '@sufra/shared/contracts/ticket'
import type { Db } from '#src/database/database.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { cannedAnswer } from '#src/modules/operations/canned-answer/canned-answer.table.ts'
import { afterMessage, afterResolve } from '#src/modules/operations/operations.ts'
import type { TicketFacts } from '#src/modules/operations/operations.ts'
import { ticket, ticketMessage } from '#src/modules/operations/ticket/ticket.table.ts'
import type { SeedStep } from './seed-step.ts'

const HOUR_MS = 3_600_000
const OPERATOR = 'operator@sufra.test'

interface Line {
  side: TicketSide
  hoursAgo: number
  text: string
}

interface Conversation {
  /** member of the merchant who started it */
  by: string
  subject: string
  lines: readonly Line[]
  /** null for a conversation that waits for the merchant */
  resolvedHoursAgo: number | null
}

const CONVERSATIONS: readonly Conversation[] = [
  {
    by: 'admin@sufra.test',
    subject: 'كيتا تعرض صورة قديمة لكبسة اللحم',
    lines: [
      {
        side: 'merchant',
        hoursAgo: 151,
        text: 'السلام عليكم، غيّرنا صورة كبسة اللحم أمس وما زالت كيتا تعرض الصورة القديمة.',
      },
      {
        side: 'operator',
        hoursAgo: 150.95,
        text: 'وعليكم السلام نورة. تراجع كيتا الصور الجديدة قبل عرضها، ويستغرق ذلك يومًا في العادة. أعدنا إرسالها الآن، ونتابعها معهم.',
      },
      { side: 'merchant', hoursAgo: 128, text: 'ظهرت الصورة الجديدة، شكرًا لكم.' },
      { side: 'operator', hoursAgo: 127.5, text: 'العفو، ونحن هنا متى احتجتم.' },
    ],
    resolvedHoursAgo: 127.4,
  },
  {
    by: 'admin@sufra.test',
    subject: 'طابعة ثانية لفرع الملقا',
    lines: [
      {
        side: 'merchant',
        hoursAgo: 29,
        text: 'نريد طابعة ثانية في فرع الملقا لتذاكر المطبخ وحدها، وتبقى الأولى للفواتير. هل يمكن ذلك؟',
      },
      {
        side: 'operator',
        hoursAgo: 28.94,
        text: 'نعم. أضيفوا الطابعة من الإعدادات واختاروا لها «تذاكر المطبخ». أخبرونا إن احتجتم مساعدة في ربطها.',
      },
    ],
    resolvedHoursAgo: null,
  },
  {
    by: 'second@sufra.test',
    subject: 'Opening hours in Ramadan',
    lines: [
      {
        side: 'merchant',
        hoursAgo: 76,
        text: 'Hello! Can we set other opening hours for Ramadan now, so that they change by themselves?',
      },
      {
        side: 'operator',
        hoursAgo: 75.95,
        text: 'Yes: in Branches choose Opening hours, then "Days of their own". Enter the first and the last day of Ramadan once, and the usual hours come back after it.',
      },
      { side: 'merchant', hoursAgo: 75.7, text: 'Found it. Thank you!' },
    ],
    resolvedHoursAgo: 75.6,
  },
]

const CANNED = [
  {
    shortcut: 'salam',
    ar: 'السلام عليكم، كيف نساعدكم؟',
    en: 'Hello! How can we help?',
  },
  {
    shortcut: 'photo',
    ar: 'تراجع المنصة الصور الجديدة قبل عرضها، ويستغرق ذلك يومًا في العادة.',
    en: 'The platform looks at new pictures before it shows them, which takes a day as a rule.',
  },
]

const personOf = async (db: Db, email: string) => {
  const [person] = await db.select().from(user).where(eq(user.email, email)).limit(1)
  if (!person) throw new Error(`The demo has nobody with ${email}`)
  return person
}

const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS)

const BEGUN: TicketFacts = {
  state: 'Open',
  firstAnsweredAt: null,
  pausedAt: null,
  pausedSeconds: 0,
  resolvedAt: null,
}

// Returns the state that the lines would have caused in the real product.
const stateOf = ({ lines, resolvedHoursAgo }: Conversation): TicketFacts => {
  const said = lines.reduce((facts, { side, hoursAgo }) => afterMessage(facts, side, ago(hoursAgo)), BEGUN)
  return (resolvedHoursAgo === null ? null : afterResolve(said, ago(resolvedHoursAgo))) ?? said
}

const addConversation = async (db: Db, conversation: Conversation) => {
  const { by, subject, lines } = conversation
  const people = { merchant: await personOf(db, by), operator: await personOf(db, OPERATOR) }
  const accountId = people.merchant.accountId ?? 0
  const state = stateOf(conversation)
  const times = lines.map(({ hoursAgo }) => ago(hoursAgo))
  const [row] = await db
    .insert(ticket)
    .values({
      accountId,
      subject,
      searchKey: searchKey(subject),
      ...state,
      openedById: people.merchant.id,
      openedBy: people.merchant.name,
      assigneeId: people.operator.id,
      assigneeName: people.operator.name,
      createdAt: times[0],
      lastAt: times.at(-1),
    })
    .returning({ id: ticket.id })
  const ticketId = row?.id ?? 0
  const words = lines.map(({ side, hoursAgo, text }) => ({
    accountId,
    ticketId,
    side,
    text,
    kind: 'text' as const,
    searchKey: searchKey(text),
    authorId: people[side].id,
    authorName: people[side].name,
    createdAt: ago(hoursAgo),
  }))
  const end = state.resolvedAt && {
    accountId,
    ticketId,
    side: 'operator' as const,
    kind: 'event' as const,
    event: 'resolved' as const,
    authorId: people.operator.id,
    authorName: people.operator.name,
    createdAt: state.resolvedAt,
  }
  const said = await db
    .insert(ticketMessage)
    .values([...words, ...(end ? [end] : [])])
    .returning({ id: ticketMessage.id })
  const readId = Math.max(...said.map(({ id }) => id))
  await db
    .update(ticket)
    .set({ merchantReadId: readId, operatorReadId: readId })
    .where(eq(ticket.id, ticketId))
}

/** Adds conversations of the last days between the demo's merchants and the operator, all read. Needs the people. */
export const supportStep: SeedStep = {
  name: 'support',
  run: async db => {
    for (const conversation of CONVERSATIONS) await addConversation(db, conversation)
    await db.insert(cannedAnswer).values(CANNED)
  },
}
