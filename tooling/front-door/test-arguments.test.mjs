import { HELP, readTestArguments } from './test-arguments.mjs'

describe('what npm test is told', () => {
  it('is everything, where nothing is said', () => {
    expect(readTestArguments([])).toMatchObject({ isChanged: false, wantsHelp: false, problem: undefined })
  })

  it('is what changed since a commit, or since this branch left main', () => {
    expect(readTestArguments(['--changed'])).toMatchObject({ isChanged: true, base: undefined })
    expect(readTestArguments(['--changed', 'HEAD~3'])).toMatchObject({ isChanged: true, base: 'HEAD~3' })
  })

  it.each([[['menus']], [['product.test']], [['--changed', 'HEAD~3', 'menus']]])(
    '%j is refused: a part was meant, and the whole would be run',
    words => {
      expect(readTestArguments(words).problem).toContain(`"${words.at(-1)}" is nothing`)
    },
  )

  it.each([[['--watch']], [['--changed=yes']], [['-t', 'a menu']]])('%j is refused', words => {
    expect(readTestArguments(words).problem).toEqual(expect.any(String))
  })

  it('is help before anything else, and the help names what there is', () => {
    expect(readTestArguments(['--help', '--changed'])).toMatchObject({ wantsHelp: true, problem: undefined })
    expect(HELP).toContain('--changed [BASE]')
  })
})
