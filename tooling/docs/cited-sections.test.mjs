import { unknownSections } from './cited-sections.mjs'

it('a section that the specification lacks is found, others are not', () => {
  const specification = '# Specification\n\n## Orders\n\n## Data in the browser\n'
  const text = '// See specification#orders, specification#data-in-the-browser and specification#payments.'
  expect(unknownSections(text, specification)).toEqual(['payments'])
})
