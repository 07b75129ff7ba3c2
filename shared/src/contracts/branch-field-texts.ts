/** Messages about brands and branches. */
export const BRANCH_FIELD_TEXTS = {
  ramadan_too_long: { en: 'Ramadan has 31 days at most.', ar: 'لا تزيد أيام رمضان على 31 يومًا.' },
  half_a_place: { en: 'Give both coordinates, or none.', ar: 'أدخل الإحداثيين معًا، أو اتركهما.' },
  invalid_branch_code: {
    en: 'Letters, digits and dashes, 20 at most.',
    ar: 'أحرف وأرقام وشرطات، 20 على الأكثر.',
  },
  branch_code_taken: { en: 'Another branch has this code.', ar: 'هذا الرمز لفرع آخر.' },
  same_as_row: { en: 'Row {limit} has the same.', ar: 'القيمة نفسها في الصف {limit}.' },
  branch_has_open_orders: {
    en: 'Orders that are still open here: {limit}. Finish them first.',
    ar: 'عدد الطلبات المفتوحة في الفرع: {limit}. أكملها أولًا.',
  },
  only_brand: { en: 'It is the only brand of this merchant.', ar: 'هي العلامة الوحيدة لهذا التاجر.' },
}
