import { ApiError } from '@sufra/shared/api'
import { renderUi } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { FormProblem } from './form-problem.tsx'

const full = (current: object) =>
  new ApiError({
    status: 403,
    code: 'plan_limit_reached',
    problem: { type: '', title: 'Full', status: 403, traceId: '', code: 'plan_limit_reached', current },
  })
const show = (role: RenderUiOptions['role'], current: object = { key: 'branches', limit: 5, used: 5 }) =>
  renderUi(<FormProblem problem={full(current)} />, { role })

it('tells an Admin which limit is reached and links to the plans', () => {
  show('Admin')
  expect(screen.getByRole('alert')).toHaveTextContent('All branches of your plan are in use (5).')
  expect(screen.getByRole('link', { name: 'See bigger plans' })).toHaveAttribute('href', '/subscriptions')
})

it('formats the limit like every number', () => {
  show('Admin', { key: 'products', limit: 1500, used: 1500 })
  expect(screen.getByRole('alert')).toHaveTextContent('room for (1,500).')
})

it('tells a person who cannot buy whom to ask', () => {
  show('BranchManager')
  expect(screen.getByRole('alert')).toHaveTextContent('Ask your Admin for a bigger plan.')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('tells the operator the next step, and handles an unknown limit', () => {
  show('SuperAdmin', { key: 'toasters', limit: 1 })
  expect(screen.getByRole('alert')).toHaveTextContent(/no room for more of this.*Give the merchant/)
})
