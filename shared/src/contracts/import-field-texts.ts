/** Texts for files of menus and branches, their rows and pictures. */
export const IMPORT_FIELD_TEXTS = {
  import_empty: {
    en: 'This file has no rows below its headings.',
    ar: 'لا توجد صفوف تحت العناوين في هذا الملف.',
  },
  import_not_a_sheet: {
    en: 'This is no sheet that can be read. Save it as .xlsx or .csv and try again.',
    ar: 'تعذرت قراءة الملف. احفظه بصيغة ‎.xlsx أو ‎.csv ثم حاول مرة أخرى.',
  },
  import_old_workbook: {
    en: 'This workbook is of an old kind, or has a password. Save it as .xlsx without a password.',
    ar: 'الملف بصيغة قديمة أو محمي بكلمة مرور. احفظه بصيغة ‎.xlsx بدون كلمة مرور.',
  },
  import_unpacks_too_large: {
    en: 'This workbook unpacks to more than 50 MB. Keep only the sheet with the menu.',
    ar: 'حجم الملف بعد فك الضغط أكبر من 50 ميغابايت. أبقِ ورقة القائمة فقط.',
  },
  import_too_many_rows: {
    en: 'At most {limit} rows in one file.',
    ar: 'الحد الأقصى للصفوف في الملف: {limit}.',
  },
  import_mixed_encoding: {
    en: 'The letters of this file are of two encodings. Save it as "CSV UTF-8" or .xlsx.',
    ar: 'حروف الملف بترميزين مختلفين. احفظه بصيغة CSV UTF-8 أو ‎.xlsx.',
  },
  import_too_many_columns: {
    en: 'A row has more than {limit} columns. Keep only the columns of the table.',
    ar: 'أحد الصفوف فيه أكثر من {limit} عمود. أبقِ أعمدة الجدول فقط.',
  },
  import_too_much_text: {
    en: 'This file holds too much to be read. Keep only the sheet with the table, or split it.',
    ar: 'محتوى الملف أكبر من أن يُقرأ. أبقِ ورقة الجدول فقط، أو قسّم الملف.',
  },
  import_open_quote: {
    en: 'A quotation mark in this file is never closed. Save it again as .xlsx or .csv.',
    ar: 'في الملف علامة اقتباس غير مغلقة. احفظه من جديد بصيغة ‎.xlsx أو ‎.csv.',
  },
  import_formula_cell: {
    en: 'This cell holds a formula without its result. Write the value itself.',
    ar: 'في الخلية معادلة بدون نتيجتها. اكتب القيمة نفسها.',
  },
  import_scientific_number: {
    en: 'The sheet program cut this number short. Format the column as text and write the whole number.',
    ar: 'اختصر برنامج الجداول هذا الرقم. نسّق العمود كنص واكتب الرقم كاملًا.',
  },
  import_date_cell: {
    en: 'This is a date, perhaps made by the sheet program of a text like 1-2. Format the cell as text and write it again.',
    ar: 'هذا تاريخ، وربما حوّله برنامج الجداول من نص مثل 1-2. نسّق الخلية كنص واكتبها من جديد.',
  },
  import_error_cell: {
    en: 'This cell holds an error of the sheet program. Write the value itself.',
    ar: 'في الخلية خطأ من برنامج الجداول. اكتب القيمة نفسها.',
  },
  import_no_names: {
    en: 'No column holds names or SKUs. Say below which column is which.',
    ar: 'لا يوجد عمود للأسماء أو لرموز الأصناف. حدّد الأعمدة بالأسفل.',
  },
  import_faults: {
    en: 'Nothing was saved: {limit} faults have to be corrected first.',
    ar: 'لم يُحفظ شيء: صحّح الأخطاء أولًا، وعددها {limit}.',
  },
  import_not_allowed: { en: 'Your role may not change this.', ar: 'دورك لا يسمح بتغيير هذا.' },
  import_not_a_number: { en: 'This is not a number.', ar: 'القيمة ليست رقمًا.' },
  import_not_yes_or_no: { en: 'Write yes or no.', ar: 'اكتب نعم أو لا.' },
  import_unknown_allergen: {
    en: 'One of these allergens is not known. Write, for example: milk, gluten. Or: none.',
    ar: 'إحدى المواد غير معروفة. اكتب مثلًا: حليب، غلوتين. أو: لا يوجد.',
  },
  import_group_without_options: {
    en: 'Group “{limit}” has no options. Write it like: Extras (0-3): Cheese +3; Honey +2',
    ar: 'المجموعة «{limit}» بلا خيارات. اكتبها هكذا: إضافات (0-3): جبن +3؛ عسل +2',
  },
  import_group_limits: {
    en: 'In group “{limit}”, write how many may be chosen like (0-3): the least, the most, and at most 20.',
    ar: 'في المجموعة «{limit}» اكتب عدد الاختيارات هكذا (0-3): الأقل ثم الأكثر، وحدّه 20.',
  },
  import_group_min: {
    en: 'Group “{limit}” asks for more than it offers. Lower the least number, or write more options.',
    ar: 'المجموعة «{limit}» تطلب أكثر مما فيها. قلّل الحد الأدنى أو أضف خيارات.',
  },
  import_group_required: {
    en: 'Group “{limit}” is required, so the least number is 1 at least.',
    ar: 'المجموعة «{limit}» إلزامية، فالحد الأدنى 1 على الأقل.',
  },
  import_same_option: {
    en: 'Option “{limit}” stands twice in its group.',
    ar: 'الخيار «{limit}» مكتوب مرتين في مجموعته.',
  },
  import_same_group: {
    en: 'Group “{limit}” stands here twice.',
    ar: 'المجموعة «{limit}» مكتوبة مرتين.',
  },
  import_option_name: {
    en: '“{limit}” is no name: write one as English / Arabic, up to 80 characters each.',
    ar: '«{limit}» ليس اسمًا: اكتبه بالعربية / بالإنجليزية، حتى 80 حرفًا لكل منهما.',
  },
  import_option_price: {
    en: 'The price of “{limit}” is not valid. Write it like: Cheese +3',
    ar: 'سعر «{limit}» غير صحيح. اكتبه هكذا: جبن +3',
  },
  import_too_many_options: {
    en: 'At most 50 groups, and 50 options in one: “{limit}” is too many.',
    ar: 'الحد الأقصى 50 مجموعة و50 خيارًا في كل منها: «{limit}» زائد.',
  },
  import_unknown_choice: {
    en: 'There are no shared choices called “{limit}”. Add them first, or write the group here.',
    ar: 'لا توجد خيارات مشتركة باسم «{limit}». أضفها أولًا، أو اكتب المجموعة هنا.',
  },
  import_many_choices: {
    en: 'Several shared choices are called “{limit}”. Give them names of their own.',
    ar: 'أكثر من مجموعة خيارات مشتركة باسم «{limit}». سمِّ كلًّا منها باسم مختلف.',
  },
  import_size_price: {
    en: 'Size “{limit}” has no valid price. Write it like: Small: 12; Large: 18',
    ar: 'الحجم «{limit}» بلا سعر صحيح. اكتبه هكذا: صغير: 12؛ كبير: 18',
  },
  import_same_size: {
    en: 'Size “{limit}” stands here twice.',
    ar: 'الحجم «{limit}» مكتوب مرتين.',
  },
  import_too_many_sizes: { en: 'At most {limit} sizes.', ar: 'الحد الأقصى للأحجام: {limit}.' },
  import_too_many_new_sizes: {
    en: 'An import adds at most {limit} sizes.',
    ar: 'الحد الأقصى للأحجام الجديدة في الاستيراد الواحد: {limit}.',
  },
  import_picture_unmatched: {
    en: 'No item has this SKU or name.',
    ar: 'لا يوجد صنف بهذا الرمز أو الاسم.',
  },
  import_picture_many: {
    en: 'Several items have this name. Name the file by its SKU.',
    ar: 'أكثر من صنف بهذا الاسم. سمِّ الملف برمز الصنف.',
  },
  import_picture_second: {
    en: 'Another picture is for this item already.',
    ar: 'لهذا الصنف صورة أخرى في الملف نفسه.',
  },
  import_picture_missing: {
    en: 'The sheet names this picture, and it is not among those that you chose.',
    ar: 'الصورة مذكورة في الجدول، وليست ضمن الصور التي اخترتها.',
  },
  import_not_a_zip: {
    en: 'This is no zip file that can be read. Pack the pictures again as .zip.',
    ar: 'تعذرت قراءة الملف. اضغط الصور من جديد بصيغة ‎.zip.',
  },
  import_no_pictures: { en: 'There are no files in this zip.', ar: 'لا توجد ملفات داخل ملف zip.' },
  import_too_many_pictures: {
    en: 'At most {limit} files in one zip. Put the rest into another one.',
    ar: 'الحد الأقصى {limit} ملف في ملف zip واحد. ضع الباقي في ملف آخر.',
  },
  import_pictures_unpack_too_large: {
    en: 'These pictures unpack to more than {limit} MB. Put some into another zip.',
    ar: 'حجم الصور بعد فك الضغط أكبر من {limit} ميغابايت. قسّمها على أكثر من ملف.',
  },
  import_picture_type: {
    en: 'This is no picture that can be read: only JPG, PNG and WebP.',
    ar: 'ليست صورة يمكن قراءتها: فقط JPG وPNG وWebP.',
  },
  import_picture_too_large: {
    en: 'This picture is larger than {limit} MB.',
    ar: 'حجم الصورة أكبر من {limit} ميغابايت.',
  },
  import_picture_too_many_pixels: {
    en: 'This picture has more than 25 million pixels. Make it smaller.',
    ar: 'أبعاد الصورة أكبر من 25 مليون بكسل. صغّرها.',
  },
  import_picture_locked: {
    en: 'This file has a password.',
    ar: 'الملف محمي بكلمة مرور.',
  },
  import_picture_broken: {
    en: 'This file is broken inside of the zip.',
    ar: 'الملف تالف داخل ملف zip.',
  },
  import_same_as_row: { en: 'Row {limit} is about the same product.', ar: 'الصف {limit} للصنف نفسه.' },
  import_many_of_this_name: {
    en: 'Several products have this name. Add their SKU.',
    ar: 'أكثر من صنف بهذا الاسم. أضف رمز الصنف.',
  },
}
