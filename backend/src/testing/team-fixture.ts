import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'drizzle-orm'
import type { TeamMember } from '@sufra/shared/contracts/user'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import type { TestApp } from './create-test-app.ts'

type Headers = Record<string, string>

/** Ids of the built-in roles. */
export const ROLE = { SuperAdmin: 1, Admin: 2, BranchManager: 3, Cashier: 4, Kitchen: 5 } as const

/** Returns calls of the team's endpoints on one application. */
export const teamOf = ({ app, foundation, signIn }: TestApp) => {
  const post = (path: string, payload: object, headers: Headers = {}) =>
    app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })

  const invite = (headers: Headers, changes: object = {}): Promise<LightMyRequestResponse> =>
    post(
      'User/Add',
      { name: 'فهد السبيعي', email: 'fahad@example.com', roleId: ROLE.Cashier, lang: 'ar', ...changes },
      headers,
    )

  /** Returns the token in the newest invitation to this address. */
  const tokenFor = async (email: string): Promise<string> => {
    const { rows } = await foundation.database.run(ALL_MERCHANTS, db =>
      db.execute(sql`select coalesce(variables, rendered)::text as text from mail
        where recipient = ${email} and template = 'invitation' order by id desc limit 1`),
    )
    return /#invite=([\w-]{43})/.exec(String(rows[0]?.text))?.[1] ?? ''
  }

  const accept = (inviteToken: string, changes: object = {}) =>
    post('User/SignUp', {
      inviteToken,
      name: 'فهد السبيعي',
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
      ...changes,
    })

  return {
    post,
    invite,
    tokenFor,
    accept,
    put: (path: string, payload: object, headers: Headers) =>
      app.inject({ method: 'PUT', url: `/api/${path}`, payload, headers }),
    remove: (path: string, id: number, headers: Headers) =>
      app.inject({ method: 'DELETE', url: `/api/${path}?Id=${id}`, headers }),
    get: (url: string, headers: Headers) => app.inject({ url: `/api/${url}`, headers }),

    /** Adds a member who has accepted the invitation and signs in as `name` with the demo password. */
    join: async (headers: Headers, name: string, changes: object = {}): Promise<TeamMember> => {
      const email = `${name}@sufra.test`
      const invited = await invite(headers, { email, ...changes })
      const accepted = await accept(await tokenFor(email))
      if (accepted.statusCode !== 200)
        throw new Error(`${name} did not join: ${invited.body} ${accepted.body}`)
      return invited.json()
    },
    signIn,
  }
}
export type Team = ReturnType<typeof teamOf>
