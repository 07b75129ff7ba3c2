import { daysBetween } from '@sufra/shared/contracts/subscription-period'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { longDate, queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import type { MailMessage } from '#src/modules/infrastructure/infrastructure.ts'
import { listRenewers } from './due.repository.ts'
import { listFuturePeriods, updateSubscription } from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

const NOTICES = [1, 3, 7, 14]
/** Days before the end of a subscription on which the first reminder is sent. */
export const FIRST_NOTICE_DAYS = 14
// A trial lasts fourteen days; a warning on its first day would be too early.
const FIRST_NOTICE_OF_TRIAL = 7

export interface NoticeContext {
  accountId: number
  publicUrl: string
}

const planOf = ({ planName }: NamedSubscription) => {
  const { ar, en } = readLocalized(planName)
  return { planAr: ar || en, planEn: en || ar }
}

type News = { kind: 'ending'; days: number; at: Date } | { kind: 'ended'; until: Date } | { kind: 'over' }

const messageOf = (
  row: NamedSubscription,
  news: News,
  { language, url }: { language: 'ar' | 'en'; url: string },
): MailMessage => {
  const facts = { ...planOf(row), url }
  if (news.kind === 'over') return { template: 'planOver', variables: facts }
  if (news.kind === 'ended')
    return { template: 'planEnded', variables: { ...facts, date: longDate(language, news.until) } }
  const { days, at } = news
  return { template: 'planEnding', variables: { ...facts, days, date: longDate(language, at) } }
}

/** Mails everybody who decides about the plan and can pay, in their language. Returns whether there was somebody. */
export const mailPayers = async (
  db: Db,
  row: NamedSubscription,
  { accountId, publicUrl, news }: NoticeContext & { news: News },
): Promise<boolean> => {
  const url = `${publicUrl}/subscriptions`
  const people = await listRenewers(db, accountId)
  for (const { email: recipient, language } of people)
    await queueMail(db, { accountId, recipient, language, ...messageOf(row, news, { language, url }) })
  return people.length > 0
}

/** Returns the due reminder: only the nearest one, so that several are not sent at once after Sufra was down. */
export const noticeDue = (
  { kind, remindedDays }: Pick<NamedSubscription, 'kind' | 'remindedDays'>,
  daysLeft: number,
): number | null => {
  const first = kind === 'trial' ? FIRST_NOTICE_OF_TRIAL : FIRST_NOTICE_DAYS
  const notice = NOTICES.find(days => daysLeft <= days)
  if (notice === undefined || notice > first) return null
  return remindedDays === null || notice < remindedDays ? notice : null
}

/** Sends each reminder of the end of a subscription once; none for a renewed or cancelled one. */
export const remindPayers = async (
  db: Db,
  row: NamedSubscription,
  { now, ...told }: NoticeContext & { now: Date },
): Promise<void> => {
  if (!row.expiryDate || row.endsWithPeriod || (row.status !== 'Active' && row.status !== 'Trial')) return
  const days = daysBetween(now, row.expiryDate)
  const notice = noticeDue(row, days)
  const key = { accountId: told.accountId, subscriptionId: row.id }
  if (notice === null || (await listFuturePeriods(db, { ...key, now })).length > 0) return
  const news = { kind: 'ending', days, at: row.expiryDate } as const
  // A suspended merchant got no mail, so the reminder stays due until it is active again.
  if (await mailPayers(db, row, { ...told, news }))
    await updateSubscription(db, key, { remindedDays: notice })
}
