import { BRANCH_FIELD_TEXTS } from './branch-field-texts.ts'
import { IMPORT_FIELD_TEXTS } from './import-field-texts.ts'
import { PLAN_FIELD_TEXTS } from './plan-field-texts.ts'
import { RECEIPT_FIELD_TEXTS } from './receipt-field-texts.ts'
import { RELEASE_FIELD_TEXTS } from './release-field-texts.ts'

type Text = Record<'ar' | 'en', string>

const FIELD_TEXTS = new Map<string, Text>(
  Object.entries({
    required: { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
    required_with_other: { en: 'Please describe the reason.', ar: 'يرجى كتابة السبب.' },
    invalid_type: { en: 'This value has the wrong type.', ar: 'نوع القيمة غير صحيح.' },
    invalid_number: {
      en: 'We could not read this number. Write it in digits, like 1,250 or 12.50',
      ar: 'تعذّرت قراءة هذا الرقم. اكتبه بالأرقام، مثل 1,250 أو 12.50',
    },
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
    year_out_of_range: {
      en: 'Enter a date between the years 1900 and 2999.',
      ar: 'اختر تاريخًا بين عامي 1900 و2999.',
    },
    invalid_time: { en: 'Enter a time, like 18:30.', ar: 'اكتب الوقت، مثل 18:30.' },
    period_too_short: { en: 'At least half an hour.', ar: 'نصف ساعة على الأقل.' },
    overlapping_hours: { en: 'These hours overlap with others.', ar: 'تتداخل هذه الأوقات مع غيرها.' },
    invalid_credential: { en: 'As the platform gave it.', ar: 'كما أعطته المنصة.' },
    ...BRANCH_FIELD_TEXTS,
    ...IMPORT_FIELD_TEXTS,
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
    min_above_max: { en: 'This exceeds “At most”.', ar: 'لا يزيد على الحد الأقصى.' },
    min_above_options: { en: 'There are not that many options.', ar: 'عدد الخيارات أقل من ذلك.' },
    max_above_options: { en: 'There are not that many options.', ar: 'عدد الخيارات أقل من ذلك.' },
    required_needs_one: { en: 'Required means at least one.', ar: 'الإلزامي يعني خيارًا واحدًا على الأقل.' },
    same_option_name: {
      en: 'Another option of this group has this name.',
      ar: 'يوجد خيار آخر بهذا الاسم في المجموعة نفسها.',
    },
    same_group_name: {
      en: 'Another group of this product has this name.',
      ar: 'توجد مجموعة أخرى بهذا الاسم في الصنف نفسه.',
    },
    same_name_as_group: {
      en: 'This product has another group named “{limit}”. Rename one of the two, or leave one out.',
      ar: 'في هذا الصنف مجموعة أخرى باسم «{limit}». غيّر اسم إحداهما أو أزلها من الصنف.',
    },
    same_name_on_product: {
      en: 'The product “{limit}” has another group with this name. Choose a different name.',
      ar: 'في الصنف «{limit}» مجموعة أخرى بهذا الاسم. اختر اسمًا مختلفًا.',
    },
    restored_same_name: {
      en: 'In “{limit}”, two modifier groups would have the same name. Rename one of them first.',
      ar: 'ستحمل مجموعتان في الصنف «{limit}» الاسم نفسه. غيّر اسم إحداهما أولًا.',
    },
    caffeine_per_what: { en: 'Say per how much.', ar: 'حدّد الكمية التي تحتويه.' },
    ends_before_start: { en: 'The end lies before the start.', ar: 'النهاية قبل البداية.' },
    nothing_to_change: { en: 'Say what is to change.', ar: 'حدّد ما تريد تغييره.' },
    one_price_change: { en: 'Change the price in one way only.', ar: 'غيّر السعر بطريقة واحدة فقط.' },
    invalid_modifiers: { en: 'A modifier is not valid.', ar: 'إحدى الإضافات غير صحيحة.' },
    either_until_or_preset: { en: 'Give either until or preset.', ar: 'حدّد وقتًا أو مدة، لا كليهما.' },
    must_be_in_the_future: { en: 'This must lie in the future.', ar: 'يجب أن يكون الوقت في المستقبل.' },
    not_allowed_here: {
      en: 'This does not go with the chosen reason.',
      ar: 'لا يمكن ذلك مع السبب المختار.',
    },
  }),
)

/** Returns the text of a message key of `fieldErrorsOf` (`key` or `key:limit`). Other texts stay unchanged. */
export const fieldTextOf = (message: string, language: 'ar' | 'en'): string => {
  const at = message.indexOf(':')
  const [key, limit] = at < 0 ? [message, ''] : [message.slice(0, at), message.slice(at + 1)]
  return FIELD_TEXTS.get(key)?.[language].replace('{limit}', () => limit) ?? message
}

/** Returns the key of a message text, for its translation to the other language; null for other texts. */
export const fieldKeyOf = (text: string): string | null => {
  for (const [key, { ar, en }] of FIELD_TEXTS) if (text === ar || text === en) return key
  return null
}
