/** What is wrong with what Sufra sells: plans, what they grant, and for how long. */
export const PLAN_FIELD_TEXTS = {
  invalid_feature_key: {
    en: 'Small letters, digits and underscores, like team_members; 2 to 40.',
    ar: 'أحرف لاتينية صغيرة وأرقام وشرطة سفلية، مثل team_members، من 2 إلى 40.',
  },
  feature_key_taken: { en: 'Another feature has this key.', ar: 'هذا المفتاح لميزة أخرى.' },
  feature_is_fixed: {
    en: 'This cannot be changed any more: plans and merchants have values of it.',
    ar: 'لا يمكن تغييره الآن، فهناك باقات وتجار لهم قيم منه.',
  },
  feature_value_kind: {
    en: 'This value does not fit the kind of the feature.',
    ar: 'القيمة لا تناسب نوع الميزة.',
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
  both_languages: { en: 'Write it in both languages.', ar: 'اكتبه باللغتين.' },
  unknown_discount_code: { en: 'There is no such discount code.', ar: 'لا يوجد رمز خصم كهذا.' },
  invalid_period: { en: 'This period is not valid.', ar: 'الفترة غير صحيحة.' },
}
