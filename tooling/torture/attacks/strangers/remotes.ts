import { createHash } from 'node:crypto'
import type { Attack } from '../../attack.ts'
import { call, describe, read } from '../../api/call.ts'
import { signIn } from '../../api/people.ts'

const VERSION = '9.9.9-torture001'
const PAGES = [
  ['page.html', '<!doctype html><script src="page.js"></script>'],
  ['page.htm', '<!doctype html><script src="page.js"></script>'],
  ['page.xhtml', '<html xmlns="http://www.w3.org/1999/xhtml"><script src="page.js"/></html>'],
  ['page.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script href="page.js"/></svg>'],
  ['page.xml', '<?xml-stylesheet href="page.js"?><a/>'],
  ['page.js', 'document.title = "owned"'],
] as const

const DOCUMENT = /text\/html|application\/xhtml|image\/svg|\/xml/

// A document opened directly would run in this origin with the permissions of the signed-in person.
const isDocument = (headers: Headers): boolean => {
  const isHeld =
    /sandbox/.test(headers.get('content-security-policy') ?? '') ||
    /attachment/.test(headers.get('content-disposition') ?? '')
  return DOCUMENT.test(headers.get('content-type') ?? '') && !isHeld
}

/** Uploads documents and scripts with a team's deploy token. None may be served as a document of this origin. */
export const remotes: Attack = async ({ url }, verdicts) => {
  const { token } = await signIn(url, 'operator')
  const made = await call(url, {
    path: '/api/Release/AddToken',
    token,
    json: { label: 'Torture', remote: 'menus', channel: 'stable' },
  })
  const authorization = `Deploy ${read(made.text)?.token}`
  for (const [file, text] of PAGES) {
    const sha384 = `sha384-${createHash('sha384').update(text).digest('base64')}`
    const query = new URLSearchParams({ name: 'menus', version: VERSION, file, sha384 })
    const uploaded = await call(url, {
      path: `/api/Release/Upload?${query}`,
      body: text,
      headers: { authorization, 'content-type': 'application/octet-stream' },
    })
    const path = `/remotes/menus/${VERSION}/${file}`
    const served = await call(url, { path, headers: { accept: 'text/html,*/*' } })
    verdicts.check(served.status !== 200 || !isDocument(served.headers), () => ({
      what: 'a file of a remote is served as a document of this origin',
      sent: `upload of ${file} (${describe(uploaded)}), then GET ${path}`,
      came: `${served.status} ${served.headers.get('content-type')}`,
    }))
  }
}
