/** Messages about versions that a team delivers, and about their release. */
export const RELEASE_FIELD_TEXTS = {
  is_stable_already: { en: 'This version is the stable one already.', ar: 'هذا الإصدار هو المستقر حاليًا.' },
  origin_not_listed: {
    en: 'Sufra loads nothing from this address: its origin is not among REMOTE_ORIGINS.',
    ar: 'لا تحمّل سفرة شيئًا من هذا العنوان، فهو ليس ضمن REMOTE_ORIGINS.',
  },
  preview_name_taken: {
    en: 'Another token or person has a preview of this name. Choose another name.',
    ar: 'هذا الاسم لمعاينة نشرها رمز آخر أو شخص آخر. اختر اسمًا آخر.',
  },
  not_valid: { en: 'This is not valid, or its time is over.', ar: 'غير صالح، أو انتهت مدته.' },
  not_in_the_store: { en: 'It was not uploaded.', ar: 'لم يُرفع.' },
  does_not_match_the_store: {
    en: 'What was uploaded is something else.',
    ar: 'المحتوى المرفوع مختلف.',
  },
  does_not_match: {
    en: 'What came is something else: its hash differs.',
    ar: 'وصل محتوى مختلف، فبصمته غير مطابقة.',
  },
  file_type_refused: {
    en: 'Files of this type are not taken: only .js, .json, .css, pictures (.png, .jpg, .webp, .avif) and .woff2.',
    ar: 'لا يُقبل هذا النوع من الملفات: فقط ‎.js و‎.json و‎.css والصور (‎.png و‎.jpg و‎.webp و‎.avif) و‎.woff2.',
  },
  published_without_this_file: {
    en: 'This version was published without this file, and never changes.',
    ar: 'نُشر هذا الإصدار بدون هذا الملف، ولا يتغير بعد نشره.',
  },
  copy_does_not_match: {
    en: 'Its compressed copy holds something else.',
    ar: 'محتوى نسخته المضغوطة مختلف.',
  },
  version_too_large: {
    en: 'A version has at most 2000 files and 200 MB.',
    ar: 'الحد الأقصى للإصدار 2000 ملف و200 ميغابايت.',
  },
  too_much_unpublished: {
    en: 'Versions that were never published have 1 GB. Publish them, or forget the old ones (pnpm remote prune).',
    ar: 'بلغت الإصدارات التي لم تُنشر 1 غيغابايت. انشرها أو احذف القديم منها (pnpm remote prune).',
  },
  invalid_channel_name: {
    en: 'Use small letters, digits and dashes for the channel, such as beta.',
    ar: 'اكتب اسم القناة بحروف إنجليزية صغيرة وأرقام وشرطات، مثل beta.',
  },
}
