import { UsageError } from '../command-line/usage.ts'
import { CannotRun, originOf, readArguments, runBench } from './arguments.ts'

const CHOICES = {
  counts: { runs: 15, port: 4720 },
  amounts: { kills: 200 },
  lists: { screen: ['login', 'live orders'] },
  texts: { url: 'http://localhost:4000', peer: undefined },
  switches: ['json'],
}

const read = (...words: string[]) => {
  const asked = readArguments(words, CHOICES)
  if (asked === 'help') throw new Error('Help was not asked for')
  return asked
}

describe('the arguments of a bench', () => {
  it('have defaults', () => {
    const asked = read()
    expect([asked.number('runs'), asked.number('kills'), asked.number('port')]).toEqual([15, 200, 4720])
    expect(asked.list('screen')).toEqual(['login', 'live orders'])
    expect([asked.text('url'), asked.text('peer'), asked.has('json')]).toEqual([
      'http://localhost:4000',
      undefined,
      false,
    ])
  })

  it('are read as typed', () => {
    const asked = read('--runs', '3', '--screen', 'login', '--peer', '/tmp/dist', '--json', '--kills=0')
    expect([asked.number('runs'), asked.number('kills')]).toEqual([3, 0])
    expect([asked.list('screen'), asked.text('peer'), asked.has('json')]).toEqual([
      ['login'],
      '/tmp/dist',
      true,
    ])
  })

  it('show the help, whatever else is given', () => {
    expect(readArguments(['--runs', '3', '--help'], CHOICES)).toBe('help')
  })

  it.each([
    { words: ['--screen', 'typo'], why: 'There is no screen typo: login, live orders' },
    { words: ['--runs', '0'], why: '--runs 0: at least 1' },
    { words: ['--runs', 'x'], why: '--runs x: a whole number is needed' },
    { words: ['--port', '65533'], why: '--port 65533: 65532 at most' },
    { words: ['--nope'], why: '--nope' },
    { words: ['stray'], why: 'stray' },
    { words: ['--runs'], why: '--runs' },
  ])('are refused if they are $words', ({ words, why }) => {
    expect(() => read(...words)).toThrow(UsageError)
    expect(() => read(...words)).toThrow(why)
  })
})

it('read an address as its origin, and refuse an invalid one', () => {
  expect(originOf('http://localhost:4000/login?a=1')).toBe('http://localhost:4000')
  for (const text of ['localhost:4000', 'file:///etc', '', undefined])
    expect(() => originOf(text)).toThrow(CannotRun)
})

describe('a bench that cannot run', () => {
  let said: string[] = []
  beforeEach(() => {
    said = []
    jest.spyOn(process.stderr, 'write').mockImplementation(text => said.push(String(text)) > 0)
  })
  afterEach(() => {
    process.exitCode = undefined
    jest.restoreAllMocks()
  })

  it('prints the reason in a sentence, and fails', async () => {
    await runBench(() => Promise.reject(new CannotRun('There is no built backend.')))
    expect(said).toEqual(['There is no built backend.\n'])
    expect(process.exitCode).toBe(1)
  })

  it('differs from a bench that crashes, which prints its stack', async () => {
    await expect(runBench(() => Promise.reject(new Error('fell over')))).rejects.toThrow('fell over')
    expect(said).toEqual([])
  })
})
