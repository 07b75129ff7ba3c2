/** Messages about plans, features, packages and merchants. */
export const PLAN_FIELD_TEXTS = {
  invalid_feature_key: {
    en: 'Small letters, digits and underscores, like team_members; 2 to 40.',
    ar: 'أحرف لاتينية صغيرة وأرقام وشرطة سفلية، مثل team_members، من 2 إلى 40.',
  },
  invalid_building: { en: 'Four digits, like 1234.', ar: 'أربعة أرقام، مثل 1234.' },
  invalid_postcode: { en: 'Five digits, like 12345.', ar: 'خمسة أرقام، مثل 12345.' },
  feature_key_taken: { en: 'Another feature has this key.', ar: 'هذا المفتاح لميزة أخرى.' },
  feature_is_fixed: {
    en: 'This cannot be changed any more: plans and merchants have values of it.',
    ar: 'لا يمكن تغييره الآن، فهناك باقات وتجار لهم قيم منه.',
  },
  feature_value_kind: {
    en: 'This value does not fit the kind of the feature.',
    ar: 'القيمة لا تناسب نوع الميزة.',
  },
  limit_or_none: {
    en: 'Write a number, 0 or more, or choose no limit.',
    ar: 'اكتب رقمًا لا يقل عن 0، أو اختر «بلا حد».',
  },
  feature_twice: { en: 'This feature is there twice.', ar: 'هذه الميزة مكررة.' },
  feature_is_enforced: {
    en: 'Sufra itself counts this limit, so it stays.',
    ar: 'سفرة نفسها تطبّق هذا الحد، لذلك يبقى.',
  },
  feature_in_plans: { en: 'Plans that have it: {limit}.', ar: 'عدد الباقات التي تتضمنها: {limit}.' },
  feature_in_overrides: {
    en: 'Merchants with a value of their own: {limit}.',
    ar: 'عدد التجار الذين لهم قيمة خاصة منها: {limit}.',
  },
  plan_has_subscribers: {
    en: 'Merchants who are or were on this plan: {limit}. Hide it instead.',
    ar: 'عدد التجار المشتركين فيها حاليًا أو سابقًا: {limit}. أخفها بدل حذفها.',
  },
  plan_has_packages: {
    en: 'Packages of this plan: {limit}. Delete them first, or hide the plan.',
    ar: 'عدد الحزم المبنية على هذه الباقة: {limit}. احذفها أولًا أو أخفِ الباقة.',
  },
  plan_in_discounts: {
    en: 'Discount codes that name this plan: {limit}. Take it out of them first, or hide it.',
    ar: 'عدد رموز الخصم التي تذكر هذه الباقة: {limit}. أزلها منها أولًا أو أخفِ الباقة.',
  },
  package_is_fixed: {
    en: 'This cannot be changed any more: merchants bought this package. Make another one.',
    ar: 'لا يمكن تغييره الآن، فهناك تجار اشتروا هذه الحزمة. أنشئ حزمة أخرى.',
  },
  package_has_subscribers: {
    en: 'Subscriptions with this package: {limit}. Switch it off instead.',
    ar: 'عدد الاشتراكات بهذه الحزمة: {limit}. أوقفها بدل حذفها.',
  },
  account_has_open_orders: {
    en: 'Orders that are still open: {limit}. Close it when they are done.',
    ar: 'عدد الطلبات المفتوحة: {limit}. أغلق المنشأة بعد انتهائها.',
  },
  both_languages: { en: 'Write it in both languages.', ar: 'اكتبه باللغتين.' },
  unknown_discount_code: { en: 'There is no such discount code.', ar: 'لا يوجد رمز خصم كهذا.' },
  discount_expired: { en: 'This discount code is over.', ar: 'انتهت صلاحية رمز الخصم.' },
  discount_not_started: { en: 'This discount code does not hold yet.', ar: 'لم يبدأ العمل برمز الخصم بعد.' },
  discount_used_up: { en: 'This discount code is used up.', ar: 'استُنفدت مرات استخدام رمز الخصم.' },
  discount_already_used: {
    en: 'You have used this discount code already.',
    ar: 'سبق أن استخدمت رمز الخصم هذا.',
  },
  discount_other_plan: {
    en: 'This discount code is for other plans.',
    ar: 'رمز الخصم هذا لباقات أخرى.',
  },
  plan_is_had: { en: 'You have this plan already.', ar: 'هذه باقتك الآن.' },
  period_shorter: {
    en: 'A dearer plan lasts at least as long as the one you have: choose a longer period.',
    ar: 'الترقية لا تقصّر الفترة: اختر فترة لا تقل عن فترتك الحالية.',
  },
  over_amount_left: {
    en: 'Less than that is left of the invoice.',
    ar: 'المبلغ المتبقي من الفاتورة أقل من ذلك.',
  },
  invalid_discount_code: {
    en: 'Latin letters, digits and hyphens, like RAMADAN-25; 3 to 20.',
    ar: 'أحرف لاتينية وأرقام وشرطات، مثل RAMADAN-25، من 3 إلى 20.',
  },
  invalid_percent: {
    en: 'A whole number from 1 to 100.',
    ar: 'عدد صحيح من 1 إلى 100.',
  },
  discount_code_taken: { en: 'Another discount has this code.', ar: 'هذا الرمز لخصم آخر.' },
  discount_code_is_fixed: {
    en: 'The code stays: people may have written it down.',
    ar: 'الرمز لا يتغير، فقد يكون وصل إلى الناس.',
  },
  discount_has_uses: {
    en: 'Subscriptions that used this code or asked for it: {limit}. Switch it off instead.',
    ar: 'عدد الاشتراكات التي استخدمت الرمز أو طلبته: {limit}. أوقفه بدل حذفه.',
  },
  plan_twice: { en: 'This plan is there twice.', ar: 'هذه الباقة مكررة.' },
  invalid_period: { en: 'This period is not valid.', ar: 'الفترة غير صحيحة.' },
}
