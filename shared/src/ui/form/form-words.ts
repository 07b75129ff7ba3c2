import { useDirection } from '../provider/direction.ts'

const arabic = {
  stepDone: 'مكتملة',
  chooseImage: 'اختر صورة أو اسحبها إلى هنا',
  replaceImage: 'تغيير الصورة',
  removeImage: 'إزالة الصورة',
  imageRules: 'JPG أو PNG أو WebP، حتى 5 ميغابايت',
  imageWrongType: 'هذا الملف ليس صورة مناسبة. اختر صورة JPG أو PNG أو WebP.',
  imageTooBig: 'حجم الصورة أكبر من 5 ميغابايت. اختر صورة أصغر.',
  imageSmall: 'الصورة صغيرة وقد لا تظهر واضحة. الأفضل ألا يقل عرضها وارتفاعها عن 320 بكسل.',
  phoneKept: 'سنحفظه هكذا: {phone}',
  mobileWrong: 'اكتب رقم جوال سعودي، مثل 05XXXXXXXX',
  phoneWrong: 'اكتب رقم هاتف سعودي، مثل 05XXXXXXXX أو 011XXXXXXX',
  noResults: 'لا توجد نتائج',
  results: 'النتائج: {count}',
  loadingResults: 'جارٍ البحث',
  resultsFailed: 'تعذّر البحث',
  tryAgain: 'إعادة المحاولة',
  showChoices: 'عرض الخيارات',
  clearChoice: 'مسح الاختيار',
  removeChoice: 'إزالة {name}',
}

const english: Record<keyof typeof arabic, string> = {
  stepDone: 'done',
  chooseImage: 'Choose a picture or drop it here',
  replaceImage: 'Change the picture',
  removeImage: 'Remove the picture',
  imageRules: 'JPG, PNG or WebP, up to 5 MB',
  imageWrongType: 'This file is not a picture we can use. Choose a JPG, PNG or WebP.',
  imageTooBig: 'This picture is larger than 5 MB. Choose a smaller one.',
  imageSmall: 'This picture is small and may look blurred. 320 px or more on each side is better.',
  phoneKept: 'We will keep it as {phone}',
  mobileWrong: 'Enter a Saudi mobile number, like 05XXXXXXXX',
  phoneWrong: 'Enter a Saudi phone number, like 05XXXXXXXX or 011XXXXXXX',
  noResults: 'Nothing found',
  results: 'Results: {count}',
  loadingResults: 'Searching',
  resultsFailed: 'The search failed',
  tryAgain: 'Try again',
  showChoices: 'Show the choices',
  clearChoice: 'Clear the choice',
  removeChoice: 'Remove {name}',
}

/** What the form parts say by themselves; apart from the other words, because login does without them. */
export const useFormWords = () => (useDirection() === 'rtl' ? arabic : english)
