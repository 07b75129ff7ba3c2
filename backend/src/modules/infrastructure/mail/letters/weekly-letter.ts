import type { MailVariables } from '../mail-message.ts'
import { isolateBidi, typed } from './letter.ts'
import type { Letter } from './letter.ts'

type Week = MailVariables<'weeklyLetter'>
type Words = Omit<Letter, 'greeting' | 'footer'>
type Language = 'ar' | 'en'

const LOCALE = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' }
const CURRENCY = { ar: 'ر.س', en: 'SAR' }

const writer = (language: Language) => {
  const whole = new Intl.NumberFormat(LOCALE[language])
  const cents = new Intl.NumberFormat(LOCALE[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const quantities = new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 3 })
  const percent = new Intl.NumberFormat(LOCALE.en, { maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const money = (value: number) => `${isolateBidi(cents.format(value))} ${CURRENCY[language]}`
  return {
    number: (value: number) => whole.format(value),
    quantity: (value: number) => quantities.format(value),
    money,
    days: ({ from, to }: Week) => isolateBidi(day.formatRange(new Date(from), new Date(to))),
    /** Returns the change with a sign; undefined without a value to compare with. */
    change: (now: number, before: number): string | undefined => {
      if (before === 0) return undefined
      const share = (100 * (now - before)) / before
      return isolateBidi(`${share < 0 ? '−' : '+'}${percent.format(Math.abs(share))}%`)
    },
    sold: (count: string, sales: number) => `${count} · ${money(sales)}`,
  }
}

interface Labels {
  orders: string
  sales: string
  averageTicket: string
  acceptance: string
  lost: string
  channels: string
  products: string
  seconds: (seconds: string) => string
}

const bodyOf = (week: Week, language: Language, labels: Labels): Pick<Words, 'figures' | 'lists'> => {
  const write = writer(language)
  const nameOf = (named: { ar: string; en: string }) =>
    typed(language === 'ar' ? named.ar || named.en : named.en || named.ar)
  const { acceptanceSeconds: wait } = week
  return {
    figures: [
      {
        label: labels.sales,
        value: write.money(week.sales),
        change: write.change(week.sales, week.salesBefore),
      },
      {
        label: labels.orders,
        value: write.number(week.orders),
        change: write.change(week.orders, week.ordersBefore),
      },
      {
        label: labels.averageTicket,
        value: write.money(week.averageTicket),
        change: write.change(week.averageTicket, week.averageTicketBefore),
      },
      ...(wait === null
        ? []
        : [{ label: labels.acceptance, value: labels.seconds(write.number(Math.round(wait))) }]),
      {
        label: labels.lost,
        value: write.sold(write.number(week.lostOrders), week.lostValue),
        change: write.change(week.lostValue, week.lostValueBefore),
      },
    ],
    lists: [
      {
        title: labels.channels,
        rows: week.channels.map(channel => ({
          label: nameOf(channel),
          value: write.sold(write.number(channel.orders), channel.sales),
        })),
      },
      {
        title: labels.products,
        rows: week.products.map(product => ({
          label: nameOf(product),
          value: write.sold(write.quantity(product.quantity), product.sales),
        })),
      },
    ],
  }
}

export const englishWeek = (week: Week): Words => {
  const days = writer('en').days(week)
  return {
    subject: `Your week on Sufra: ${days}`,
    opening: `How ${typed(week.merchantEn || week.merchantAr)} did from Sunday to Saturday, ${days}, against the week before:`,
    ...bodyOf(week, 'en', {
      orders: 'Orders',
      sales: 'Sales',
      averageTicket: 'Average order',
      acceptance: 'Usual time to accept',
      lost: 'What was lost',
      channels: 'By platform',
      products: 'Best sellers',
      seconds: seconds => `${seconds} s`,
    }),
    button: { label: 'Open the dashboard', url: week.url },
    closing: ['You get this letter every Sunday, as an Admin.'],
    stop: { label: 'Stop it in your settings', url: week.settingsUrl, oneClickUrl: week.stopUrl },
  }
}

export const arabicWeek = (week: Week): Words => {
  const days = writer('ar').days(week)
  return {
    subject: `أسبوعك في سفرة: ${days}`,
    opening: `هكذا كان أسبوع ${typed(week.merchantAr || week.merchantEn)} من الأحد إلى السبت، ${days}، مقارنةً بالأسبوع الذي قبله:`,
    ...bodyOf(week, 'ar', {
      orders: 'الطلبات',
      sales: 'المبيعات',
      averageTicket: 'متوسط الطلب',
      acceptance: 'زمن القبول المعتاد',
      lost: 'ما ضاع',
      channels: 'حسب المنصة',
      products: 'الأكثر مبيعًا',
      seconds: seconds => `${seconds} ث`,
    }),
    button: { label: 'فتح الرئيسية', url: week.url },
    closing: ['تصلك هذه الرسالة كل أحد لأنك مدير.'],
    stop: { label: 'إيقافها من إعداداتك', url: week.settingsUrl, oneClickUrl: week.stopUrl },
  }
}
