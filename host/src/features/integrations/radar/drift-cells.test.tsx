import type { DriftKind, DriftRow } from '@sufra/shared/contracts/drift'
import type { Permission } from '@sufra/shared/contracts/permission'
import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import ar from '#src/locales/radar/ar.json'
import en from '#src/locales/radar/en.json'
import { ShownCell, SinceCell, WantedCell, WhatCell, WhereCell } from './drift-cells.tsx'
import { isPrice, keyOfRow, useCanRepair } from './drift-words.ts'

const SINCE = '2026-11-22T09:00:00.000Z'
const row = (more: Partial<DriftRow> = {}): DriftRow => ({
  branchId: 5,
  branchName: '{"ar":"النخيل","en":"Nakheel"}',
  channelId: 2,
  channelKey: 'jahez',
  kind: 'price',
  productId: 9,
  optionId: null,
  sizeId: null,
  name: '{"ar":"برغر","en":"Burger"}',
  optionName: null,
  verdict: 'different',
  wanted: 35,
  shown: 32,
  since: SINCE,
  endedAt: null,
  repairAt: null,
  repairBy: null,
  ...more,
})
const show = (ui: ReactNode, language?: 'ar' | 'en') =>
  renderUi(ui, { language, role: 'Admin', namespaces: { radar: { ar, en } } }).container

describe('the subject of a difference', () => {
  it.each<[string, Partial<DriftRow>]>([
    [en.what.price, {}],
    [en.what.same, { verdict: 'same' }],
    [en.what.hidden, { kind: 'availability', wanted: true, shown: false }],
    [en.what.offered, { kind: 'availability', wanted: false, shown: true }],
    [en.what.closed, { kind: 'state', wanted: 'open', shown: 'closed' }],
    [en.what.state, { kind: 'state', wanted: 'closed', shown: 'open' }],
    [en.what.missing, { kind: 'missing', wanted: true, shown: null }],
  ])('is named: %s', (words, of) => {
    show(<WhatCell row={row(of)} />)
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it('is a product with its option, or the shop when no product is concerned', () => {
    show(
      <>
        <WhatCell row={row({ optionName: '{"ar":"كبير","en":"Large"}' })} />
        <WhatCell row={row({ kind: 'state', name: null, productId: null })} />
      </>,
    )
    expect(screen.getByText('Burger · Large')).toBeInTheDocument()
    expect(screen.getByText(en.shop)).toBeInTheDocument()
  })

  it('has product, branch and platform in Arabic', () => {
    show(
      <>
        <WhatCell row={row()} />
        <WhereCell row={row()} />
      </>,
      'ar',
    )
    for (const text of ['برغر', 'النخيل']) expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('img', { name: ar.channels.jahez })).toBeInTheDocument()
  })
})

describe('the shown value', () => {
  it.each<[string, Partial<DriftRow>, RegExp]>([
    ['a price that is too low', {}, /32\.00.*−3\.00/],
    ['a price that is too high', { shown: 39.5 }, /39\.50.*\+4\.50/],
    ['a hidden product', { kind: 'availability', wanted: true, shown: false }, new RegExp(en.value.hidden)],
    ['a missing product', { kind: 'missing', wanted: true, shown: null }, new RegExp(en.value.absent)],
    ['a busy shop', { kind: 'state', wanted: 'open', shown: 'busy' }, new RegExp(en.value.busy)],
  ])('states %s', (_what, of, words) => {
    expect(show(<ShownCell row={row(of)} />)).toHaveTextContent(words)
  })

  it('is shown without a difference when it equals the wanted one', () => {
    const cell = show(<ShownCell row={row({ verdict: 'same' })} />)
    expect(cell).toHaveTextContent(/35\.00/)
    expect(cell).not.toHaveTextContent(/[−+]/)
  })

  it('has the wanted value beside it', () => {
    expect(show(<WantedCell row={row({ kind: 'state', wanted: 'open' })} />)).toHaveTextContent(en.value.open)
  })
})

describe('the time of a difference', () => {
  const now = Date.parse(SINCE) + 95 * 60_000
  it.each<[string, Partial<DriftRow>, RegExp]>([
    ['its duration', {}, /^1 h.*35 min/],
    ['the person who repaired it', { endedAt: SINCE, repairBy: 'Noura' }, /Noura/],
    ['that it ended without a repair', { endedAt: SINCE }, new RegExp(`^${en.mended}$`)],
    ['nothing where that is not known', { since: null }, /^—$/],
  ])('states %s', (_what, of, words) => {
    expect(show(<SinceCell row={row(of)} now={now} />)).toHaveTextContent(words)
  })
})

describe('permission to repair', () => {
  const KINDS: DriftKind[] = ['state', 'availability', 'price', 'missing']
  const Allowed = () => {
    const can = useCanRepair()
    return <output>{KINDS.filter(can).join(' ')}</output>
  }
  it.each<[Permission, string]>([
    ['branches.state', 'state'],
    ['menu.edit', 'availability'],
    ['menu.snooze', 'availability'],
    ['menu.price', 'price'],
    ['menu.publish', 'availability price missing'],
    ['orders.read', ''],
  ])('%s allows to repair: %s', (permission, kinds) => {
    renderUi(<Allowed />, { role: 'Custom', permissions: [permission], namespaces: { radar: { ar, en } } })
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${kinds}$`))
  })
})

it('keeps two differences of one product apart, and recognizes one over time', () => {
  expect(keyOfRow(row())).toBe(keyOfRow(row({ shown: 33, verdict: 'pending' })))
  for (const other of [
    { kind: 'missing' as const },
    { branchId: 6 },
    { optionId: 1 },
    { sizeId: 1 },
    { since: null },
  ])
    expect(keyOfRow(row(other))).not.toBe(keyOfRow(row()))
})

it('formats only numeric prices as money', () => {
  expect(isPrice('price', 35)).toBe(true)
  expect(isPrice('price', null)).toBe(false)
  expect(isPrice('state', 'open')).toBe(false)
})
