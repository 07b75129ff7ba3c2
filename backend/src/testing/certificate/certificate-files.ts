import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Name = 'first' | 'renewed'

/** Returns one of two self-signed certificates for localhost in PEM, for clients to trust. */
export const certificateOf = (name: Name): Promise<Buffer> =>
  readFile(join(import.meta.dirname, `${name}.pem`))

/** Creates a folder for TLS_CERT and TLS_KEY with the first certificate in it. */
export const createCertificateFiles = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sufra-certificate-'))
  const cert = join(folder, 'fullchain.pem')
  const key = join(folder, 'privkey.pem')
  const putCert = (name: Name) => copyFile(join(import.meta.dirname, `${name}.pem`), cert)
  const putKey = (name: Name) => copyFile(join(import.meta.dirname, `${name}-key.pem`), key)
  await putCert('first')
  await putKey('first')
  return { cert, key, putCert, putKey, remove: () => rm(folder, { recursive: true }) }
}
