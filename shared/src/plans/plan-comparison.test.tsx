import { renderUi } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import type { Plan, PlanFeature } from '#src/contracts/plan.ts'
import { PlanComparison } from './plan-comparison.tsx'

const feature = (change: Partial<PlanFeature>): PlanFeature => ({
  featureId: 1,
  key: 'branches',
  name: '{"ar":"الفروع","en":"Branches"}',
  kind: 'limit',
  unit: null,
  value: 1,
  ...change,
})

const support = (value: PlanFeature['value']) =>
  feature({ featureId: 2, key: 'support', name: '{"ar":"الدعم","en":"Support"}', kind: 'text', value })
const reports = (value: boolean) =>
  feature({ featureId: 3, key: 'reports', name: '{"ar":"التقارير","en":"Reports"}', kind: 'bool', value })

const plan = (change: Partial<Plan>): Plan => ({
  id: 1,
  name: '{"ar":"البداية","en":"Start"}',
  description: null,
  priceMonthly: 99,
  priceYearly: 990,
  currency: 'SAR',
  trialDays: 14,
  index: 1,
  features: [],
  ...change,
})

const SMALL = plan({ features: [feature({ value: 1200 }), reports(false)] })
const LARGE = plan({
  id: 2,
  name: '{"ar":"النمو","en":"Growth"}',
  priceMonthly: 1299.5,
  priceYearly: null,
  trialDays: 0,
  features: [feature({ value: null }), reports(true), support('{"ar":"على مدار الساعة","en":"All day"}')],
})

const show = (plans: Plan[], language: 'ar' | 'en' = 'en') =>
  renderUi(<PlanComparison plans={plans} />, { language })
const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('shows the plans side by side with their prices', () => {
  show([SMALL, LARGE])
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(names).toEqual(['Feature', 'Start', 'Growth'])
  expect(row('A month')).toEqual([expect.stringContaining('99.00'), expect.stringContaining('1,299.50')])
  expect(row('A year')).toEqual([expect.stringContaining('990.00'), '—'])
  expect(row('Free trial, in days')).toEqual(['14', '0'])
})

it('groups a number and shows none as unlimited', () => {
  show([SMALL, LARGE])
  expect(row('Branches')).toEqual(['1,200', 'No limit'])
})

it('names granted and missing features for screen readers', () => {
  show([SMALL, LARGE])
  expect(row('Reports')).toEqual(['No', 'Yes'])
})

it('lists a feature of only one plan once and leaves the other empty', () => {
  show([SMALL, LARGE])
  expect(row('Support')).toEqual(['—', 'All day'])
  expect(screen.getAllByRole('rowheader')).toHaveLength(6)
})

it('shows names, words and marks in Arabic', () => {
  show([SMALL, LARGE], 'ar')
  expect(screen.getByRole('region', { name: 'مقارنة الباقات' })).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'النمو' })).toBeInTheDocument()
  expect(row('الفروع')).toEqual(['1,200', 'بلا حد'])
  expect(row('التقارير')).toEqual(['لا', 'نعم'])
})

it('lets the keyboard reach and scroll a table wider than the screen', async () => {
  const { user } = show([SMALL, LARGE])
  await user.tab()
  expect(screen.getByRole('region', { name: 'Compare the plans' })).toHaveFocus()
})

it('renders no table without plans', () => {
  show([])
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
