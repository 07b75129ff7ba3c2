import { cleanDetail } from './clean-detail.ts'

it.each([
  [
    'no answer from https://me:pass@cdn.test/menus/chunk.js?token=abc&x=1#top, tried thrice',
    'no answer from https://cdn.test/menus/chunk.js tried thrice',
  ],
  [
    'ChunkLoadError: /remotes/menus/1.0.0-aaaa/7.js?retry=3',
    'ChunkLoadError: /remotes/menus/1.0.0-aaaa/7.js',
  ],
  ['401 for Bearer abcdef123456', '401 for Bearer …'],
  ['session eyJhbGciOi.eyJJZCI6N30.c2ln is over', 'session … is over'],
  ['{"accessToken":"s3cret","id":7}', '{"accessToken":"…","id":7}'],
  ['nora@shop.test is unknown', '… is unknown'],
  ['key 0123456789abcdef0123456789abcdef01', 'key …'],
  ['a\0b\u202Ec', 'a b c'],
])('removes sensitive parts of %j', (text, clean) => {
  expect(cleanDetail(text)).toBe(clean)
})

it('keeps the description of the failure', () => {
  for (const text of [
    `remoteEntry.js is not sha384-${'Ab1/'.repeat(16)}`,
    'TypeError: Cannot read properties of undefined (reading "map")',
    '@sufra/shared/ui 1.4.0 is needed, 1.3.2 is there',
    'لا يوجد صنف بهذا الرقم',
  ])
    expect(cleanDetail(text)).toBe(text)
})

it('cuts at the maximum length, never inside a character', () => {
  expect(cleanDetail(`${'x'.repeat(399)}👩🏽‍🍳`)).toBe('x'.repeat(399))
})

// A pattern with catastrophic backtracking would exceed the test's timeout.
it('terminates for any input', () => {
  for (const unit of ['a', 'a.', 'http://', 'sha384-', 'key=', 'x@x.', '-1'])
    expect(cleanDetail(unit.repeat(4000).slice(0, 4000)).length).toBeLessThanOrEqual(400)
})
