import type { Language } from '@sufra/shared/i18n'

const english = {
  compare: 'Compare the plans',
  feature: 'Feature',
  monthly: 'A month',
  yearly: 'A year',
  trial: 'Free trial, in days',
  unlimited: 'No limit',
  yes: 'Yes',
  no: 'No',
  nothing: '—',
}

const arabic: Record<keyof typeof english, string> = {
  compare: 'مقارنة الباقات',
  feature: 'الميزة',
  monthly: 'شهريًا',
  yearly: 'سنويًا',
  trial: 'التجربة المجانية بالأيام',
  unlimited: 'بلا حد',
  yes: 'نعم',
  no: 'لا',
  nothing: '—',
}

export const planWords = (language: Language) => (language === 'ar' ? arabic : english)
