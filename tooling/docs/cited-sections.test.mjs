import { brokenSectionLinks, unknownSections } from './cited-sections.mjs'

it('finds a section that the specification lacks, and no other', () => {
  const specification = '# Specification\n\n## Orders\n\n## Data in the browser\n'
  const text = '// See specification#orders, specification#data-in-the-browser and specification#payments.'
  expect(unknownSections(text, specification)).toEqual(['payments'])
})

it('finds the same sections in a checkout with Windows line ends', () => {
  const specification = '# Specification\r\n\r\n## Orders\r\n\r\n## Data in the browser\r\n'
  const text =
    '// See specification#orders\r\n// and specification#data-in-the-browser, not specification#payments.\r\n'
  expect(unknownSections(text, specification)).toEqual(['payments'])
})

it('reads a citation with its digits to its end', () => {
  const specification = '## Release 2 and after\n## Orders\n'
  const text = '// specification#release-2-and-after, specification#orders- specification#release-3'
  expect(unknownSections(text, specification)).toEqual(['release-3'])
})

it('reports links to sections that do not exist, in the same text or in another file', () => {
  const files = { 'docs/a.md': '# A\n\n## Your own PostgreSQL (15 or later)\n' }
  const text = `## Here\n[1](#here) [2](#there) [3](docs/a.md#your-own-postgresql-15-or-later) [4](docs/a.md#gone)
[5](docs/none.md#x) [6](https://example.org/#y)`
  expect(brokenSectionLinks(text, name => files[name])).toEqual(['#there', 'docs/a.md#gone'])
})
