import { offerWords, periodText, withMoney } from './offer-words.ts'

it.each([
  [1, '1 month', 'شهر واحد'],
  [2, '2 months', 'شهران'],
  [3, '3 months', '3 أشهر'],
  [10, '10 months', '10 أشهر'],
  [11, '11 months', '11 شهرًا'],
  [12, '12 months', '12 شهرًا'],
  [24, '24 months', '24 شهرًا'],
  [100, '100 months', '100 شهر'],
])('%i is %s and %s', (months, english, arabic) => {
  expect(periodText(months, 'en')).toBe(english)
  expect(periodText(months, 'ar')).toBe(arabic)
})

it('isolates the direction of an amount in a sentence and fills every placeholder', () => {
  for (const language of ['ar', 'en'] as const) {
    const sentence = withMoney(offerWords(language).vat, 150, language)
    expect(sentence).toMatch(/\u2068[^\u2069]*150\.00[^\u2069]*\u2069/)
    expect(sentence).not.toContain('{')
  }
})
