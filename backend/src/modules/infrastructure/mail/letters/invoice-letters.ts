import type { MailVariables } from '../mail-message.ts'
import { isolateBidi } from './letter.ts'
import type { Letter } from './letter.ts'

type Words = Omit<Letter, 'greeting' | 'footer'>
type Variables = MailVariables<'invoiceIssued'>

const ALL_IN_ENGLISH = ['You find all your invoices under Invoices in Sufra.']
const ALL_IN_ARABIC = ['تجد جميع فواتيرك في صفحة الفواتير في سفرة.']

export const englishInvoice = ({ number, amount, url }: Variables): Words => ({
  subject: `Your invoice ${number} from Sufra`,
  opening: `Thank you for your payment of SAR ${amount}. Your tax invoice ${number} is attached.`,
  button: { label: 'Open the invoice', url },
  closing: ALL_IN_ENGLISH,
})

export const arabicInvoice = ({ number, amount, url }: Variables): Words => ({
  subject: `فاتورتك ${isolateBidi(number)} من سفرة`,
  opening: `شكرًا لك، استلمنا دفعتك البالغة ${isolateBidi(amount)} ر.س. تجد الفاتورة الضريبية ${isolateBidi(number)} مرفقة.`,
  button: { label: 'عرض الفاتورة', url },
  closing: ALL_IN_ARABIC,
})

export const englishCreditNote = ({ number, amount, url }: Variables): Words => ({
  subject: `Credit note ${number} from Sufra`,
  opening: `We credited SAR ${amount} to you. Credit note ${number} is attached.`,
  button: { label: 'Open the credit note', url },
  closing: ALL_IN_ENGLISH,
})

export const arabicCreditNote = ({ number, amount, url }: Variables): Words => ({
  subject: `إشعار دائن ${isolateBidi(number)} من سفرة`,
  opening: `قيّدنا لك مبلغ ${isolateBidi(amount)} ر.س. تجد الإشعار الدائن ${isolateBidi(number)} مرفقًا.`,
  button: { label: 'عرض الإشعار', url },
  closing: ALL_IN_ARABIC,
})
