import type { MailVariables } from '../mail-message.ts'
import { isolateBidi, typed } from './letter.ts'
import type { Letter } from './letter.ts'
import { arabicIn, englishIn } from './plan-letters.ts'

type Words = Pick<Letter, 'subject' | 'opening' | 'button' | 'closing'>
type Closing = MailVariables<'accountClosing'>

export const arabicClosing = ({ merchantAr, days, date, url }: Closing): Words => ({
  subject: `يُغلق حساب منشأتكم في سفرة ${arabicIn(days)}`,
  opening: `حساب ${typed(merchantAr)} قيد الإغلاق. تُمحى بياناته ${arabicIn(days)}، في ${isolateBidi(date)}.`,
  button: { label: 'الإبقاء على الحساب', url },
  closing: [
    'حتى ذلك اليوم يمكنكم الاطلاع على كل شيء وتنزيل بياناتكم، ولا تستقبل الفروع أي طلبات، ولا يُخصم أي مبلغ.',
    'إن أبقيتم على الحساب يعود كل شيء كما كان. الفواتير والإشعارات الدائنة تبقى محفوظة ست سنوات كما يشترط النظام.',
  ],
})

export const englishClosing = ({ merchantEn, days, date, url }: Closing): Words => ({
  subject: `Your Sufra account closes ${englishIn(days)}`,
  opening: `The account of ${typed(merchantEn)} is being closed. Its data is erased ${englishIn(days)}, on ${isolateBidi(date)}.`,
  button: { label: 'Keep the account', url },
  closing: [
    'Until then you can read everything and download your data. Branches take no orders, and nothing is charged.',
    'If you keep the account, everything is as it was. Invoices and credit notes are kept for six years, as the law requires.',
  ],
})
