import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import { types } from 'node:util'
import { StartError } from '#src/errors/errors.ts'

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
  // Throws if key and certificate do not match, for example while a renewal has written only one of them.
  createSecureContext(certificate)
  return certificate
}

const isSame = (one: Certificate, other: Certificate): boolean =>
  one.cert.equals(other.cert) && one.key.equals(other.key)

/**
 * Reads the certificate for a start; an unusable one ends the start with one line. `ifRenewed` reads the files again
 * and returns a new certificate. It throws while the files are unusable, and the previous certificate stays in use.
 */
export const openCertificate = async (files: CertificateFiles) => {
  let current = await read(files).catch(error => {
    // In a context of node:vm, as in tests, Node's own errors belong to another realm.
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
