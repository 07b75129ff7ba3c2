import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import type { PublishRequest, RemoteContract } from '@sufra/shared/contracts/release'
import { ReleaseHistory } from '@sufra/shared/contracts/release-control'
import type { TestApp } from './create-test-app.ts'

export const sha384 = (text: string | Buffer): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

const CODE = 'export const code = 1'

/** Returns the contract of a remote version with one file, as a build creates it. */
export const contractOf = (
  name: string,
  version: string,
  changes: Partial<RemoteContract> = {},
): RemoteContract => ({
  schema: 1,
  name,
  version,
  hostApi: '^1.0.0',
  consumes: { react: '^19.0.0' },
  paths: [{ path: `${name}/:id`, roles: ['Admin'] }],
  nav: [
    {
      id: name,
      labelKey: 'nav',
      label: { ar: 'أ', en: 'A' },
      icon: 'x',
      path: name,
      order: 1,
      roles: ['Admin'],
    },
  ],
  background: [],
  i18n: { namespace: name, files: { ar: 'locales/ar.json', en: 'locales/en.json' } },
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': sha384(CODE) },
  sizes: { 'remoteEntry.js': { raw: 21, brotli: 20 } },
  ...changes,
})

export type DeployHeaders = Record<'authorization', string>

/** Returns the headers with the installation's root deploy token. */
export const rootToken = async ({ foundation }: TestApp): Promise<DeployHeaders> => {
  const token = await readFile(join(foundation.env.DATA_DIR, 'deploy-token'), 'utf8')
  return { authorization: `Deploy ${token}` }
}

export interface FileToSend {
  name: string
  version: string
  file: string
  text: string
  hash?: string
  /** content of the file in place of the text */
  bytes?: Buffer
}

/** Uploads one file as a team does. */
export const sendFile = async (
  test: TestApp,
  { name, version, file, text, bytes = Buffer.from(text), hash = sha384(bytes) }: FileToSend,
  headers?: DeployHeaders,
): Promise<LightMyRequestResponse> =>
  test.app.inject({
    method: 'POST',
    url: `/api/Release/Upload?${new URLSearchParams({ name, version, file, sha384: hash })}`,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream', ...(headers ?? (await rootToken(test))) },
  })

/** Uploads all files of a version and returns the body of its publication. */
export const storeVersion = async (
  test: TestApp,
  contract: RemoteContract,
  headers?: DeployHeaders,
): Promise<PublishRequest & { channel?: string }> => {
  const { name, version } = contract
  const text = JSON.stringify(contract)
  for (const [file, content] of [
    ['remoteEntry.js', CODE],
    ['contract.json', text],
  ] as const) {
    const answer = await sendFile(test, { name, version, file, text: content }, headers)
    if (answer.statusCode !== 200) throw new Error(`${file} cannot be stored: ${answer.body}`)
  }
  return {
    name,
    version,
    baseUrl: `/remotes/${name}/${version}/`,
    integrity: sha384(text),
    contract,
    // The deployment approves its own versions when it publishes them; a team's token cannot.
    ...(!headers && { approve: true as const }),
  }
}

/** Sends a change of releases, such as `Publish` or `Rollback`. */
export const release = async (
  test: TestApp,
  action: string,
  ...[payload, headers]: [body: object, caller?: DeployHeaders]
): Promise<LightMyRequestResponse> =>
  test.app.inject({
    method: 'POST',
    url: `/api/Release/${action}`,
    payload,
    headers: headers ?? (await rootToken(test)),
  })

/** Uploads and publishes a version. */
export const publishVersion = async (
  test: TestApp,
  [name, version]: readonly [string, string],
  changes: { channel?: string } = {},
) => {
  const request = await storeVersion(test, contractOf(name, version))
  const answer = await release(test, 'Publish', { ...request, ...changes })
  if (answer.statusCode !== 200) throw new Error(`${name} cannot be published: ${answer.body}`)
  return answer.json()
}

/** Returns the changes of pointers, newest first, without the uploads. */
export const changesOf = async (test: TestApp, query = '') => {
  const url = `/api/Release/History${query}`
  const answer = await test.app.inject({ url, headers: await test.signIn('operator') })
  const events = ReleaseHistory.parse(answer.json())
  return events.flatMap(event => ('revision' in event ? event : []))
}
