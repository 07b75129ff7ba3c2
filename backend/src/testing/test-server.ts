export const TEMPLATE_NAME = 'sufra_template'

const SERVER = 'SUFRA_TEST_SERVER'
const APP_LOGIN = 'SUFRA_TEST_APP_LOGIN'

/** Set by the global setup for the processes that run the tests. */
export const publishTestServer = (url: string): void => {
  process.env[SERVER] = url
}

/** The application's login in the template; a copy of the database keeps its grants. */
export const publishAppLogin = (url: string): void => {
  process.env[APP_LOGIN] = url
}

const published = (variable: string): string => {
  const url = process.env[variable]
  if (!url) throw new Error('The test server is not running: start the tests with jest')
  return url
}

export const testServerUrl = (): string => published(SERVER)

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export const urlOfDatabase = (name: string): string => withDatabase(testServerUrl(), name)

/** Returns the address of a database with the application's login, to which row level security applies. */
export const appUrlOfDatabase = (name: string): string => withDatabase(published(APP_LOGIN), name)
