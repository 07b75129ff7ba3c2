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
}

/** What the form parts say by themselves; apart from the other words, because login does without them. */
export const useFormWords = () => (useDirection() === 'rtl' ? arabic : english)
