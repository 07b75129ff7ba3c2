import type { ActName } from './acts.ts'

interface Texts {
  title: string
  /** notice that this is no bank */
  notice: string
  amount: string
  currency: string
  faults: string
  faultsWhat: string
  back: string
  over: string
  /** text at the simulator's root address */
  idle: string
  acts: Record<ActName, string>
}

export const TEXTS: Record<'ar' | 'en', Texts> = {
  ar: {
    title: 'صفحة دفع تجريبية',
    notice: 'هذه محاكاة لصفحة ClickPay. لا تتحرك أي أموال.',
    amount: 'المبلغ',
    currency: 'ر.س',
    faults: 'أعطال للتجربة',
    faultsWhat: 'كل زر يدفع، ثم يخطئ في شيء واحد.',
    back: 'العودة إلى المتجر',
    over: 'انتهت هذه العملية.',
    idle: 'تُفتح هنا صفحة لكل من يدفع قيمة باقة في سفرة.',
    acts: {
      pay: 'ادفع',
      decline: 'ارفض البطاقة',
      cancel: 'ألغِ الدفع',
      hold: 'علّق العملية للمراجعة',
      error: 'خطأ في البنك',
      hang: 'لا تجب أبدًا',
      twice: 'أبلغ مرتين',
      'return-first': 'العودة قبل البلاغ',
      'no-callback': 'دون بلاغ',
      'no-return': 'دون عودة المتصفح',
      'other-amount': 'مبلغ آخر',
      'other-currency': 'عملة أخرى',
      'other-cart': 'سلة أخرى',
      'wrong-signature': 'توقيع خاطئ',
    },
  },
  en: {
    title: 'Trial payment page',
    notice: 'This simulates the page of ClickPay. No money moves.',
    amount: 'Amount',
    currency: 'SAR',
    faults: 'Faults to try',
    faultsWhat: 'Each of them pays, and gets one thing wrong.',
    back: 'Back to the shop',
    over: 'This transaction is over.',
    idle: 'A page opens here for whoever pays for a plan in Sufra.',
    acts: {
      pay: 'Pay',
      decline: 'Decline the card',
      cancel: 'Cancel',
      hold: 'Hold for review',
      error: 'Error at the bank',
      hang: 'Never answer',
      twice: 'Tell twice',
      'return-first': 'Return before the callback',
      'no-callback': 'No callback',
      'no-return': 'The browser does not return',
      'other-amount': 'Other amount',
      'other-currency': 'Other currency',
      'other-cart': 'Other cart',
      'wrong-signature': 'Wrong signature',
    },
  },
}
