import { useDirection } from './direction.ts'

const arabic = {
  close: 'إغلاق',
  clear: 'مسح البحث',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  loading: 'جارٍ التحميل',
  undo: 'تراجع',
  dismiss: 'إخفاء الرسالة',
  notifications: 'الإشعارات',
  nextPage: 'الصفحة التالية',
  previousPage: 'الصفحة السابقة',
  of: 'من',
  currency: 'ر.س',
  sortBy: 'ترتيب حسب',
  label: 'الاسم',
  value: 'القيمة',
  brand: 'سفرة',
  rose: 'ارتفاع',
  fell: 'انخفاض',
  showAll: 'عرض النص كاملًا',
  showLess: 'عرض أقل',
}

/** Texts of the design system itself. Every other text is a prop, translated by the screen. */
export type Words = Record<keyof typeof arabic, string>

const english: Words = {
  close: 'Close',
  clear: 'Clear search',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
  undo: 'Undo',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  of: 'of',
  currency: 'SAR',
  sortBy: 'Sort by',
  label: 'Name',
  value: 'Value',
  brand: 'Sufra',
  rose: 'Up',
  fell: 'Down',
  showAll: 'Show all of it',
  showLess: 'Show less',
}

export const useWords = (): Words => (useDirection() === 'rtl' ? arabic : english)
