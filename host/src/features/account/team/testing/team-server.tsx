import type { Role } from '@sufra/shared/contracts/role'
import type { TeamMember, TeamPage } from '@sufra/shared/contracts/user'
import {
  merchantPage,
  answerHttp,
  renderUi,
  sampleBranch,
  sampleMerchant,
  samplePage,
} from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import ar from '#src/locales/team/ar.json'
import en from '#src/locales/team/en.json'
import { hostTexts } from '#src/testing/host-texts.ts'
import { BUILT_IN_ROLES } from './team-samples.ts'

const BRANCHES = [sampleBranch(), sampleBranch({ id: 2, name: '{"ar":"الياسمين","en":"Yasmin"}' })]
export const MERCHANTS = [
  sampleMerchant({ id: 1042 }),
  sampleMerchant({ id: 1049, name: '{"ar":"مخبز هدى","en":"Huda Bakery"}' }),
]

interface TeamServer {
  people?: TeamMember[]
  ownRoles?: Role[]
  /** Further responses, by method and path. */
  answers?: Parameters<typeof answerHttp>[0]
}

/** Stub of the team's endpoints; `latest(path)` is the last request to a path. */
export const teamServer = ({ people = [], ownRoles = [], answers = {} }: TeamServer = {}) => {
  const listing = (call: HttpCall): HttpAnswer => ({ body: samplePage(people, call) satisfies TeamPage })
  const { calls } = answerHttp({
    'GET /api/User/GetByAccountId': listing,
    'GET /api/User/Get': listing,
    'GET /api/Role/GetAll': { body: [...BUILT_IN_ROLES, ...ownRoles] },
    'GET /api/Branch/GetByAccountId': call => ({ body: samplePage(BRANCHES, call) }),
    'GET /api/Account/Get': call => ({
      body: merchantPage(
        MERCHANTS.filter(({ id, name }) => `${id} ${name}`.includes(call.query.get('Search') ?? '')),
        call,
      ),
    }),
    ...answers,
  })
  const latest = (path: string) => calls.filter(call => call.path === path).at(-1)
  return {
    calls,
    /** Returns the query of the last request to a path. */
    queryOf: (path: string) => Object.fromEntries(latest(path)?.query ?? []),
    /** Returns the body of the last request to a path. */
    bodyOf: (path: string) => latest(path)?.body,
  }
}

interface RenderTeam {
  language?: 'ar' | 'en'
  role?: 'Admin' | 'SuperAdmin'
  route?: string
}

export const renderTeam = (
  page: ReactNode,
  { language, role = 'Admin', route = '/users' }: RenderTeam = {},
) =>
  renderUi(
    <>
      {page}
      <Toaster />
    </>,
    { language, role, route, namespaces: { team: { ar, en }, ...hostTexts } },
  )

/** Returns the row of this name. */
export const rowOf = async (name: string) => {
  const text = await screen.findByText(name)
  return within(text.closest('tr') ?? text)
}
