import { say } from './workspace.mjs'

const accounts = [
  ['admin@sufra.test', 'Admin'],
  ['staff@sufra.test', 'Cashier'],
  ['kitchen@sufra.test', 'Kitchen'],
  ['second@sufra.test', 'Admin of another merchant'],
  ['operator@sufra.test', 'SuperAdmin'],
]

// The server uses the same condition; otherwise the mailbox does not exist.
const hasMailbox = !process.env.SMTP_URL && (process.env.NODE_ENV || 'development') !== 'production'

/** Prints all addresses, and in a demo set-up the accounts. */
export const printWelcome = ({ origin, platformsUrl, paymentsUrl }) => {
  say('')
  say(`  Sufra       ${origin}`)
  say(`  API         ${origin}/docs`)
  say(`  Health      ${origin}/api/health`)
  if (hasMailbox) say(`  Mails       ${origin}/dev/mail`)
  if (platformsUrl) say(`  Platforms   ${platformsUrl}   HungerStation, Jahez and Keeta to try with`)
  if (paymentsUrl) say(`  Payments    ${paymentsUrl}   the page on which a plan is paid for; no money moves`)
  if (process.env.SEED === 'off') {
    say('\n  No demo data (SEED=off): sign in with OPERATOR_EMAIL and OPERATOR_PASSWORD.\n')
    return
  }
  say('\n  Demo accounts, password of all: Sufra-demo-1')
  for (const [email, role] of accounts) say(`    ${email.padEnd(22)}${role}`)
  say('\n  Orders from outside: npx -y pnpm@12.21.0 simulate orders --rate 6/min')
  say('  Stop with Ctrl+C.\n')
}
