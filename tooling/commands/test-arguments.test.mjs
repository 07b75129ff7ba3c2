import { HELP, readTestArguments } from './test-arguments.mjs'

it('runs the first tier without arguments', () => {
  expect(readTestArguments([])).toMatchObject({ isAll: false, isChanged: false, problem: undefined })
})

it('runs both tiers with --all, and with --release', () => {
  expect(readTestArguments(['--all'])).toMatchObject({ isAll: true, isRelease: false })
  expect(readTestArguments(['--release'])).toMatchObject({ isAll: true, isRelease: true })
})

it('runs the tests of changes since a commit, or since this branch left main', () => {
  expect(readTestArguments(['--changed'])).toMatchObject({ isChanged: true, base: undefined })
  expect(readTestArguments(['--changed', 'HEAD~3'])).toMatchObject({ isChanged: true, base: 'HEAD~3' })
})

it.each([[['menus']], [['product.test']], [['--changed', 'HEAD~3', 'menus']]])(
  'refuses %j, because a file name would run the whole tier',
  words => {
    expect(readTestArguments(words).problem).toContain(`"${words.at(-1)}" is not an option`)
  },
)

it.each([[['--watch']], [['--changed=yes']], [['-t', 'a menu']], [['--changed', '--all']]])(
  'refuses %j',
  words => {
    expect(readTestArguments(words).problem).toEqual(expect.any(String))
  },
)

it('shows the help with any other arguments, and the help names every option', () => {
  expect(readTestArguments(['--help', '--changed'])).toMatchObject({ wantsHelp: true, problem: undefined })
  for (const option of ['--changed [BASE]', '--all', '--release']) expect(HELP).toContain(option)
})
