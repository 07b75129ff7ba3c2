import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPagePolicy } from './page-policy.ts'

const POLICY = "default-src 'self';script-src 'self' https://remotes.example;style-src 'self'"
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-policy-'))
})
afterAll(() => rm(folder, { recursive: true }))

const write = async (html: string): Promise<string> => {
  const page = join(folder, 'index.html')
  await writeFile(page, html)
  return page
}

it('allows exactly the inline scripts of a page in addition to the policy', async () => {
  const page = await write(
    '<script data-page="{}">start(1)</script><p></p><script data-from="/main.js">\nmain()\n</script>',
  )
  expect(createPagePolicy()(page, POLICY)).toBe(
    POLICY.replace(
      "script-src 'self'",
      `script-src 'self' 'sha256-${hashOf('start(1)')}' 'sha256-${hashOf('\nmain()\n')}'`,
    ),
  )
})

it.each([
  '<script src="/main.js"></script>',
  '<script defer src="/main.js"></script>',
  '<script type="application/json" id="texts">{}</script>',
  '<p>nothing</p>',
])('allows nothing more for %s', async html => {
  expect(createPagePolicy()(await write(html), POLICY)).toBe(POLICY)
})

it('allows the inline scripts of a later build', async () => {
  const policyOf = createPagePolicy()
  policyOf(await write('<script>one()</script>'), POLICY)
  const policy = policyOf(await write('<script>another()</script>'), POLICY)
  expect(policy).toContain(hashOf('another()'))
  expect(policy).not.toContain(hashOf('one()'))
})
