import type { Role } from '@sufra/shared/contracts/role'
import type { TeamMember, TeamPage } from '@sufra/shared/contracts/user'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { configure, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import ar from '#src/locales/team/ar.json'
import en from '#src/locales/team/en.json'
import { hostTexts } from '#src/testing/host-texts.ts'
import { BUILT_IN_ROLES } from './team-samples.ts'

// Tables take jsdom a while on a busy machine, and printing them at every turn of a wait takes longer still.
configure({ asyncUtilTimeout: 8000, getElementError: message => new Error(message ?? 'not found') })
jest.setTimeout(30_000)

const pageOf = <Row,>(rows: Row[], { query }: HttpCall) => {
  const size = Number(query.get('PaginatedRequest.PageSize'))
  const page = Number(query.get('PaginatedRequest.PageNumber'))
  return {
    data: rows.slice((page - 1) * size, page * size),
    currentPage: page,
    totalPages: Math.ceil(rows.length / size),
    totalCount: rows.length,
    pageSize: size,
    hasNextPage: page * size < rows.length,
    hasPreviousPage: page > 1,
  }
}

const BRANCHES = [
  { id: 1, name: '{"ar":"العليا","en":"Olaya"}' },
  { id: 2, name: '{"ar":"الياسمين","en":"Yasmin"}' },
]
export const MERCHANTS = [
  { id: 1042, name: '{"ar":"البيت العتيق","en":"Old House"}' },
  { id: 1049, name: '{"ar":"مخبز هدى","en":"Huda Bakery"}' },
]

interface TeamServer {
  people?: TeamMember[]
  ownRoles?: Role[]
  /** What else is answered, by method and path. */
  answers?: Record<string, HttpAnswer>
}

/** Answers what the team's screens ask; `latest(path)` is the last question there. */
export const teamServer = ({ people = [], ownRoles = [], answers = {} }: TeamServer = {}) => {
  const listing = (call: HttpCall): HttpAnswer => ({ body: pageOf(people, call) satisfies TeamPage })
  const { calls } = answerHttp({
    'GET /api/User/GetByAccountId': listing,
    'GET /api/User/Get': listing,
    'GET /api/Role/GetAll': { body: [...BUILT_IN_ROLES, ...ownRoles] },
    'GET /api/Branch/GetByAccountId': call => ({ body: pageOf(BRANCHES, call) }),
    'GET /api/Account/Get': call => ({
      body: pageOf(
        MERCHANTS.filter(({ id, name }) => `${id} ${name}`.includes(call.query.get('Search') ?? '')),
        call,
      ),
    }),
    ...answers,
  })
  const latest = (path: string) => calls.filter(call => call.path === path).at(-1)
  return {
    calls,
    /** What was asked for in the address. */
    queryOf: (path: string) => Object.fromEntries(latest(path)?.query ?? []),
    /** What was sent. */
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

/** The row in which this name stands. */
export const rowOf = async (name: string) => {
  const text = await screen.findByText(name)
  return within(text.closest('tr') ?? text)
}
