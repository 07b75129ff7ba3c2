import { unplainWords } from './plain-words.mjs'

const problemsOf = text => unplainWords({ name: 'a.ts', text })
const begins = (line, word) => `a.ts:${line}: the comment begins with "${word}": begin with the point`

it.each([
  ['a line comment', 'const a = 1\n// What a holds.', begins(2, 'What')],
  ['a comment behind code', 'const a = 1 // who asks', begins(1, 'who')],
  ['a JSDoc', '/** Whoever calls. */', begins(1, 'Whoever')],
  ['a JSDoc of several lines', '/**\n * Whatever came.\n */', begins(2, 'Whatever')],
  ['a comment inside a block', 'if (a) {\n  /* What is left. */\n}', begins(2, 'What')],
])('reports %s that begins with a question word', (_, text, problem) => {
  expect(problemsOf(text)).toEqual([problem])
})

it.each([
  '// Returns what is left.',
  '// The page shows orders to\n// who is signed in.',
  '/**\n * Returns the orders\n * what follows is their order.\n */',
  '/** Whose rows and whole rows. */',
  "const url = 'https://what.example'",
])('accepts %j', text => {
  expect(problemsOf(text)).toEqual([])
})

it.each(['const toldOff = 1', 'interface Fall {}', 'async function whisperTo() {}', 'type KeptAction = 1'])(
  'reports the old name in "export %s"',
  declaration => {
    expect(problemsOf(`\nexport ${declaration}`)).toEqual([
      expect.stringMatching(/^a\.ts:2: the exported name "\w+" is an old term/),
    ])
  },
)

it('accepts names that only contain an old one, and names that are not exported', () => {
  expect(problemsOf('export const fallsOffset = 1\nconst toldOff = 1')).toEqual([])
})
