/** Returns a date such as "23 December 2026", in Saudi Arabia's time zone. */
export const longDate = (language: 'ar' | 'en', date: Date): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(date)
