import { z } from 'zod'

const Code = z.object({
  code: z.string(),
  /** how long the code is good for */
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
  /** strangers try passwords */
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
  /** to the operator: a merchant asks for branches to be connected; one of them is named */
  connectionRequested: z.object({
    ...{ merchantAr: z.string(), merchantEn: z.string(), count: z.number() },
    ...CONNECTED,
  }),
  /** to the merchant: a branch is connected to a platform */
  connectionMade: z.object(CONNECTED),
  /** to the merchant: the operator connects a branch not, and says why */
  connectionDeclined: z.object({ ...CONNECTED, reason: z.string() }),
  /** nobody touched a new order until it was the owner's turn */
  orderUntouched: z.object({
    orderNumber: z.string(),
    branchAr: z.string(),
    branchEn: z.string(),
    channelAr: z.string(),
    channelEn: z.string(),
    url: z.string(),
  }),
  /** something was written in a conversation with support, and nobody of the other side has read it for a while */
  ticketUnread: z.object({
    ticketNumber: z.string(),
    subject: z.string(),
    writer: z.string(),
    messages: z.number(),
    url: z.string(),
  }),
  /** anything else that people are told of */
  notification: z.object({
    ...{ titleAr: z.string(), titleEn: z.string(), bodyAr: z.string(), bodyEn: z.string() },
    url: z.string(),
  }),
  /** so many days before a merchant's plan ends; 0: today */
  planEnding: z.object({ ...PLAN, days: z.number() }),
  /** it has ended, and everything works until that date */
  planEnded: z.object(PLAN),
  /** nobody paid meanwhile: its people only read */
  planOver: z.object({ planAr: z.string(), planEn: z.string(), url: z.string() }),
  /** to the merchant that closes its account: when everything is erased; so many days before that */
  accountClosing: z.object({
    ...{ merchantAr: z.string(), merchantEn: z.string(), date: z.string() },
    ...{ days: z.number(), url: z.string() },
  }),
  /** to the merchant, each with the paper attached: what was paid for, and what was taken back of it */
  invoiceIssued: z.object(INVOICE),
  creditNoteIssued: z.object(INVOICE),
  /** how the last week was; days are "2026-11-15", amounts SAR */
  weeklyLetter: z.object({
    ...{ merchantAr: z.string(), merchantEn: z.string(), from: z.iso.date(), to: z.iso.date() },
    ...{ orders: z.number(), sales: z.number(), averageTicket: z.number() },
    ...{ ordersBefore: z.number(), salesBefore: z.number(), averageTicketBefore: z.number() },
    acceptanceSeconds: z.number().nullable(),
    ...{ lostOrders: z.number(), lostValue: z.number(), lostValueBefore: z.number() },
    channels: z.array(z.object({ ar: z.string(), en: z.string(), orders: z.number(), sales: z.number() })),
    products: z.array(z.object({ ar: z.string(), en: z.string(), quantity: z.number(), sales: z.number() })),
    ...{ url: z.string(), settingsUrl: z.string() },
    /** what a mail program calls when its reader wants no more of them */
    stopUrl: z.string(),
  }),
  /** to the operator: a version failed too often for the merchants who had it first */
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

/** A mail as the outbox holds it: which text, and what is filled in. */
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
