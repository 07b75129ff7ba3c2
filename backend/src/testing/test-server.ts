export const TEMPLATE_NAME = 'sufra_template'

const VARIABLE = 'SUFRA_TEST_SERVER'

/** Set by the global set-up for the processes that run the tests. */
export const publishTestServer = (url: string): void => {
  process.env[VARIABLE] = url
}

export const testServerUrl = (): string => {
  const url = process.env[VARIABLE]
  if (!url) throw new Error('The test server does not run: start the tests through jest')
  return url
}

export const urlOfDatabase = (name: string): string => {
  const url = new URL(testServerUrl())
  url.pathname = `/${name}`
  return url.href
}
