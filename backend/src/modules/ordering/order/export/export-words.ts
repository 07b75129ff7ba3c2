import type { Order, OrderStatus, ReasonCode } from '@sufra/shared/contracts/order'

interface Words {
  sheet: string
  headings: readonly string[]
  status: Record<OrderStatus, string>
  type: Record<Order['type'], string>
  payment: Record<Order['paymentType'], string>
  reason: Record<ReasonCode, string>
  test: string
}

/** Texts of the export in the reader's language. The headings have the order of `rowOf`. */
export const EXPORT_WORDS: Record<'ar' | 'en', Words> = {
  ar: {
    sheet: 'الطلبات',
    headings: [
      ...['رقم الطلب', 'رقمه في المنصة', 'وقت الطلب', 'الفرع', 'المنصة', 'الحالة', 'السبب', 'النوع', 'الدفع'],
      ...['العميل', 'جواله', 'الأصناف', 'مجموع الأصناف', 'الخصم', 'التوصيل', 'منه الضريبة', 'الإجمالي'],
      ...['المسترد', 'وقت القبول', 'وقت الجاهزية', 'وقت الانتهاء', 'تجريبي'],
      'رسوم أخرى',
      'تفصيل الرسوم',
      'فرق الحساب',
    ],
    status: {
      New: 'جديد',
      Accepted: 'مقبول',
      Preparing: 'قيد التحضير',
      Ready: 'جاهز',
      PickedUp: 'مع المندوب',
      Completed: 'مكتمل',
      Rejected: 'مرفوض',
      Cancelled: 'ملغي',
      Missed: 'فائت',
      Scheduled: 'مجدول',
      Failed: 'متعثّر',
    },
    type: { Delivery: 'توصيل', Pickup: 'استلام', DineIn: 'محلي' },
    payment: {
      Prepaid: 'مدفوع',
      Cash: 'نقدًا',
      CardOnDelivery: 'بالبطاقة عند الاستلام',
      NotStated: 'غير محدّد',
    },
    reason: {
      BranchClosed: 'الفرع مغلق',
      ItemUnavailable: 'صنف غير متوفر',
      TooBusy: 'ضغط في الطلبات',
      InvalidAddress: 'عنوان غير صحيح',
      CustomerRequest: 'بطلب من العميل',
      PriceMismatch: 'سعر مختلف',
      Other: 'سبب آخر',
    },
    test: 'نعم',
  },
  en: {
    sheet: 'Orders',
    headings: [
      ...['Order', 'Platform number', 'Placed', 'Branch', 'Platform', 'State', 'Reason', 'Type', 'Payment'],
      ...['Customer', 'Phone', 'Items', 'Subtotal', 'Discount', 'Delivery', 'VAT included', 'Total'],
      ...['Refunded', 'Accepted', 'Ready', 'Ended', 'Test'],
      'Other charges',
      'Charges in detail',
      'Difference',
    ],
    status: {
      New: 'New',
      Accepted: 'Accepted',
      Preparing: 'Preparing',
      Ready: 'Ready',
      PickedUp: 'With the driver',
      Completed: 'Completed',
      Rejected: 'Rejected',
      Cancelled: 'Cancelled',
      Missed: 'Missed',
      Scheduled: 'Scheduled',
      Failed: 'Failed',
    },
    type: { Delivery: 'Delivery', Pickup: 'Pickup', DineIn: 'Dine in' },
    payment: {
      Prepaid: 'Prepaid',
      Cash: 'Cash',
      CardOnDelivery: 'Card on delivery',
      NotStated: 'Not stated',
    },
    reason: {
      BranchClosed: 'Branch closed',
      ItemUnavailable: 'Item unavailable',
      TooBusy: 'Too busy',
      InvalidAddress: 'Invalid address',
      CustomerRequest: "Customer's request",
      PriceMismatch: 'Price mismatch',
      Other: 'Other reason',
    },
    test: 'yes',
  },
}
