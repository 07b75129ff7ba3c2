import { X509Certificate, createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../../federation/common.mjs'

const folder = path.join(repositoryRoot, 'backend/src/testing/certificate')

/** The tests' certificate for localhost, as files and as bytes. */
export const CERTIFICATE_FILES = {
  cert: path.join(folder, 'first.pem'),
  key: path.join(folder, 'first-key.pem'),
}
export const readCertificate = () => ({
  cert: readFileSync(CERTIFICATE_FILES.cert),
  key: readFileSync(CERTIFICATE_FILES.key),
})

/** Makes a browser trust this certificate only; a browser that ignores all certificate errors does not cache. */
export const trustTestCertificate = () => {
  const { publicKey } = new X509Certificate(readCertificate().cert)
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`
}
