import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { release } from '#src/testing/remote-version.ts'
import type { DeployHeaders } from '#src/testing/remote-version.ts'

const DEV = 'http://localhost:5001'
const BODY = { name: 'menus', url: `${DEV}/` }
const SECRET = 'a secret of thirty-two characters'
const EIGHT_HOURS_MS = 8 * 3_600_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ JWT_SECRET: SECRET, REMOTE_ORIGINS: DEV })
})
afterAll(() => test?.close())
afterEach(() => jest.useRealTimers())

const sign = (body: object = BODY, headers?: DeployHeaders) => release(test, 'SignOverride', body, headers)
const check = async (proof: string, who = 'staff') =>
  release(test, 'CheckOverride', { proof }, await test.signIn(who))
const proofOf = async (body?: object): Promise<string> => (await sign(body)).json().proof

const addToken = async (remote: string): Promise<{ id: number; token: string }> => {
  const request = { label: `${remote} CI`, remote, channel: 'stable' }
  return (await release(test, 'AddToken', request, await test.signIn('operator'))).json()
}

/** Headers with a token for one remote in one channel. */
const scoped = async (remote: string): Promise<DeployHeaders> => ({
  authorization: `Deploy ${(await addToken(remote)).token}`,
})

const wrongField = async (answer: ReturnType<typeof sign>) => {
  const { statusCode, json } = await answer
  return [statusCode, Object.keys(json().errors ?? {})]
}

describe('a signed link', () => {
  it('contains its proof in the query, and works for any signed-in person', async () => {
    const before = Date.now()
    const signed = (await sign()).json()
    const query = new URLSearchParams(signed.query)
    expect([query.get('remote-menus'), query.get('remote-proof')]).toEqual([BODY.url, signed.proof])
    expect(Date.parse(signed.expiresAt)).toBeGreaterThanOrEqual(before + EIGHT_HOURS_MS)
    for (const who of ['staff', 'kitchen', 'second', 'operator']) {
      const answer = (await check(signed.proof, who)).json()
      expect(answer).toMatchObject(BODY)
      expect(Math.abs(Date.parse(answer.expiresAt) - Date.parse(signed.expiresAt))).toBeLessThan(120_000)
    }
  })

  it('is signed by the operator, by the installation, and by a team for its own remote only', async () => {
    expect((await sign(BODY, await test.signIn('operator'))).statusCode).toBe(200)
    expect((await sign(BODY, await scoped('menus'))).statusCode).toBe(200)
    const foreign = await sign(BODY, await scoped('orders'))
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'forbidden_remote'])
    const merchant = await sign(BODY, await test.signIn('admin'))
    expect([merchant.statusCode, merchant.json().code]).toEqual([403, 'forbidden_role'])
  })

  it.each([
    ['https://evil.example/', 'url'],
    ['http://localhost:5001.evil.example/', 'url'],
    ['http://localhost:50011/', 'url'],
    ['javascript:alert(1)', 'url'],
    ['/remotes/menus/', 'url'],
  ])('is refused for %s', async (url, field) => {
    expect(await wrongField(sign({ ...BODY, url }))).toEqual([400, [field]])
  })

  it('may be for a version in the store of this installation', async () => {
    const url = `${test.foundation.env.PUBLIC_URL}/remotes/menus/1.0.0-aaaa/`
    expect((await check(await proofOf({ name: 'menus', url }))).json()).toMatchObject({ url })
  })

  it('ends at its expiry', async () => {
    const proof = await proofOf({ ...BODY, minutes: 2 })
    const headers = await test.signIn('staff')
    jest.useFakeTimers({ now: Date.now() + 121_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
    expect(await wrongField(release(test, 'CheckOverride', { proof }, headers))).toEqual([400, ['proof']])
  })

  it('is refused when a byte of it changed, or when it is another kind of token', async () => {
    const proof = await proofOf()
    const [head = '', body = '', signature = ''] = proof.split('.')
    const claims = { ...decodeJwt(proof), url: 'http://localhost:5001/evil/' }
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const access = (await test.signIn('staff')).authorization.slice('Bearer '.length)
    for (const wrong of [`${head}.${forged}.${signature}`, `${head}.${body}.`, access, 'x', ''])
      expect(await wrongField(check(wrong))).toEqual([400, ['proof']])
  })

  it('of another installation is refused', async () => {
    const other = await createTestApp({ REMOTE_ORIGINS: DEV })
    const theirs = (await release(other, 'SignOverride', BODY)).json().proof
    await other.close()
    expect(await wrongField(check(theirs))).toEqual([400, ['proof']])
  })

  it('ends with the deploy token that signed it', async () => {
    const { id, token } = await addToken('menus')
    const { proof } = (await sign(BODY, { authorization: `Deploy ${token}` })).json()
    expect((await check(proof)).statusCode).toBe(200)
    await test.app.inject({
      method: 'DELETE',
      url: `/api/Release/RevokeToken?Id=${id}`,
      headers: await test.signIn('operator'),
    })
    expect(await wrongField(check(proof))).toEqual([400, ['proof']])
  })

  it('ends when the signer is no longer an operator', async () => {
    const proof = (await sign(BODY, await test.signIn('operator'))).json().proof
    const setActive = (isActive: boolean) =>
      test.foundation.database.run(ALL_MERCHANTS, db =>
        db.execute(sql`update app_user set is_active = ${isActive} where email = 'operator@sufra.test'`),
      )
    await setActive(false)
    expect(await wrongField(check(proof))).toEqual([400, ['proof']])
    await setActive(true)
    expect((await check(proof)).statusCode).toBe(200)
  })

  it('ends when the root deploy token is replaced', async () => {
    const proof = await proofOf()
    const { secrets } = test.foundation
    const before = secrets.deployTokenHash
    secrets.deployTokenHash = Buffer.alloc(before.length, 1)
    const answer = await wrongField(check(proof))
    secrets.deployTokenHash = before
    expect(answer).toEqual([400, ['proof']])
  })

  it('ends when its origin is removed from the list', async () => {
    const later = await createTestApp({ JWT_SECRET: SECRET, REMOTE_ORIGINS: 'https://cdn.test' })
    const proof = await proofOf()
    const answer = release(later, 'CheckOverride', { proof }, await later.signIn('staff'))
    expect(await wrongField(answer)).toEqual([400, ['proof']])
    await later.close()
  })
})

it('checks a proof for signed-in people only', async () => {
  const proof = await proofOf()
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/Release/CheckOverride',
    payload: { proof },
  })
  expect(answer.statusCode).toBe(401)
})
