/** Delivery platforms for filters and lists (decision 10). */
export const CHANNELS = [
  { id: 1, key: 'hungerstation', name: { ar: 'هنقرستيشن', en: 'HungerStation' } },
  { id: 2, key: 'jahez', name: { ar: 'جاهز', en: 'Jahez' } },
  { id: 3, key: 'keeta', name: { ar: 'كيتا', en: 'Keeta' } },
] as const
