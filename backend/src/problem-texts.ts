import type { Language } from '#src/routing/language.ts'

type Text = Record<Language, string>

const TITLES = new Map<string, Text>(
  Object.entries({
    validation_failed: { en: 'Some fields are not valid.', ar: 'بعض الحقول غير صحيحة.' },
    malformed_json: { en: 'The request is not valid JSON.', ar: 'الطلب ليس JSON صحيحًا.' },
    bad_request: { en: 'The request could not be understood.', ar: 'تعذّر فهم الطلب.' },
    bad_credentials: {
      en: 'The e-mail or the password is wrong.',
      ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    },
    token_invalid: { en: 'Please sign in.', ar: 'يرجى تسجيل الدخول.' },
    token_expired: { en: 'Your session has expired.', ar: 'انتهت صلاحية الجلسة.' },
    signature_invalid: { en: 'The signature is not valid.', ar: 'التوقيع غير صحيح.' },
    forbidden_role: { en: 'Your role does not allow this.', ar: 'دورك لا يسمح بهذا الإجراء.' },
    forbidden_branch: { en: 'You do not work at this branch.', ar: 'هذا الفرع ليس ضمن فروعك.' },
    plan_limit_reached: { en: 'Your plan does not allow more.', ar: 'باقتك لا تسمح بالمزيد.' },
    not_found: { en: 'Not found.', ar: 'غير موجود.' },
    already_exists: { en: 'It exists already.', ar: 'موجود مسبقًا.' },
    in_use: { en: 'It is still in use.', ar: 'لا يزال قيد الاستخدام.' },
    stale_version: { en: 'Somebody changed it in the meantime.', ar: 'عدّله شخص آخر في هذه الأثناء.' },
    illegal_transition: {
      en: 'This is not possible in the current state.',
      ar: 'غير ممكن في الحالة الحالية.',
    },
    idempotency_key_reused: {
      en: 'This Idempotency-Key was used for another request.',
      ar: 'استُخدم مفتاح التكرار لطلب آخر.',
    },
    payload_too_large: { en: 'What was sent is too large.', ar: 'حجم المُرسَل أكبر من المسموح.' },
    unsupported_media_type: { en: 'This kind of content is not accepted.', ar: 'نوع المحتوى غير مقبول.' },
    too_many_requests: {
      en: 'Too many attempts. Please wait a moment.',
      ar: 'محاولات كثيرة. انتظر قليلًا من فضلك.',
    },
    unavailable: {
      en: 'Not available right now. Please try again.',
      ar: 'الخدمة غير متاحة الآن. حاول مرة أخرى.',
    },
    internal_error: { en: 'Something went wrong on our side.', ar: 'حدث خطأ من جهتنا.' },
  }),
)

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
    already_exists: { en: 'It exists already.', ar: 'موجود مسبقًا.' },
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
    invalid_modifiers: { en: 'A modifier is not valid.', ar: 'إحدى الإضافات غير صحيحة.' },
    either_until_or_preset: { en: 'Give either until or preset.', ar: 'حدّد وقتًا أو مدة، لا كليهما.' },
    must_be_in_the_future: { en: 'This must lie in the future.', ar: 'يجب أن يكون الوقت في المستقبل.' },
    invalid_period: { en: 'This period is not valid.', ar: 'الفترة غير صحيحة.' },
  }),
)

export const titleOf = (code: string, language: Language): string =>
  (TITLES.get(code) ?? TITLES.get('bad_request'))?.[language] ?? code

/** A key of the list above (`key` or `key:limit`) in words; text that is no such key stays as it is. */
export const fieldTextOf = (message: string, language: Language): string => {
  const [key = '', limit = ''] = message.split(':')
  return FIELD_TEXTS.get(key)?.[language].replace('{limit}', limit) ?? message
}
