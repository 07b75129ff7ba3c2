import { findDeprecatedExports } from './deprecated-exports.mjs'

const from = '@sufra/shared/ui/data'
const going = (name, instead = 'take it from elsewhere') => ({
  from,
  name,
  instead,
  since: '1.4.0',
  removedIn: '2.0.0',
})
const contract = names => ({ imports: { [from]: names } })

it('lists used exports that some host has deprecated, once, with the replacement', () => {
  const hosts = [{ deprecated: [going('Ring'), going('Gauge')] }, { deprecated: [going('Ring')] }, {}]
  expect(findDeprecatedExports({ contract: contract(['Ring', 'Table']), hosts })).toEqual([
    {
      code: 'export_goes',
      text: 'Ring of @sufra/shared/ui/data is used, which goes with 2.0.0',
      remedy: 'take it from elsewhere',
    },
  ])
})

it('includes the deprecated names of an entry that is imported whole', () => {
  expect(
    findDeprecatedExports({ contract: contract(['*']), hosts: [{ deprecated: [going('Ring')] }] }),
  ).toHaveLength(1)
})

it('is empty if no deprecated export is used', () => {
  const hosts = [{ deprecated: [going('Ring')] }]
  expect(findDeprecatedExports({ contract: contract(['Table']), hosts })).toEqual([])
  expect(findDeprecatedExports({ contract: {}, hosts })).toEqual([])
})
