import { z } from 'zod'
import { readLocalized } from '@sufra/shared/contracts/text'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import { channelOf } from '#src/modules/channels/channels.ts'
import type { PushDevices, PushMessage } from '#src/modules/identity/identity.ts'
import { findWaiting } from './escalation.repository.ts'
import type { WaitingOrder } from './escalation.repository.ts'

/**
 * Job that notifies one device of one order. Four attempts take about half a minute, because an order waits
 * only for minutes.
 */
export const ESCALATION_PUSH = defineJob({
  name: 'escalation-push',
  payload: z.object({ accountId: z.int(), orderId: z.int(), deviceId: z.int() }),
  maxAttempts: 4,
})

const LOCALES = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' }
const TEXTS = {
  ar: {
    title: (number: string) => `طلب ينتظر الرد: \u200e#${number}`,
    until: (time: string) => `مهلة القبول حتى ${time}`,
  },
  en: {
    title: (number: string) => `Nobody has answered order #${number}`,
    until: (time: string) => `Accept by ${time}`,
  },
}

const timeOf = ({ acceptBy, timeZone }: WaitingOrder, language: 'ar' | 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(acceptBy)

const inLanguage = (text: string, language: 'ar' | 'en'): string => {
  const { ar, en } = readLocalized(text)
  return (language === 'ar' ? ar || en : en || ar) ?? ''
}

/** Returns a message with number, platform, branch and deadline, without data of the customer. */
export const messageOf = (order: WaitingOrder, language: 'ar' | 'en'): PushMessage => {
  const { title, until } = TEXTS[language]
  const channel = inLanguage(channelOf(order.channelId).name, language)
  return {
    title: title(order.orderNumber),
    body: [channel, inLanguage(order.branchName, language), until(timeOf(order, language))].join(' · '),
    language,
    tag: `order-${order.id}`,
    path: `/live-order?order=${order.id}`,
    until: order.acceptBy.toISOString(),
  }
}

/** Registers the handler of the job. It sends nothing for an answered order. */
export const handleEscalationPushes = (
  { database, jobs }: Pick<Foundation, 'database' | 'jobs'>,
  devices: Pick<PushDevices, 'send'>,
): void =>
  jobs.handle(ESCALATION_PUSH, async ({ accountId, orderId, deviceId }) => {
    const order = await database.run(tenant(accountId), db => findWaiting(db, { accountId, id: orderId }))
    const ttlSeconds = order ? Math.floor((order.acceptBy.getTime() - Date.now()) / 1000) : 0
    if (!order || ttlSeconds <= 0) return
    await devices.send(
      { accountId, id: deviceId },
      { messageFor: language => messageOf(order, language), ttlSeconds, topic: `order-${order.id}` },
    )
  })
