import { ask } from '../api.mjs'
import { Refusal } from '../built-remote.mjs'

const DEMO_PASSWORD = 'Sufra-demo-1'
// Accounts that see most screens come first, so that few have to sign in.
const DEMO_EMAILS = ['admin', 'operator', 'staff', 'kitchen'].map(name => `${name}@sufra.test`)
const ON_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

// Other deployments rarely have demo accounts, and trying them would look like an attack.
const accountsFor = api => {
  const { SUFRA_EMAIL: email, SUFRA_PASSWORD: password } = process.env
  if (email && password) return [{ email, password }]
  if (!ON_THIS_MACHINE.includes(new URL(api).hostname)) return []
  return DEMO_EMAILS.map(demo => ({ email: demo, password: DEMO_PASSWORD }))
}

const signIn = async ({ api, email, password }) => {
  const json = { email, password, rememberMe: true }
  try {
    const answer = await ask({ api }, { path: '/api/Authentication/login', json })
    if (!answer.ok) return null
    const { accessToken, user } = await answer.json()
    return accessToken && user ? { accessToken, role: user.role } : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * Returns the accounts that open the screens: that of `SUFRA_EMAIL` and `SUFRA_PASSWORD`, otherwise the demo accounts
 * of a Sufra on this machine. `unseen` are the screens that none of them may open.
 * @param {object} options
 * @param {string} options.api
 * @param {{path: string, roles: string[]}[]} options.paths
 */
export const visitorsOf = async ({ api, paths }) => {
  const visitors = []
  let unseen = paths
  for (const account of accountsFor(api)) {
    if (unseen.length === 0) break
    const session = await signIn({ api, ...account })
    if (!session) break
    const opened = unseen.filter(({ roles }) => roles.includes(session.role))
    unseen = unseen.filter(path => !opened.includes(path))
    if (opened.length > 0) visitors.push({ ...session, paths: opened.map(({ path }) => path) })
  }
  return { visitors, unseen: unseen.map(({ path }) => path) }
}
