import type { MailMessage, MailTemplate, MailVariables } from '../mail-message.ts'
import { arabicClosing } from './closing-letter.ts'
import { arabicDeclined, arabicMade, arabicRequested } from './connection-letters.ts'
import { arabicCreditNote, arabicInvoice } from './invoice-letters.ts'
import { isolateBidi, typed } from './letter.ts'
import type { Letter } from './letter.ts'
import { arabicEnded, arabicEnding, arabicOver } from './plan-letters.ts'
import { arabicWeek } from './weekly-letter.ts'

const GREETING = 'مرحبًا،'
const FOOTER = 'رسالة آلية من سفرة، لا تُقرأ الردود عليها.'
const PLURAL = new Intl.PluralRules('ar')

const minutesText = (minutes: number): string => {
  switch (PLURAL.select(minutes)) {
    case 'one':
      return 'دقيقة واحدة'
    case 'two':
      return 'دقيقتين'
    case 'few':
      return `${minutes} دقائق`
    default:
      return `${minutes} دقيقة`
  }
}

interface CodeWords {
  subject: string
  opening: string
  warning: string
}

const codeLetter = (
  { code, minutes, name }: MailVariables<'signUpCode'>,
  { subject, opening, warning }: CodeWords,
): Letter => ({
  subject,
  greeting: name ? `مرحبًا ${typed(name)}،` : GREETING,
  opening,
  code,
  closing: [`الرمز صالح لمدة ${minutesText(minutes)}. لا تشاركه مع أحد.`, warning],
  footer: FOOTER,
})

const noticeLetter = (words: Omit<Letter, 'greeting' | 'footer'>): Letter => ({
  greeting: GREETING,
  footer: FOOTER,
  ...words,
})

const invitationLetter = (variables: MailVariables<'invitation'>): Letter => {
  const account = variables.accountNameAr || variables.accountNameEn
  const role = variables.roleNameAr || variables.roleNameEn
  const team = account ? `فريق ${typed(account)} في سفرة` : 'فريق تشغيل سفرة'
  return {
    subject: account ? `دعوة للانضمام إلى فريق ${account}` : 'دعوة للانضمام إلى فريق تشغيل سفرة',
    greeting: GREETING,
    opening: `وصلتك دعوة من ${typed(variables.inviterName)} للانضمام إلى ${team}، بدور ${typed(role)}.`,
    button: { label: 'قبول الدعوة', url: variables.url },
    closing: ['الرابط صالح لمدة 72 ساعة.', 'إن لم تكن تتوقع هذه الدعوة، فتجاهل هذه الرسالة.'],
    footer: FOOTER,
  }
}

const canaryLetter = (variables: MailVariables<'canaryTakenBack'>): Letter => {
  const { remote, channel, canary, stable, url } = variables
  const ratioOf = (failed: number, tries: number) => isolateBidi(`${failed} / ${tries}`)
  return {
    subject: `أوقفت سفرة الإطلاق التجريبي لـ ${isolateBidi(remote)}`,
    greeting: GREETING,
    opening: `أوقفت سفرة الإطلاق التجريبي للإصدار ${isolateBidi(canary)} من ${isolateBidi(remote)} في القناة ${isolateBidi(channel)} تلقائيًا، لأن أعطاله فاقت أعطال الإصدار المستقر بأكثر من الحد المسموح.`,
    button: { label: 'عرض الإصدارات', url },
    closing: [
      `المحاولات الفاشلة من مجموع المحاولات: ${ratioOf(variables.canaryFailed, variables.canaryTries)} في الإصدار التجريبي، و${ratioOf(variables.stableFailed, variables.stableTries)} في الإصدار المستقر ${isolateBidi(stable)}.`,
      'عاد التجار الذين وصلهم هذا الإصدار إلى الإصدار المستقر، وتنتقل إليه الصفحات المفتوحة من تلقاء نفسها.',
    ],
    footer: FOOTER,
  }
}

const untouchedLetter = (variables: MailVariables<'orderUntouched'>): Letter => {
  const branch = variables.branchAr || variables.branchEn
  return {
    subject: `طلب ينتظر الرد: ${isolateBidi(`#${variables.orderNumber}`)}`,
    greeting: GREETING,
    opening: `وصل طلب جديد من ${variables.channelAr || variables.channelEn} إلى ${typed(branch)} ولم يتعامل معه أحد حتى الآن: ${isolateBidi(`#${variables.orderNumber}`)}.`,
    button: { label: 'عرض الطلبات المباشرة', url: variables.url },
    closing: [
      'إن لم يقبله أحد قبل انتهاء المهلة، فسيُفوَّت.',
      'تصلك هذه الرسالة لأن إعدادات الفرع تطلب إبلاغك. ويمكن للمدير تغيير ذلك من لوحة الصوت في الطلبات المباشرة.',
    ],
    footer: FOOTER,
  }
}

const messagesText = (messages: number): string => {
  switch (PLURAL.select(messages)) {
    case 'one':
      return 'رسالة لم تُقرأ'
    case 'two':
      return 'رسالتان لم تُقرآ'
    case 'few':
      return `${messages} رسائل لم تُقرأ`
    default:
      return `${messages} رسالة لم تُقرأ`
  }
}

const ticketLetter = ({
  ticketNumber,
  subject,
  writer,
  messages,
  url,
}: MailVariables<'ticketUnread'>): Letter => ({
  subject: `رسالة بانتظارك في محادثة الدعم ${isolateBidi(`#${ticketNumber}`)}`,
  greeting: GREETING,
  opening: `كتب ${typed(writer)} في محادثة الدعم ${typed(subject)}، وفيها ${messagesText(messages)}.`,
  button: { label: 'فتح المحادثة', url },
  closing: ['لن نراسلك بشأن هذه المحادثة مرة أخرى قبل أن تُقرأ رسائلها.'],
  footer: FOOTER,
})

const CODE_WORDS = {
  signUpCode: {
    subject: 'رمز تأكيد بريدك في سفرة',
    opening: 'أدخل هذا الرمز لتأكيد بريدك الإلكتروني وإكمال التسجيل:',
    warning: 'إن لم تسجّل في سفرة، فتجاهل هذه الرسالة.',
  },
  loginCode: {
    subject: 'رمز الدخول إلى سفرة',
    opening: 'أدخل هذا الرمز لإكمال تسجيل الدخول:',
    warning: 'إن لم تحاول تسجيل الدخول، فغيّر كلمة المرور.',
  },
  resetCode: {
    subject: 'رمز استعادة كلمة المرور',
    opening: 'أدخل هذا الرمز لتعيين كلمة مرور جديدة:',
    warning: 'إن لم تطلب ذلك، فتجاهل هذه الرسالة، وستبقى كلمة المرور كما هي.',
  },
  changeEmailCode: {
    subject: 'رمز تأكيد بريدك الجديد في سفرة',
    opening: 'أدخل هذا الرمز ليصبح هذا العنوان بريدك في سفرة:',
    warning: 'إن لم تطلب ذلك، فتجاهل هذه الرسالة.',
  },
} satisfies Partial<Record<MailTemplate, CodeWords>>

export const arabicLetter = (message: MailMessage): Letter => {
  switch (message.template) {
    case 'emailChanged':
      return noticeLetter({
        subject: 'تغيّر بريدك الإلكتروني في سفرة',
        opening: `أصبح الدخول إلى حسابك بالبريد ${isolateBidi(message.variables.newEmail)}.`,
        closing: ['إن لم يكن هذا التغيير منك، فتواصل مع الدعم فورًا.'],
      })
    case 'passwordChanged':
      return noticeLetter({
        subject: 'تغيّرت كلمة مرورك في سفرة',
        opening: 'تغيّرت كلمة مرور حسابك قبل قليل.',
        closing: ['إن لم يكن هذا التغيير منك، فاستعد كلمة المرور من صفحة الدخول فورًا.'],
      })
    case 'passwordGuesses':
      return noticeLetter({
        subject: 'حاول أحدهم الدخول إلى حسابك في سفرة',
        opening: 'جرّب أحدهم عدة كلمات مرور خاطئة على بريدك، ولم يتمكن من الدخول.',
        closing: [
          'إن كنت أنت من حاول، فلا يلزمك شيء. وإن نسيت كلمة المرور، فاختر «نسيت كلمة المرور؟» في صفحة الدخول.',
          'وإن لم تكن أنت: فاختر لسفرة كلمة مرور لا تستخدمها في مكان آخر، وفعّل التحقق بخطوتين من الإعدادات.',
          'تستطيع الدخول كالمعتاد من الأجهزة التي استخدمتها من قبل. ولن نراسلك بهذا الشأن أكثر من مرة في اليوم.',
        ],
      })
    case 'invitation':
      return invitationLetter(message.variables)
    case 'connectionRequested':
      return noticeLetter(arabicRequested(message.variables))
    case 'connectionMade':
      return noticeLetter(arabicMade(message.variables))
    case 'connectionDeclined':
      return noticeLetter(arabicDeclined(message.variables))
    case 'orderUntouched':
      return untouchedLetter(message.variables)
    case 'notification': {
      const { titleAr, bodyAr, url } = message.variables
      return noticeLetter({
        subject: titleAr,
        opening: typed(titleAr),
        button: { label: 'فتح سفرة', url },
        closing: [typed(bodyAr), 'تحدد الرسائل التي تصلك من إعداداتك، تحت «الإشعارات».'],
      })
    }
    case 'invoiceIssued':
      return noticeLetter(arabicInvoice(message.variables))
    case 'creditNoteIssued':
      return noticeLetter(arabicCreditNote(message.variables))
    case 'ticketUnread':
      return ticketLetter(message.variables)
    case 'planEnding':
      return noticeLetter(arabicEnding(message.variables))
    case 'planEnded':
      return noticeLetter(arabicEnded(message.variables))
    case 'planOver':
      return noticeLetter(arabicOver(message.variables))
    case 'accountClosing':
      return noticeLetter(arabicClosing(message.variables))
    case 'weeklyLetter':
      return noticeLetter(arabicWeek(message.variables))
    case 'canaryTakenBack':
      return canaryLetter(message.variables)
    default:
      return codeLetter(message.variables, CODE_WORDS[message.template])
  }
}
