import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import { types } from 'node:util'
import { StartError } from '#src/errors.ts'

export interface Certificate {
  cert: Buffer
  key: Buffer
}

export interface CertificateFiles {
  cert: string
  key: string
}

const read = async ({ cert, key }: CertificateFiles): Promise<Certificate> => {
  const certificate = { cert: await readFile(cert), key: await readFile(key) }
  // Throws when they do not belong together, as while a renewal has written only one of them.
  createSecureContext(certificate)
  return certificate
}

const isSame = (one: Certificate, other: Certificate): boolean =>
  one.cert.equals(other.cert) && one.key.equals(other.key)

/**
 * The certificate as it lies there, for a start: one that cannot be used ends it with a line. `ifRenewed` reads again and
 * gives what is new; it throws, and the one before stays, while the files cannot be used.
 */
export const openCertificate = async (files: CertificateFiles) => {
  let current = await read(files).catch(error => {
    // Node's own errors belong to another realm where this runs in a context of node:vm, as in tests.
    const reason = types.isNativeError(error) && 'code' in error ? error.code : error
    throw new StartError(
      `Sufra cannot start: the certificate in TLS_CERT and TLS_KEY cannot be used (${reason}).`,
    )
  })
  return {
    current: () => current,
    ifRenewed: async (): Promise<Certificate | undefined> => {
      const found = await read(files)
      if (isSame(found, current)) return undefined
      current = found
      return found
    },
  }
}
