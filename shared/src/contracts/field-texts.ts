import { BRANCH_FIELD_TEXTS } from './branch-field-texts.ts'
import { PLAN_FIELD_TEXTS } from './plan-field-texts.ts'
import { RECEIPT_FIELD_TEXTS } from './receipt-field-texts.ts'
import { RELEASE_FIELD_TEXTS } from './release-field-texts.ts'

type Text = Record<'ar' | 'en', string>

const FIELD_TEXTS = new Map<string, Text>(
  Object.entries({
    required: { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
    required_with_other: { en: 'Please describe the reason.', ar: 'يرجى كتابة السبب.' },
    invalid_type: { en: 'This value has the wrong type.', ar: 'نوع القيمة غير صحيح.' },
    invalid_format: { en: 'This value has the wrong form.', ar: 'صيغة القيمة غير صحيحة.' },
    invalid_value: { en: 'This value is not one of the allowed ones.', ar: 'القيمة ليست من القيم المسموحة.' },
    not_multiple_of: { en: 'This value has too many decimals.', ar: 'عدد المنازل العشرية أكبر من المسموح.' },
    too_small_string: { en: 'At least {limit} characters.', ar: 'الحد الأدنى لعدد الأحرف: {limit}.' },
    too_big_string: { en: 'At most {limit} characters.', ar: 'الحد الأقصى لعدد الأحرف: {limit}.' },
    too_small_array: { en: 'At least {limit} entries.', ar: 'الحد الأدنى لعدد العناصر: {limit}.' },
    too_big_array: { en: 'At most {limit} entries.', ar: 'الحد الأقصى لعدد العناصر: {limit}.' },
    too_small_number: { en: 'Not less than {limit}.', ar: 'لا تقل القيمة عن {limit}.' },
    too_big_number: { en: 'Not more than {limit}.', ar: 'لا تزيد القيمة عن {limit}.' },
    unknown_field: { en: 'This field is not known here.', ar: 'هذا الحقل غير معروف هنا.' },
    unstorable_text: {
      en: 'This text has characters that cannot be stored.',
      ar: 'يحتوي النص على رموز لا يمكن حفظها.',
    },
    already_taken: {
      en: 'This e-mail has an account already. Sign in, or reset the password.',
      ar: 'هذا البريد لديه حساب مسبقًا. سجّل الدخول أو استعد كلمة المرور.',
    },
    invalid_email: {
      en: 'Enter a whole e-mail address, like name@example.com',
      ar: 'اكتب البريد كاملًا، مثل name@example.com',
    },
    weak_password: { en: 'Use at least one letter and one digit.', ar: 'استخدم حرفًا ورقمًا على الأقل.' },
    password_mismatch: { en: 'The two passwords differ.', ar: 'كلمتا المرور غير متطابقتين.' },
    password_is_email: {
      en: 'Choose a password other than your e-mail.',
      ar: 'اختر كلمة مرور غير بريدك الإلكتروني.',
    },
    other_name: {
      en: 'Type the name of your business as it is written above.',
      ar: 'اكتب اسم منشأتك كما هو مكتوب أعلاه.',
    },
    wrong_password: { en: 'This is not your current password.', ar: 'ليست كلمة المرور الحالية.' },
    invalid_mobile: {
      en: 'Enter a Saudi mobile number, like 05XXXXXXXX',
      ar: 'اكتب رقم جوال سعودي، مثل 05XXXXXXXX',
    },
    invalid_phone: {
      en: 'Enter a Saudi phone number, like 05XXXXXXXX or 011XXXXXXX',
      ar: 'اكتب رقم هاتف سعودي، مثل 05XXXXXXXX أو 011XXXXXXX',
    },
    wrong_code: { en: 'This code is not right.', ar: 'الرمز غير صحيح.' },
    invalid_code: { en: 'The code has six digits.', ar: 'الرمز من ستة أرقام.' },
    invalid_company_number: { en: 'This number has ten digits.', ar: 'الرقم من عشرة أرقام.' },
    must_accept_terms: {
      en: 'Please accept the terms to continue.',
      ar: 'يرجى الموافقة على الشروط للمتابعة.',
    },
    no_permission: { en: 'Choose at least one permission.', ar: 'اختر صلاحية واحدة على الأقل.' },
    no_sale_hours: { en: 'Sell it on at least one day.', ar: 'حدّد يومًا واحدًا على الأقل للبيع.' },
    no_hours: { en: 'Open on at least one day.', ar: 'حدّد يوم عمل واحدًا على الأقل.' },
    invalid_time: { en: 'Enter a time, like 18:30.', ar: 'اكتب الوقت، مثل 18:30.' },
    period_too_short: { en: 'At least half an hour.', ar: 'نصف ساعة على الأقل.' },
    overlapping_hours: { en: 'These hours overlap with others.', ar: 'تتداخل هذه الأوقات مع غيرها.' },
    invalid_credential: { en: 'As the platform gave it.', ar: 'كما أعطته المنصة.' },
    ...BRANCH_FIELD_TEXTS,
    ...PLAN_FIELD_TEXTS,
    ...RECEIPT_FIELD_TEXTS,
    ...RELEASE_FIELD_TEXTS,
    email_in_use: {
      en: 'Somebody uses this e-mail in Sufra already.',
      ar: 'هذا البريد مستخدم في سفرة مسبقًا.',
    },
    email_is_fixed: {
      en: 'Only the person can change this e-mail.',
      ar: 'لا يغيّر هذا البريد إلا صاحبه.',
    },
    too_many_printers: {
      en: 'At most {limit} printers of a branch.',
      ar: 'الحد الأقصى لطابعات الفرع: {limit}.',
    },
    too_many_roles: { en: 'At most {limit} roles of your own.', ar: 'الحد الأقصى للأدوار الخاصة: {limit}.' },
    unknown_role: { en: 'This role cannot be given.', ar: 'لا يمكن منح هذا الدور.' },
    already_exists: { en: 'It exists already.', ar: 'موجود مسبقًا.' },
    step_not_later: {
      en: 'Later than the step before it.',
      ar: 'يجب أن تكون بعد الخطوة السابقة.',
    },
    unknown_push_service: {
      en: 'This browser’s push service is not known here.',
      ar: 'خدمة الإشعارات في هذا المتصفح غير معروفة هنا.',
    },
    not_found: { en: 'This does not exist.', ar: 'غير موجود.' },
    malformed_json: { en: 'This is not valid JSON.', ar: 'ليس JSON صحيحًا.' },
    malformed_form: { en: 'The form is incomplete.', ar: 'النموذج غير مكتمل.' },
    invalid_name: {
      en: 'A name in Arabic or English, 2 to 80 characters each.',
      ar: 'اسم بالعربية أو الإنجليزية، من حرفين إلى 80 حرفًا لكل منهما.',
    },
    invalid_text: {
      en: 'This text is too long or has characters that are not allowed.',
      ar: 'النص أطول من المسموح أو يحتوي على رموز غير مسموحة.',
    },
    one_level_of_parents: {
      en: 'A category inside another one has none in itself.',
      ar: 'الفئة داخل فئة أخرى لا تحتوي فئات.',
    },
    own_parent: { en: 'A category does not stand in itself.', ar: 'لا تكون الفئة داخل نفسها.' },
    means_itself: { en: 'It means itself.', ar: 'الكلمتان متطابقتان.' },
    given_twice: { en: 'Each once only.', ar: 'مرة واحدة فقط.' },
    either_choice_or_modifier: { en: 'One choice, or one modifier.', ar: 'خيار واحد، أو إضافة واحدة.' },
    no_options: { en: 'Give at least one option.', ar: 'أضف خيارًا واحدًا على الأقل.' },
    min_above_max: { en: 'Not more than the most.', ar: 'لا يزيد على الحد الأقصى.' },
    max_above_options: { en: 'There are not that many options.', ar: 'عدد الخيارات أقل من ذلك.' },
    required_needs_one: { en: 'Required means at least one.', ar: 'الإلزامي يعني خيارًا واحدًا على الأقل.' },
    caffeine_per_what: { en: 'Say per how much.', ar: 'حدّد الكمية التي تحتويه.' },
    ends_before_start: { en: 'The end lies before the start.', ar: 'النهاية قبل البداية.' },
    nothing_to_change: { en: 'Say what is to change.', ar: 'حدّد ما تريد تغييره.' },
    one_price_change: { en: 'Change the price in one way only.', ar: 'غيّر السعر بطريقة واحدة فقط.' },
    invalid_modifiers: { en: 'A modifier is not valid.', ar: 'إحدى الإضافات غير صحيحة.' },
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
    either_until_or_preset: { en: 'Give either until or preset.', ar: 'حدّد وقتًا أو مدة، لا كليهما.' },
    must_be_in_the_future: { en: 'This must lie in the future.', ar: 'يجب أن يكون الوقت في المستقبل.' },
    not_allowed_here: {
      en: 'This does not go with the chosen reason.',
      ar: 'لا يمكن ذلك مع السبب المختار.',
    },
  }),
)

/** A message key of `fieldErrorsOf` (`key` or `key:limit`) in words; text that is no such key stays as it is. */
export const fieldTextOf = (message: string, language: 'ar' | 'en'): string => {
  const at = message.indexOf(':')
  const [key, limit] = at < 0 ? [message, ''] : [message.slice(0, at), message.slice(at + 1)]
  return FIELD_TEXTS.get(key)?.[language].replace('{limit}', () => limit) ?? message
}

/** The key behind a message in words, so that it can be said in the other language; null for words from elsewhere. */
export const fieldKeyOf = (text: string): string | null => {
  for (const [key, { ar, en }] of FIELD_TEXTS) if (text === ar || text === en) return key
  return null
}
