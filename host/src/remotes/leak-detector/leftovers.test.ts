import { begin, callerIn, end, lastNumber, leftBetween } from './leftovers.ts'

const FILE = 'http://localhost:4000/remotes/tables/1.0.0-aaaa/floors.js'

describe('the calling file', () => {
  it.each([
    [
      'Chromium',
      `Error
    at note (http://localhost:4000/assets/federation.1.js:1:20)
    at EventTarget.addEventListener (http://localhost:4000/assets/federation.1.js:1:90)
    at ${FILE}:1:5
    at mount (http://localhost:4000/assets/react.js:2:7)`,
    ],
    [
      'Firefox and Safari',
      `note@http://localhost:4000/assets/federation.1.js:1:20
addEventListener@http://localhost:4000/assets/federation.1.js:1:90
@${FILE}:1:5
mount@http://localhost:4000/assets/react.js:2:7`,
    ],
  ])('is found in a stack of %s', (_browser, stack) => {
    expect(callerIn(stack)).toBe(FILE)
  })

  it('is unknown without a stack', () => {
    expect(callerIn(undefined)).toBeUndefined()
  })
})

it('returns what its owner started within a span and did not end', () => {
  begin({ owner: 'tables@1', what: 'before' })
  const since = lastNumber()
  begin({ owner: 'tables@1', what: 'left' })
  begin({ owner: 'menus@1', what: 'of another' })
  end(begin({ owner: 'tables@1', what: 'ended' }))
  const until = lastNumber()
  begin({ owner: 'tables@1', what: 'of the next screen' })
  expect(leftBetween({ owner: 'tables@1', since, until })).toEqual(['left'])
})
