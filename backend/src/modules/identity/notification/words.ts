import { z } from 'zod'
import type { NotificationKind } from '@sufra/shared/contracts/notification-kinds'
import { readLocalized } from '@sufra/shared/contracts/text'

/** Facts of a notification. Names are localized texts as they were at the time of the event. */
export const Facts = z.object({
  merchant: z.string().optional(),
  branch: z.string().optional(),
  channel: z.string().optional(),
  /** id of an order or a conversation */
  id: z.int().optional(),
  /** display name: an order's number, a conversation's subject, a remote's version */
  name: z.string().optional(),
  /** reason, in the words of the person or platform that refused */
  why: z.string().optional(),
})
export type Facts = z.infer<typeof Facts>

export interface Words {
  title: string
  body: string
}

type Language = 'ar' | 'en'
interface Named {
  merchant: string
  branch: string
  channel: string
  name: string
  why: string
}

const isolated = (value: string): string => `\u2068${value}\u2069`

const inLanguage = (text: string | undefined, language: Language): string => {
  const { ar, en } = readLocalized(text ?? '')
  return (language === 'ar' ? ar || en : en || ar) ?? ''
}

const namesIn = (facts: Facts, language: Language): Named => ({
  merchant: isolated(inLanguage(facts.merchant, language)),
  branch: isolated(inLanguage(facts.branch, language)),
  channel: isolated(inLanguage(facts.channel, language)),
  name: isolated(facts.name ?? ''),
  why: facts.why ? isolated(facts.why) : '',
})

const ENGLISH: Record<NotificationKind, (of: Named) => Words> = {
  orderMissed: ({ name, branch, channel }) => ({
    title: `Order ${name} was missed`,
    body: `Nobody accepted it in time at ${branch}. It came from ${channel}.`,
  }),
  orderFailed: ({ name, branch, channel }) => ({
    title: `Order ${name} could not be read`,
    body: `Part of what ${channel} sent to ${branch} is not on the menu, or could not be read. Open the order.`,
  }),
  callUndelivered: ({ name, channel, why }) => ({
    title: `${channel} does not know of order ${name}`,
    body: `What was done here did not reach ${channel}. Tell them yourself.${why && ` They said: ${why}`}`,
  }),
  branchPaused: ({ branch }) => ({
    title: `${branch} was paused`,
    body: 'It missed several orders in a row, so it takes no more until somebody opens it again.',
  }),
  printerStuck: ({ name, branch }) => ({
    title: `${name} does not print`,
    body: `Papers of ${branch} wait for it. See that it is switched on, connected and has paper.`,
  }),
  connectionLost: ({ branch, channel, why }) => ({
    title: `${branch} lost its connection to ${channel}`,
    body: why ? `${channel} said: ${why}` : `${channel} does not answer as it should.`,
  }),
  connectionMade: ({ branch, channel }) => ({
    title: `${branch} is connected to ${channel}`,
    body: 'Send the menu there, and try it with a test order.',
  }),
  connectionDeclined: ({ branch, channel, why }) => ({
    title: `${branch} will not be connected to ${channel}`,
    body: why,
  }),
  publishFailed: ({ channel, why }) => ({
    title: `${channel} did not take the menu`,
    body: why ? `It said: ${why}` : 'What it complains about stands on the page.',
  }),
  accountViewed: ({ name, why }) => ({
    title: 'Sufra looked at your account',
    body: `${name} of Sufra opened your account to look, without changing anything. Why: ${why}`,
  }),
  connectionRequested: ({ merchant, branch, channel }) => ({
    title: `${merchant} asks for a connection`,
    body: `${branch} is to be connected to ${channel}.`,
  }),
  ticketOpened: ({ merchant, name }) => ({ title: `${merchant} asks support`, body: name }),
  canaryWithdrawn: ({ name, why }) => ({ title: `The canary of ${name} was ended`, body: why }),
}

const ARABIC: Record<NotificationKind, (of: Named) => Words> = {
  orderMissed: ({ name, branch, channel }) => ({
    title: `فات الطلب ${name}`,
    body: `لم يقبله أحد في الوقت المحدد في ${branch}. مصدره ${channel}.`,
  }),
  orderFailed: ({ name, branch, channel }) => ({
    title: `تعذّرت قراءة الطلب ${name}`,
    body: `جزء مما أرسلته ${channel} إلى ${branch} ليس في القائمة أو تعذّرت قراءته. افتح الطلب.`,
  }),
  callUndelivered: ({ name, channel, why }) => ({
    title: `لم يصل إجراء الطلب ${name} إلى ${channel}`,
    body: `ما تم هنا لم يبلغ ${channel}. أبلغهم بنفسك.${why && ` قالوا: ${why}`}`,
  }),
  branchPaused: ({ branch }) => ({
    title: `توقّف ${branch} مؤقتًا`,
    body: 'فاتته عدة طلبات متتالية، فلن يستقبل طلبات جديدة حتى يفتحه أحد.',
  }),
  printerStuck: ({ name, branch }) => ({
    title: `الطابعة ${name} لا تطبع`,
    body: `أوراق ${branch} تنتظرها. تأكد أنها تعمل ومتصلة وفيها ورق.`,
  }),
  connectionLost: ({ branch, channel, why }) => ({
    title: `انقطع ربط ${branch} مع ${channel}`,
    body: why ? `قالت ${channel}: ${why}` : `لا تستجيب ${channel} كما ينبغي.`,
  }),
  connectionMade: ({ branch, channel }) => ({
    title: `تم ربط ${branch} مع ${channel}`,
    body: 'أرسل القائمة إليها ثم جرّبها بطلب تجريبي.',
  }),
  connectionDeclined: ({ branch, channel, why }) => ({
    title: `لم يُقبل ربط ${branch} مع ${channel}`,
    body: why,
  }),
  publishFailed: ({ channel, why }) => ({
    title: `لم تقبل ${channel} القائمة`,
    body: why ? `قالت: ${why}` : 'تجد ملاحظاتها في الصفحة.',
  }),
  accountViewed: ({ name, why }) => ({
    title: 'اطّلعت سفرة على حسابكم',
    body: `فتح ${name} من فريق سفرة حسابكم للاطلاع فقط دون تغيير شيء. السبب: ${why}`,
  }),
  connectionRequested: ({ merchant, branch, channel }) => ({
    title: `طلب ربط من ${merchant}`,
    body: `المطلوب ربط ${branch} مع ${channel}.`,
  }),
  ticketOpened: ({ merchant, name }) => ({ title: `سؤال للدعم من ${merchant}`, body: name }),
  canaryWithdrawn: ({ name, why }) => ({ title: `أُنهي الإصدار التجريبي من ${name}`, body: why }),
}

const WORDS = { ar: ARABIC, en: ENGLISH }

/** Returns the texts of a notification. Names that people typed are isolated for their text direction. */
export const wordsOf = (kind: NotificationKind, facts: Facts, language: Language): Words =>
  WORDS[language][kind](namesIn(facts, language))

const PATHS: Record<NotificationKind, (facts: Facts) => string> = {
  orderMissed: () => '/orders',
  orderFailed: () => '/live-order',
  callUndelivered: ({ id }) => (id ? `/live-order?order=${id}` : '/live-order'),
  branchPaused: () => '/branches',
  connectionLost: () => '/integrations',
  connectionMade: () => '/integrations',
  connectionDeclined: () => '/integrations',
  printerStuck: () => '/settings#printers',
  publishFailed: () => '/menus/channels',
  accountViewed: () => '/settings#views',
  connectionRequested: () => '/integrations/new-integrations',
  ticketOpened: ({ id }) => (id ? `/support?ticket=${id}` : '/support'),
  canaryWithdrawn: () => '/releases',
}

/** Returns the path of the screen where the person can act. */
export const pathOf = (kind: NotificationKind, facts: Facts): string => PATHS[kind](facts)
