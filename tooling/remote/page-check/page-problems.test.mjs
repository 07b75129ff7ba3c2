import { problemsIn } from './page-problems.mjs'

it('lists each problem once, with every place and a remedy', () => {
  const at = where => ({ code: 'text_cut', text: '<th> Price', where })
  const places = ['/a (ar, 390 px)', '/a (en, 390 px)', '/a (ar, 390 px)', '/b (ar)', '/c (ar)', '/d (ar)']
  expect(problemsIn([...places.map(at), { code: 'storage_foreign', text: 'accessToken' }])).toEqual([
    {
      code: 'text_cut',
      text: 'a text is cut: <th> Price, on /a (ar, 390 px), /a (en, 390 px), /b (ar), /c (ar) and 1 more',
      remedy: 'let it wrap, give it room, or a title',
    },
    {
      code: 'storage_foreign',
      text: "it writes accessToken in the storage, which is another's",
      remedy: 'write under a key that begins with the name of the remote',
    },
  ])
})
