import type { Attack } from '../attack.ts'
import { call, describe, read } from '../api/call.ts'
import { fileForm, productForm } from '../api/form.ts'
import type { FormFile } from '../api/form.ts'
import { signIn } from '../api/people.ts'
import { pixelBomb, png } from '../api/png.ts'

const SCRIPT = '<script>document.title="owned"</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}<image href="file:///etc/passwd"/></svg>`
const LIMIT = 5 * 1024 * 1024

const good = png({ width: 64, height: 48, colour: [200, 120, 40] })
const padded = (bytes: Uint8Array, size: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length), 0x20)])

interface Picture extends Omit<FormFile, 'type'> {
  type?: string
  /** Acceptable HTTP statuses. */
  allowed: readonly number[]
}

const REFUSED = [400, 413, 415]
// A file that starts as a valid image may be accepted: re-encoding removes everything else.
const ANY = [200, ...REFUSED]

const PICTURES: Picture[] = [
  { name: 'a.svg', type: 'image/svg+xml', bytes: Buffer.from(SVG), allowed: REFUSED },
  { name: 'svg.png', bytes: Buffer.from(SVG), allowed: REFUSED },
  { name: 'xml.png', bytes: Buffer.from(`<?xml version="1.0"?>${SVG}`), allowed: REFUSED },
  { name: 'page.png', bytes: Buffer.from(`<!doctype html>${SCRIPT}`), allowed: REFUSED },
  { name: 'polyglot.gif', type: 'image/gif', bytes: Buffer.from(`GIF89a/*${SCRIPT}*/=1`), allowed: REFUSED },
  { name: 'head-only.png', bytes: good.subarray(0, 8), allowed: REFUSED },
  { name: 'half.png', bytes: good.subarray(0, good.length - 40), allowed: REFUSED },
  {
    name: 'head-and-page.png',
    bytes: Buffer.concat([good.subarray(0, 33), Buffer.from(SCRIPT)]),
    allowed: REFUSED,
  },
  { name: 'polyglot.png', bytes: Buffer.concat([good, Buffer.from(SCRIPT)]), allowed: ANY },
  { name: 'bomb-30000.png', bytes: pixelBomb(30_000), allowed: REFUSED },
  { name: 'bomb-65535.png', bytes: pixelBomb(65_535), allowed: REFUSED },
  { name: 'five-megabytes-and-one.png', bytes: padded(good, LIMIT + 1), allowed: REFUSED },
  { name: 'nothing.png', bytes: Buffer.alloc(0), allowed: REFUSED },
  { name: '../../../../etc/cron.d/a.png', bytes: good, allowed: ANY },
  { name: 'a\0.png', bytes: good, allowed: ANY },
  { name: 'good.png', bytes: good, allowed: [200] },
]

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads invalid, oversized and polyglot images and checks the served result. */
export const pictures: Attack = async ({ url, instance }, verdicts) => {
  const { token } = await signIn(url, 'admin')
  for (const { name, type = 'image/png', bytes, allowed } of PICTURES) {
    const answer = await call(url, { path: '/api/Image/Add', token, body: fileForm({ name, type, bytes }) })
    verdicts.check(allowed.includes(answer.status), () => ({
      what: `the picture ${name} is answered ${answer.status}`,
      sent: `POST /api/Image/Add with ${bytes.length} bytes as ${type}`,
      came: describe(answer),
    }))
    if (answer.status !== 200) continue
    const path = String(read(answer.text)?.imageUrl)
    const served = await call(url, { path })
    const isHarmless =
      served.headers.get('content-type') === 'image/webp' &&
      served.headers.get('x-content-type-options') === 'nosniff' &&
      !served.text.includes('script')
    verdicts.check(isHarmless && /^\/images\/[0-9a-f]{40}\.webp$/.test(path), () => ({
      what: `what is served of ${name} is not a picture of ours`,
      sent: `GET ${path}`,
      came: `${served.status} ${JSON.stringify(Object.fromEntries(served.headers))}`,
    }))
  }
  await checkPlaceholder({ url, token, dataDir: instance.dataDir }, verdicts)
}

// The 1×1 pixel that means "no picture" must be accepted with a product.
const checkPlaceholder = async (
  { url, token }: { url: string; token: string; dataDir: string },
  verdicts: Parameters<Attack>[1],
): Promise<void> => {
  const list = await call(url, { path: '/api/Product/Get?ServiceProviderId=1', token })
  const [product] = read(list.text)?.data ?? []
  const { id, name, categoryId, serviceProviderId, isVisible, price, index } = product
  const form = productForm(
    JSON.stringify({ id, name, categoryId, serviceProviderId, isVisible, price, index }),
  )
  form.append('File', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), 'placeholder.png')
  const answer = await call(url, { method: 'PUT', path: '/api/Product/Update', token, body: form })
  verdicts.check(answer.status === 200, () => ({
    what: 'the pixel that means "no picture" is refused',
    sent: 'PUT /api/Product/Update with a 1×1 png',
    came: describe(answer),
  }))
}
