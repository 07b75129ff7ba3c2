import { ApiError } from '@sufra/shared/api'
import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { useFailureTexts } from './failures.ts'

const TOLD = ['in_use', 'not_found'] as const

const Words = ({ error }: { error: unknown }) => {
  const wordsOf = useFailureTexts({
    told: TOLD,
    say: (key, values) => (values ? `${key} ${values.wait}` : key),
  })
  return <p>{wordsOf(error)}</p>
}

it.each<[string, unknown, string]>([
  ['a code that the screen tells', new ApiError({ status: 409, code: 'in_use' }), 'in_use'],
  ['a code that it does not tell', new ApiError({ status: 409, code: 'stale_version' }), 'unknown'],
  ['no answer of the API', new TypeError('broken'), 'unknown'],
  [
    'too much at once',
    new ApiError({ status: 429, code: 'too_many_requests', retryAfter: 20 }),
    'tooMany 20 s',
  ],
  [
    'too much, for nobody knows how long',
    new ApiError({ status: 429, code: 'too_many_requests' }),
    'tooMany 1 min',
  ],
])('has words for %s', (_case, error, words) => {
  renderUi(<Words error={error} />)
  expect(screen.getByText(words)).toBeInTheDocument()
})
