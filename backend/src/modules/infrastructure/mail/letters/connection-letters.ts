import type { MailVariables } from '../mail-message.ts'
import { typed } from './letter.ts'
import type { Letter } from './letter.ts'

type Words = Pick<Letter, 'subject' | 'opening' | 'button' | 'closing'>

const PLURAL = new Intl.PluralRules('ar')
const arabicBranches = (count: number): string =>
  ({
    zero: '',
    one: 'فرع واحد',
    two: 'فرعين',
    few: `${count} فروع`,
    many: `${count} فرعًا`,
    other: `${count} فرع`,
  })[PLURAL.select(count)]

export const englishRequested = (variables: MailVariables<'connectionRequested'>): Words => {
  const { count, url } = variables
  const merchant = variables.merchantEn || variables.merchantAr
  const what = count === 1 ? typed(variables.branchEn || variables.branchAr) : `${count} branches`
  return {
    subject: `${merchant} asks for a connection to ${variables.channelEn}`,
    opening: `${typed(merchant)} asks you to connect ${what} to ${variables.channelEn}.`,
    button: { label: 'Open the requests', url },
    closing: ['The merchant gets a mail once it is connected.'],
  }
}

export const arabicRequested = (variables: MailVariables<'connectionRequested'>): Words => {
  const { count, url } = variables
  const merchant = variables.merchantAr || variables.merchantEn
  const what = count === 1 ? typed(variables.branchAr || variables.branchEn) : arabicBranches(count)
  return {
    subject: `طلب ربط مع ${variables.channelAr} من ${merchant}`,
    opening: `تطلب منشأة ${typed(merchant)} ربط ${what} مع ${variables.channelAr}.`,
    button: { label: 'عرض الطلبات', url },
    closing: ['تصل المنشأة رسالة حال إتمام الربط.'],
  }
}

export const englishMade = (variables: MailVariables<'connectionMade'>): Words => {
  const branch = variables.branchEn || variables.branchAr
  return {
    subject: `${branch} is connected to ${variables.channelEn}`,
    opening: `${typed(branch)} is connected to ${variables.channelEn}: orders from there reach your live orders from now on.`,
    button: { label: 'Open integrations', url: variables.url },
    closing: ['Send your menu to the platform, and try it with a test order.'],
  }
}

export const arabicMade = (variables: MailVariables<'connectionMade'>): Words => {
  const branch = variables.branchAr || variables.branchEn
  return {
    subject: `تم ربط ${branch} مع ${variables.channelAr}`,
    opening: `تم ربط ${typed(branch)} مع ${variables.channelAr}، وستصل طلباتها إلى الطلبات المباشرة من الآن.`,
    button: { label: 'عرض التكاملات', url: variables.url },
    closing: ['أرسل قائمتك إلى المنصة وجرّب الربط بطلب تجريبي.'],
  }
}

export const englishDeclined = (variables: MailVariables<'connectionDeclined'>): Words => {
  const branch = variables.branchEn || variables.branchAr
  return {
    subject: `${branch} is not connected to ${variables.channelEn}`,
    opening: `Your request to connect ${typed(branch)} to ${variables.channelEn} was declined. The reason: ${typed(variables.reason)}`,
    button: { label: 'Open integrations', url: variables.url },
    closing: ['Once that is settled you can ask again there.'],
  }
}

export const arabicDeclined = (variables: MailVariables<'connectionDeclined'>): Words => {
  const branch = variables.branchAr || variables.branchEn
  return {
    subject: `لم يُربط ${branch} مع ${variables.channelAr}`,
    opening: `رُفض طلبك ربط ${typed(branch)} مع ${variables.channelAr}. السبب: ${typed(variables.reason)}`,
    button: { label: 'عرض التكاملات', url: variables.url },
    closing: ['بعد معالجة السبب يمكنك أن تطلب الربط من جديد هناك.'],
  }
}
