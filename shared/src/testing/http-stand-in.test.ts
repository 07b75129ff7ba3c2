import { answerHttp } from './testing.tsx'

it('returns a real response with its status and body', async () => {
  answerHttp({ 'POST /api/Order/Accept': { status: 409, body: { code: 'illegal_transition' } } })
  const response = await fetch('/api/Order/Accept', { method: 'POST' })
  expect(response.status).toBe(409)
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(await response.json()).toEqual({ code: 'illegal_transition' })
})

it('passes the call to an answer that is a function', async () => {
  const { calls } = answerHttp({
    'PUT /api/Product/Update': ({ body, query }) => ({ body: { got: body, page: query.get('page') } }),
  })
  const response = await fetch('/api/Product/Update?page=2', {
    method: 'PUT',
    body: JSON.stringify({ id: 7 }),
  })
  expect(await response.json()).toEqual({ got: { id: 7 }, page: '2' })
  expect(calls.map(call => `${call.method} ${call.path}`)).toEqual(['PUT /api/Product/Update'])
})

it('passes a form as the form that was sent', async () => {
  const form = new FormData()
  form.append('Name', 'كبسة')
  const { calls } = answerHttp({ 'PUT /api/Product/Update': {} })
  await fetch('/api/Product/Update', { method: 'PUT', body: form })
  expect(calls[0]?.body).toBe(form)
})

it('rejects an aborted call', async () => {
  answerHttp({ 'GET /api/Menu/GetAll': { body: [] } })
  await expect(fetch('/api/Menu/GetAll', { signal: AbortSignal.abort() })).rejects.toThrow()
})

it('returns 404 for an address without an answer', async () => {
  answerHttp({})
  expect((await fetch('/api/Nothing')).status).toBe(404)
})

it('fails as without a network if there are no answers', async () => {
  await expect(fetch('/api/Menu/GetAll')).rejects.toThrow(TypeError)
})
