import { decisionProblems, unknownDecisions } from './decision-records.mjs'

const record = ({
  number = 7,
  title = 'Use queues for mails',
  head = '- Date: 2026-11-20\n- Status: accepted',
} = {}) =>
  `# ${number}. ${title}\n\n${head}\n\n## Context\n\n## Decision\n\n## Consequences\n\n## Alternatives\n`

const NAME = '0007-use-queues-for-mails.md'
const INDEX = `# Decisions\n\n- [7. Use queues for mails](${NAME}): accepted\n`

const problemsOf = (text, { name = NAME, index = INDEX, others = [] } = {}) =>
  decisionProblems([{ name, text }, ...others], index)

it('accepts a complete record that the index lists, with the line ends of Windows too', () => {
  expect(problemsOf(record())).toEqual([])
  expect(problemsOf(record().replaceAll('\n', '\r\n'), { index: INDEX.replaceAll('\n', '\r\n') })).toEqual([])
})

it('accepts an accepted record that amends another one', () => {
  expect(
    problemsOf(record({ head: '- Date: 2026-11-20\n- Status: accepted; amends [3](0003-a.md)' })),
  ).toEqual([])
})

it.each([
  ['a date', { head: '- Status: accepted' }, 'it lacks "- Date: YYYY-MM-DD"'],
  ['a status', { head: '- Date: 2026-11-20' }, 'it lacks "- Status: "'],
  ['a number in its title', { number: '' }, 'its first line is not "# N. Title"'],
])('reports a record without %s', (_, parts, problem) => {
  expect(problemsOf(record(parts))).toContain(`${NAME}: ${problem}`)
})

it('reports a record without its sections, or with them in another order', () => {
  expect(problemsOf(record().replace('## Alternatives\n', ''))).toEqual([
    `${NAME}: it lacks the section "Alternatives"`,
  ])
  const swapped = record()
    .replace('## Context', '## X')
    .replace('## Decision', '## Context')
    .replace('## X', '## Decision')
  expect(problemsOf(swapped)).toEqual([
    `${NAME}: its sections are not in the order Context, Decision, Consequences, Alternatives`,
  ])
})

it('reports a title that names no choice, and a file name that does not fit', () => {
  const name = '0007-mails-wait.md'
  const index = `- [7. Mails wait](${name}): accepted\n`
  expect(problemsOf(record({ title: 'Mails wait' }), { name, index })).toEqual([
    `${name}: its title is neither "Use X for Y" nor "Do X instead of Y"`,
  ])
  expect(problemsOf(record(), { name, index: `- [7. Use queues for mails](${name}): accepted` })).toEqual([
    `${name}: its file name does not fit its title`,
  ])
})

it('reports a record that is superseded by no other record', () => {
  const head = '- Date: 2026-11-20\n- Status: superseded by [9](0009-use-jobs-for-mails.md)'
  const index = `- [7. Use queues for mails](${NAME}): superseded by 9\n- [9. Use jobs for mails](0009-use-jobs-for-mails.md): accepted`
  const others = [
    { name: '0009-use-jobs-for-mails.md', text: record({ number: 9, title: 'Use jobs for mails' }) },
  ]
  expect(problemsOf(record({ head }), { index, others })).toEqual([])
  expect(problemsOf(record({ head }), { index })).toEqual([
    `${NAME}: it is superseded by 9, which is no other record`,
  ])
})

it('reports a record that the index lacks or shows with another status', () => {
  const problem = `${NAME}: the index has 0 lines "- [7. Use queues for mails](${NAME}): accepted"`
  expect(problemsOf(record(), { index: '' })).toEqual([problem])
  expect(problemsOf(record(), { index: INDEX.replace('accepted', 'superseded by 9') })).toEqual([problem])
})

it('reports two records with one number', () => {
  const name = '0007-use-jobs-for-mails.md'
  const index = `${INDEX}- [7. Use jobs for mails](${name}): accepted`
  const others = [{ name, text: record({ title: 'Use jobs for mails' }) }]
  expect(problemsOf(record(), { index, others })).toEqual([`${name}: another record has the number 7`])
})

it('reports references to decisions that do not exist, and links with the number of another record', () => {
  const text = [
    '// See decision 7, and decision 8.',
    'In docs/decisions/0007-use-queues-for-mails.md and docs/decisions/0007-queues.md.',
    `[7](decisions/${NAME}) [decision 7](${NAME}) [9](../decisions/${NAME})`,
  ].join('\n')
  expect(unknownDecisions(text, [NAME])).toEqual([
    'decision 8',
    'decisions/0007-queues.md',
    `[9](../decisions/${NAME})`,
  ])
})
