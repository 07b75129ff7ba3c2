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
  messageOf('orderUntouched'),
  messageOf('ticketUnread'),
  messageOf('canaryTakenBack'),
])
export type MailMessage = z.infer<typeof MailMessage>
