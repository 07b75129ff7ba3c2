import type { MailVariables } from '../mail-message.ts'
import { isolateBidi, typed } from './letter.ts'
import type { Letter } from './letter.ts'

type Words = Pick<Letter, 'subject' | 'opening' | 'button' | 'closing'>

const PLURAL = new Intl.PluralRules('ar')

export const arabicIn = (days: number): string => {
  switch (PLURAL.select(days)) {
    case 'zero':
      return 'اليوم'
    case 'one':
      return 'غدًا'
    case 'two':
      return 'بعد يومين'
    case 'few':
      return `بعد ${days} أيام`
    default:
      return `بعد ${days} يومًا`
  }
}

export const englishIn = (days: number): string => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

export const arabicEnding = ({ planAr, days, date, url }: MailVariables<'planEnding'>): Words => ({
  subject: `تنتهي باقتكم في سفرة ${arabicIn(days)}`,
  opening: `تنتهي باقة ${typed(planAr)} ${arabicIn(days)}، في ${isolateBidi(date)}.`,
  button: { label: 'تجديد الباقة', url },
  closing: [
    'لا يُخصم أي مبلغ تلقائيًا. وإن جدّدتم الآن، تبدأ الفترة الجديدة عند انتهاء الحالية، فلا يضيع منها يوم.',
    'بعد الانتهاء يستمر كل شيء سبعة أيام، ثم تتوقف الفروع عن استقبال الطلبات إلى أن تدفعوا.',
  ],
})

export const englishEnding = ({ planEn, days, date, url }: MailVariables<'planEnding'>): Words => ({
  subject: `Your Sufra plan ends ${englishIn(days)}`,
  opening: `The plan ${typed(planEn)} ends ${englishIn(days)}, on ${isolateBidi(date)}.`,
  button: { label: 'Renew the plan', url },
  closing: [
    'Nothing is charged by itself. If you renew now, the new period begins when this one ends, so no day is lost.',
    'After the end everything works for seven more days; then the branches take no orders until you pay.',
  ],
})

export const arabicEnded = ({ planAr, date, url }: MailVariables<'planEnded'>): Words => ({
  subject: 'انتهت باقتكم في سفرة، ويستمر كل شيء سبعة أيام',
  opening: `انتهت فترة باقة ${typed(planAr)}. يستمر كل شيء كالمعتاد حتى ${isolateBidi(date)}.`,
  button: { label: 'تجديد الباقة', url },
  closing: ['إن لم تُجدَّد حتى ذلك التاريخ، تتوقف الفروع عن استقبال الطلبات إلى أن تدفعوا.'],
})

export const englishEnded = ({ planEn, date, url }: MailVariables<'planEnded'>): Words => ({
  subject: 'Your Sufra plan has ended; everything works for seven more days',
  opening: `The period of the plan ${typed(planEn)} has ended. Everything works as usual until ${isolateBidi(date)}.`,
  button: { label: 'Renew the plan', url },
  closing: ['Unless it is renewed until then, the branches take no orders until you pay.'],
})

export const arabicOver = ({ planAr, url }: MailVariables<'planOver'>): Words => ({
  subject: 'انتهى اشتراككم في سفرة',
  opening: `انتهت باقة ${typed(planAr)}، وتوقفت الفروع عن استقبال الطلبات.`,
  button: { label: 'اختيار باقة', url },
  closing: ['بياناتكم محفوظة ويمكنكم الاطلاع عليها، ويعود كل شيء كما كان فور الدفع.'],
})

export const englishOver = ({ planEn, url }: MailVariables<'planOver'>): Words => ({
  subject: 'Your Sufra subscription is over',
  opening: `The plan ${typed(planEn)} is over, and the branches take no orders.`,
  button: { label: 'Choose a plan', url },
  closing: ['Your data is kept and can be read; everything is as it was as soon as you pay.'],
})
