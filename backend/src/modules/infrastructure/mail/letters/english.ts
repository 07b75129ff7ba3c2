import type { MailMessage, MailTemplate, MailVariables } from '../mail-message.ts'
import { englishClosing } from './closing-letter.ts'
import { englishDeclined, englishMade, englishRequested } from './connection-letters.ts'
import { englishCreditNote, englishInvoice } from './invoice-letters.ts'
import { isolateBidi, typed } from './letter.ts'
import type { Letter } from './letter.ts'
import { englishEnded, englishEnding, englishOver } from './plan-letters.ts'
import { englishWeek } from './weekly-letter.ts'

const GREETING = 'Hello,'
const FOOTER = 'An automatic message from Sufra. Replies are not read.'

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
  greeting: name ? `Hello ${typed(name)},` : GREETING,
  opening,
  code,
  closing: [
    `The code is good for ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. Do not share it with anybody.`,
    warning,
  ],
  footer: FOOTER,
})

const noticeLetter = (words: Omit<Letter, 'greeting' | 'footer'>): Letter => ({
  greeting: GREETING,
  footer: FOOTER,
  ...words,
})

const invitationLetter = (variables: MailVariables<'invitation'>): Letter => {
  const account = variables.accountNameEn || variables.accountNameAr
  const role = variables.roleNameEn || variables.roleNameAr
  const team = account ? `the team of ${typed(account)} on Sufra` : 'the team that runs Sufra'
  return {
    subject: account ? `Invitation to the team of ${account}` : 'Invitation to the team that runs Sufra',
    greeting: GREETING,
    opening: `${typed(variables.inviterName)} invites you to join ${team}. Your role: ${typed(role)}.`,
    button: { label: 'Accept the invitation', url: variables.url },
    closing: [
      'The link is good for 72 hours.',
      'If you did not expect this invitation, please ignore this message.',
    ],
    footer: FOOTER,
  }
}

const canaryLetter = (variables: MailVariables<'canaryTakenBack'>): Letter => {
  const { remote, channel, canary, stable, url } = variables
  return {
    subject: `Sufra ended the canary of ${remote}`,
    greeting: GREETING,
    opening: `Sufra ended the canary ${isolateBidi(canary)} of ${isolateBidi(remote)} in channel ${isolateBidi(channel)} by itself: it failed more often than the stable version by more than the set margin.`,
    button: { label: 'Open Releases', url },
    closing: [
      `Tries that failed: ${variables.canaryFailed} of ${variables.canaryTries} with the canary, ${variables.stableFailed} of ${variables.stableTries} with the stable version ${isolateBidi(stable)}.`,
      'The merchants who had it get the stable version again, and open pages change over by themselves.',
    ],
    footer: FOOTER,
  }
}

const untouchedLetter = (variables: MailVariables<'orderUntouched'>): Letter => {
  const branch = variables.branchEn || variables.branchAr
  return {
    subject: `Nobody has answered order #${variables.orderNumber}`,
    greeting: GREETING,
    opening: `A new order from ${variables.channelEn || variables.channelAr} waits at ${typed(branch)}, and nobody has touched it: ${isolateBidi(`#${variables.orderNumber}`)}.`,
    button: { label: 'Open live orders', url: variables.url },
    closing: [
      'If nobody accepts it in time, it is missed.',
      'You get this mail because your branch is set to tell you. An Admin can change that in the sound panel of live orders.',
    ],
    footer: FOOTER,
  }
}

const ticketLetter = ({
  ticketNumber,
  subject,
  writer,
  messages,
  url,
}: MailVariables<'ticketUnread'>): Letter => ({
  subject: `A message waits for you in support conversation #${ticketNumber}`,
  greeting: GREETING,
  opening: `${typed(writer)} wrote in the support conversation ${typed(subject)}. ${messages === 1 ? 'One message is' : `${messages} messages are`} unread.`,
  button: { label: 'Open the conversation', url },
  closing: ['We will not write about this conversation again before its messages are read.'],
  footer: FOOTER,
})

const CODE_WORDS = {
  signUpCode: {
    subject: 'Confirm your e-mail for Sufra',
    opening: 'Enter this code to confirm your e-mail and go on with your registration:',
    warning: 'If you did not register at Sufra, please ignore this message.',
  },
  loginCode: {
    subject: 'Your sign-in code for Sufra',
    opening: 'Enter this code to finish signing in:',
    warning: 'If you did not try to sign in, please change your password.',
  },
  resetCode: {
    subject: 'Your code for a new password',
    opening: 'Enter this code to set a new password:',
    warning: 'If you did not ask for it, please ignore this message. Your password stays as it is.',
  },
  changeEmailCode: {
    subject: 'Confirm your new e-mail for Sufra',
    opening: 'Enter this code to use this address for Sufra from now on:',
    warning: 'If you did not ask for it, please ignore this message.',
  },
} satisfies Partial<Record<MailTemplate, CodeWords>>

export const englishLetter = (message: MailMessage): Letter => {
  switch (message.template) {
    case 'emailChanged':
      return noticeLetter({
        subject: 'Your e-mail for Sufra has changed',
        opening: `You sign in with ${isolateBidi(message.variables.newEmail)} from now on.`,
        closing: ['If you did not change it, please contact support at once.'],
      })
    case 'passwordChanged':
      return noticeLetter({
        subject: 'Your password for Sufra has changed',
        opening: 'The password of your account was changed a moment ago.',
        closing: ['If you did not change it, please reset it from the sign-in page at once.'],
      })
    case 'passwordGuesses':
      return noticeLetter({
        subject: 'Somebody tried to sign in to your Sufra account',
        opening: 'Somebody tried several wrong passwords at your address. They did not get in.',
        closing: [
          'If it was you, there is nothing to do. If you forgot your password, choose “Forgot password?” on the sign-in page.',
          'If it was not you: use a password here that you use nowhere else, and turn on two-step sign-in in Settings.',
          'You can go on signing in on the devices that you have used before. We write about this at most once a day.',
        ],
      })
    case 'invitation':
      return invitationLetter(message.variables)
    case 'connectionRequested':
      return noticeLetter(englishRequested(message.variables))
    case 'connectionMade':
      return noticeLetter(englishMade(message.variables))
    case 'connectionDeclined':
      return noticeLetter(englishDeclined(message.variables))
    case 'orderUntouched':
      return untouchedLetter(message.variables)
    case 'notification': {
      const { titleEn, bodyEn, url } = message.variables
      return noticeLetter({
        subject: titleEn,
        opening: typed(titleEn),
        button: { label: 'Open Sufra', url },
        closing: [typed(bodyEn), 'Which mails you get is set in your settings, under Notifications.'],
      })
    }
    case 'invoiceIssued':
      return noticeLetter(englishInvoice(message.variables))
    case 'creditNoteIssued':
      return noticeLetter(englishCreditNote(message.variables))
    case 'ticketUnread':
      return ticketLetter(message.variables)
    case 'planEnding':
      return noticeLetter(englishEnding(message.variables))
    case 'planEnded':
      return noticeLetter(englishEnded(message.variables))
    case 'planOver':
      return noticeLetter(englishOver(message.variables))
    case 'accountClosing':
      return noticeLetter(englishClosing(message.variables))
    case 'weeklyLetter':
      return noticeLetter(englishWeek(message.variables))
    case 'canaryTakenBack':
      return canaryLetter(message.variables)
    default:
      return codeLetter(message.variables, CODE_WORDS[message.template])
  }
}
