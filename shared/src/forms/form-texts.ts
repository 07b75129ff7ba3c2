import type { Language } from '@sufra/shared/i18n'

const arabic = {
  tooMany: 'محاولات كثيرة. أعد المحاولة بعد {wait}.',
  network: 'تعذّر الوصول إلى الخادم. ما كتبته محفوظ هنا: تحقّق من الاتصال ثم أعد المحاولة.',
  notAccepted: 'هناك ما يحتاج تصحيحًا قبل الحفظ. راجع ما كتبته.',
  unknown: 'لم يكتمل الحفظ. ما كتبته محفوظ هنا: أعد المحاولة بعد قليل.',
  unsavedTitle: 'المغادرة بدون حفظ؟',
  unsavedBody: 'ما كتبته لم يُحفظ بعد، وسيضيع إذا غادرت.',
  unsavedLeave: 'المغادرة',
  unsavedStay: 'متابعة التعديل',
}

const english: Record<keyof typeof arabic, string> = {
  tooMany: 'Too many attempts. Try again in {wait}.',
  network:
    'The server could not be reached. What you wrote is still here: check the connection and try again.',
  notAccepted: 'Something here is not right yet. Please look through it again.',
  unknown: 'This could not be completed. What you wrote is still here: try again in a moment.',
  unsavedTitle: 'Leave without saving?',
  unsavedBody: 'What you wrote is not saved yet, and is lost when you leave.',
  unsavedLeave: 'Leave',
  unsavedStay: 'Keep editing',
}

/** Returns the texts of failures that belong to no field. */
export const formTexts = (language: Language) => (language === 'ar' ? arabic : english)
