export const CUSTOMERS = [
  'نورة العتيبي',
  'فهد المطيري',
  'ريم السبيعي',
  'خالد باوزير',
  'سارة الدوسري',
  'عبدالله الشهري',
  'منيرة القحطاني',
  'تركي الغامدي',
  'Noura A.',
  'Fahad M.',
  'Reem S.',
  'Khaled B.',
  'Sara D.',
  'Omar Siddiqui',
  'Priya Nair',
  'James Carter',
] as const

export const DRIVERS = ['محمد أشرف', 'عمران خان', 'يوسف علي', 'Bilal H.', 'Sajid R.', 'Joseph K.'] as const

export const ORDER_NOTES = [
  'بدون بصل، والصوص على جنب لو سمحتم',
  'الباب الخلفي، ولا تدقون الجرس — الطفل نايم',
  'زيدوا المناديل والملاعق',
  'حساسية من المكسرات',
  'No onions, sauce on the side please',
  'Please call when you arrive',
  'Extra napkins',
  'Allergic to nuts',
] as const

export const LINE_NOTES = [
  'بدون بصل',
  'حار زيادة',
  'مستوي زين',
  'No tomato',
  'Well done',
  'Extra spicy',
] as const
