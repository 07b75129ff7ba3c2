import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { screen } from '@testing-library/react'
import { DEPRECATIONS } from '#src/contracts/deprecations.mjs'
import { renderUi } from '#src/testing/testing.tsx'
import * as cards from '#src/ui/cards.ts'
import * as charts from '#src/ui/charts.ts'
import * as core from '#src/ui/core.ts'
import * as data from '#src/ui/data.ts'
import * as dates from '#src/ui/dates.ts'
import * as forms from '#src/ui/forms.ts'
import * as overlays from '#src/ui/overlays.ts'
import * as sortable from '#src/ui/sortable.ts'
import { EXAMPLES } from './examples.ts'
import { Gallery } from './gallery.tsx'

const FOLDER = path.join(__dirname, 'examples')
const sourceOf = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8')

// Components that surround a page, and components that need a server.
const WITHOUT_AN_EXAMPLE = [
  'BulkBar',
  'FoodFactBadges',
  'LogTable',
  'SortArea',
  'SortGrip',
  'Toaster',
  'UiProvider',
]

const reference = {
  version: '1.0.0',
  sources: { press: 'the code of press' },
  entries: [
    {
      from: '@sufra/shared/remote',
      names: [{ name: 'usePreservedState', type: 'function', about: 'Keeps.' }],
    },
  ],
  endpoints: [{ key: 'GET /api/Order/Get', summary: 'Orders', access: 'Admin' }],
}

it('shows an example of every component', () => {
  const components = [cards, charts, core, data, dates, forms, overlays, sortable]
    .flatMap(facade => Object.keys(facade))
    .filter(name => /^[A-Z][a-z]/.test(name) && !DEPRECATIONS.some(each => each.name === name))
  const shown = readdirSync(FOLDER).map(sourceOf).join('\n')
  const missing = new Set(components.filter(name => !new RegExp(`<${name}\\b|\\b${name}\\]`).test(shown)))
  expect([...missing].sort()).toEqual(WITHOUT_AN_EXAMPLE)
  expect(EXAMPLES.map(({ id }) => `${id}.tsx`).sort()).toEqual(readdirSync(FOLDER).sort())
})

it('describes every entry in the README of the package', () => {
  const root = path.join(__dirname, '../..')
  const { exports }: { exports: object } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const entries = Object.keys(exports).filter(
    entry => !/package.json|version-range|locale-parity|deprecations/.test(entry),
  )
  expect(entries.filter(entry => !readme.includes(`\`${entry.slice(1)}\``))).toEqual([])
})

it.each(['ar', 'en'] as const)('every example works (%s)', language => {
  const complaints = jest.spyOn(console, 'error').mockImplementation()
  renderUi(<Gallery reference={reference} onTurn={() => undefined} />, { language })
  for (const shown of EXAMPLES)
    expect(screen.getByRole('region', { name: shown[language] })).not.toBeEmptyDOMElement()
  // Components that load lazily warn about `act` after the test.
  const said = complaints.mock.calls.map(([text]) => String(text)).filter(text => !text.includes('act('))
  expect(said).toEqual([])
})

it('shows the source of an example, the exports and the endpoints', async () => {
  const { user } = renderUi(<Gallery reference={reference} onTurn={() => undefined} />)
  expect(screen.getByText('the code of press')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Functions and types' }))
  expect(screen.getByText('usePreservedState')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Endpoints' }))
  expect(screen.getByText('GET /api/Order/Get')).toBeInTheDocument()
})
