import type { ProblemCode } from '@sufra/shared/contracts/problem-codes'

interface Text {
  ar: string
  en: string
}

const TITLES: Record<ProblemCode, Text> = {
  validation_failed: { en: 'Some fields are not valid.', ar: 'بعض الحقول غير صحيحة.' },
  malformed_json: { en: 'The request is not valid JSON.', ar: 'الطلب ليس JSON صحيحًا.' },
  json_too_complex: {
    en: 'The request nests too deep or has too many values.',
    ar: 'الطلب متداخل أكثر من المسموح أو فيه قيم كثيرة جدًا.',
  },
  bad_request: { en: 'The request could not be understood.', ar: 'تعذّر فهم الطلب.' },
  code_invalid: { en: 'This code is not right.', ar: 'الرمز غير صحيح.' },
  code_void: {
    en: 'This code is no longer valid. Ask for a new one.',
    ar: 'لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.',
  },
  bad_credentials: {
    en: 'The e-mail or the password is wrong.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
  token_invalid: { en: 'Please sign in.', ar: 'يرجى تسجيل الدخول.' },
  token_expired: { en: 'Your session has expired.', ar: 'انتهت صلاحية الجلسة.' },
  signature_invalid: { en: 'The signature is not valid.', ar: 'التوقيع غير صحيح.' },
  forbidden_role: { en: 'Your role does not allow this.', ar: 'دورك لا يسمح بهذا الإجراء.' },
  forbidden_branch: { en: 'You do not work at this branch.', ar: 'هذا الفرع ليس ضمن فروعك.' },
  forbidden_origin: {
    en: 'This can only be asked for by the pages of Sufra itself.',
    ar: 'هذا الطلب مقبول من صفحات سُفرة نفسها فقط.',
  },
  forbidden_remote: {
    en: 'This deploy token is for another remote or channel.',
    ar: 'رمز النشر هذا مخصص لتطبيق أو قناة أخرى.',
  },
  claims_beyond_token: {
    en: 'This version claims more than its deploy token allows.',
    ar: 'تطلب هذه النسخة أكثر مما يسمح به رمز النشر.',
  },
  subscription_expired: {
    en: 'The subscription is over: you can read, and pay for a plan',
    ar: 'انتهى الاشتراك: يمكنكم الاطلاع ودفع باقة',
  },
  account_closing: {
    en: 'The account is being closed: you can read, and keep the account',
    ar: 'الحساب قيد الإغلاق: يمكنكم الاطلاع والإبقاء على الحساب',
  },
  view_only: {
    en: 'You are looking at this merchant as its Admin sees it: nothing can be changed here.',
    ar: 'أنت تطّلع على حساب المنشأة كما يراه مديرها: لا يمكن تغيير شيء هنا.',
  },
  account_suspended: {
    en: 'This merchant account is suspended. Open orders can be finished; for everything else contact Sufra.',
    ar: 'حساب المنشأة موقوف. يمكن إكمال الطلبات المفتوحة، ولما عدا ذلك تواصل مع سفرة.',
  },
  plan_limit_reached: {
    en: 'The plan has no room for more of this.',
    ar: 'وصلت الباقة إلى الحد المسموح.',
  },
  not_found: { en: 'Not found.', ar: 'غير موجود.' },
  already_exists: { en: 'It exists already.', ar: 'موجود مسبقًا.' },
  own_account: { en: 'You cannot switch yourself off.', ar: 'لا يمكنك إيقاف حسابك بنفسك.' },
  last_admin: {
    en: 'This is the last admin. Make somebody else admin first.',
    ar: 'هذا آخر مدير في الحساب. عيّن مديرًا آخر أولًا.',
  },
  in_use: { en: 'It is still in use.', ar: 'لا يزال قيد الاستخدام.' },
  stale_version: { en: 'Somebody changed it in the meantime.', ar: 'عدّله شخص آخر في هذه الأثناء.' },
  illegal_transition: {
    en: 'This is not possible in the current state.',
    ar: 'غير ممكن في الحالة الحالية.',
  },
  version_lower: {
    en: 'A newer version is live. Say that an older one is meant.',
    ar: 'توجد نسخة أحدث قيد الاستخدام. أكّد أنك تقصد نسخة أقدم.',
  },
  approval_needed: {
    en: 'The operator has not approved what this version claims.',
    ar: 'لم يوافق المشغّل بعد على ما تطلبه هذه النسخة.',
  },
  idempotency_key_reused: {
    en: 'This Idempotency-Key was used for another request.',
    ar: 'استُخدم مفتاح التكرار لطلب آخر.',
  },
  undo_expired: {
    en: 'This can be undone for a day only. The history of the menu goes further back.',
    ar: 'التراجع متاح ليوم واحد فقط. يمكنك الرجوع إلى ما قبله من سجل القائمة.',
  },
  trial_used: { en: 'The free trial has been used already.', ar: 'سبق استخدام الفترة التجريبية.' },
  order_changed: {
    en: 'The price has changed since you ordered, so the order was cancelled and nothing was charged. Choose the plan again to see the price now.',
    ar: 'تغيّر السعر منذ طلبك، فأُلغي الطلب ولم يُخصم أي مبلغ. اختر الباقة من جديد لترى السعر الحالي.',
  },
  payment_not_set_up: {
    en: 'Payment by card is not set up here yet. Please contact Sufra.',
    ar: 'الدفع بالبطاقة غير مفعّل هنا بعد. تواصل مع سفرة.',
  },
  payload_too_large: { en: 'What was sent is too large.', ar: 'حجم المُرسَل أكبر من المسموح.' },
  unsupported_media_type: { en: 'This kind of content is not accepted.', ar: 'نوع المحتوى غير مقبول.' },
  too_many_requests: {
    en: 'Too many attempts. Please wait a moment.',
    ar: 'محاولات كثيرة. انتظر قليلًا من فضلك.',
  },
  account_busy: {
    en: 'Too many changes of your account are under way. Please wait a moment and try again.',
    ar: 'هناك عمليات كثيرة قيد التنفيذ في حسابك. انتظر قليلًا ثم حاول مرة أخرى.',
  },
  unavailable: {
    en: 'Not available right now. Please try again.',
    ar: 'الخدمة غير متاحة الآن. حاول مرة أخرى.',
  },
  internal_error: { en: 'Something went wrong on our side.', ar: 'حدث خطأ من جهتنا.' },
}

export const titleOf = (code: ProblemCode, language: keyof Text): string => TITLES[code][language]
