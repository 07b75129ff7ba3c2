/** Texts of network printers besides those of the receipt (`receiptTexts`). */
export const rollWords = {
  ar: {
    test: 'طلب تجريبي',
    ended: 'ملغي',
    incomplete: 'ناقص: راجع جهاز المنصة',
    copy: 'نسخة',
    Delivery: '',
    Pickup: 'استلام من الفرع',
    DineIn: 'في المطعم',
    testPage: 'صفحة تجربة',
    works: 'هذه الطابعة متصلة بسفرة وتطبع كما يجب.',
  },
  en: {
    test: 'TEST ORDER',
    ended: 'CANCELLED',
    incomplete: 'INCOMPLETE: see the platform device',
    copy: 'COPY',
    Delivery: '',
    Pickup: 'Pickup',
    DineIn: 'Dine in',
    testPage: 'Test page',
    works: 'This printer is connected to Sufra and prints as it should.',
  },
} as const
