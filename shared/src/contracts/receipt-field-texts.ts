/** Messages about receipt settings. */
export const RECEIPT_FIELD_TEXTS = {
  invalid_vat_number: {
    en: 'A VAT number has 15 digits and begins and ends with 3.',
    ar: 'الرقم الضريبي من 15 رقمًا، يبدأ وينتهي بالرقم 3.',
  },
  invalid_color: { en: 'Enter a colour, like #0f766e', ar: 'اكتب لونًا، مثل \u200e#0f766e' },
  pale_color: {
    en: 'Too pale to be read on white paper. Choose a darker colour.',
    ar: 'اللون فاتح ولا يُقرأ على الورق الأبيض. اختر لونًا أغمق.',
  },
}
