import { z } from 'zod'

const Code = z.object({
  code: z.string(),
  /** lifetime of the code */
  minutes: z.number(),
  name: z.string().nullish(),
})

const CONNECTED = {
  branchAr: z.string(),
  branchEn: z.string(),
  channelAr: z.string(),
  channelEn: z.string(),
  url: z.string(),
}

const PLAN = { planAr: z.string(), planEn: z.string(), date: z.string(), url: z.string() }
const INVOICE = {
  number: z.string(),
  /** SAR, e.g. "349.00" */
  amount: z.string(),
  url: z.string(),
}

const VARIABLES = {
  signUpCode: Code,
  loginCode: Code,
  resetCode: Code,
  changeEmailCode: Code,
  emailChanged: z.object({ newEmail: z.string() }),
  passwordChanged: z.object({}),
  /** warning of password guesses */
  passwordGuesses: z.object({}),
  /** both account names are empty when the operator invites a colleague */
  invitation: z.object({
    accountNameAr: z.string(),
    accountNameEn: z.string(),
    roleNameAr: z.string(),
    roleNameEn: z.string(),
    inviterName: z.string(),
    url: z.string(),
  }),
  /** to the operator: a merchant requests connections of branches; one of them is named */
  connectionRequested: z.object({
    merchantAr: z.string(),
    merchantEn: z.string(),
    count: z.number(),
    ...CONNECTED,
  }),
  /** to the merchant: a branch is connected to a platform */
  connectionMade: z.object(CONNECTED),
  /** to the merchant: the operator declined a connection, with the reason */
  connectionDeclined: z.object({ ...CONNECTED, reason: z.string() }),
  /** nobody touched a new order before the owner's escalation step */
  orderUntouched: z.object({
    orderNumber: z.string(),
    branchAr: z.string(),
    branchEn: z.string(),
    channelAr: z.string(),
    channelEn: z.string(),
    url: z.string(),
  }),
  /** an unread message in a support conversation */
  ticketUnread: z.object({
    ticketNumber: z.string(),
    subject: z.string(),
    writer: z.string(),
    messages: z.number(),
    url: z.string(),
  }),
  /** any other notification */
  notification: z.object({
    titleAr: z.string(),
    titleEn: z.string(),
    bodyAr: z.string(),
    bodyEn: z.string(),
    url: z.string(),
  }),
  /** days until the merchant's plan ends; 0: today */
  planEnding: z.object({ ...PLAN, days: z.number() }),
  /** the plan has ended, and everything works until that date */
  planEnded: z.object(PLAN),
  /** the plan was not paid: the account is read-only */
  planOver: z.object({ planAr: z.string(), planEn: z.string(), url: z.string() }),
  /** to a merchant that closes its account: date of the erasure, and the days until then */
  accountClosing: z.object({
    merchantAr: z.string(),
    merchantEn: z.string(),
    date: z.string(),
    days: z.number(),
    url: z.string(),
  }),
  /** to the merchant with the PDF: an invoice, or a credit note */
  invoiceIssued: z.object(INVOICE),
  creditNoteIssued: z.object(INVOICE),
  /** figures of the last week; days are "2026-11-15", amounts SAR */
  weeklyLetter: z.object({
    merchantAr: z.string(),
    merchantEn: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    orders: z.number(),
    sales: z.number(),
    averageTicket: z.number(),
    ordersBefore: z.number(),
    salesBefore: z.number(),
    averageTicketBefore: z.number(),
    acceptanceSeconds: z.number().nullable(),
    lostOrders: z.number(),
    lostValue: z.number(),
    lostValueBefore: z.number(),
    channels: z.array(z.object({ ar: z.string(), en: z.string(), orders: z.number(), sales: z.number() })),
    products: z.array(z.object({ ar: z.string(), en: z.string(), quantity: z.number(), sales: z.number() })),
    url: z.string(),
    settingsUrl: z.string(),
    /** one-click URL to unsubscribe */
    stopUrl: z.string(),
  }),
  /** to the operator: a canary failed too often and was withdrawn */
  canaryTakenBack: z.object({
    remote: z.string(),
    channel: z.string(),
    canary: z.string(),
    stable: z.string(),
    canaryFailed: z.number(),
    canaryTries: z.number(),
    stableFailed: z.number(),
    stableTries: z.number(),
    url: z.string(),
  }),
}

export type MailTemplate = keyof typeof VARIABLES
export type MailVariables<Template extends MailTemplate> = z.infer<(typeof VARIABLES)[Template]>

const messageOf = <Template extends MailTemplate>(template: Template) =>
  z.object({ template: z.literal(template), variables: VARIABLES[template] })

/** A mail in the outbox: the template and its variables. */
export const MailMessage = z.discriminatedUnion('template', [
  messageOf('signUpCode'),
  messageOf('loginCode'),
  messageOf('resetCode'),
  messageOf('changeEmailCode'),
  messageOf('emailChanged'),
  messageOf('passwordChanged'),
  messageOf('passwordGuesses'),
  messageOf('invitation'),
  messageOf('connectionRequested'),
  messageOf('connectionMade'),
  messageOf('connectionDeclined'),
  messageOf('orderUntouched'),
  messageOf('ticketUnread'),
  messageOf('notification'),
  messageOf('planEnding'),
  messageOf('planEnded'),
  messageOf('planOver'),
  messageOf('accountClosing'),
  messageOf('invoiceIssued'),
  messageOf('creditNoteIssued'),
  messageOf('weeklyLetter'),
  messageOf('canaryTakenBack'),
])
export type MailMessage = z.infer<typeof MailMessage>
