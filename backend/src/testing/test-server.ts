export const TEMPLATE_NAME = 'sufra_template'

const SERVER = 'SUFRA_TEST_SERVER'
const APP_LOGIN = 'SUFRA_TEST_APP_LOGIN'

/** Set by the global set-up for the processes that run the tests. */
export const publishTestServer = (url: string): void => {
  process.env[SERVER] = url
}

/** The application's login of the template: its rights are copied with it. */
export const publishAppLogin = (url: string): void => {
  process.env[APP_LOGIN] = url
}

const published = (variable: string): string => {
  const url = process.env[variable]
  if (!url) throw new Error('The test server does not run: start the tests through jest')
  return url
}

export const testServerUrl = (): string => published(SERVER)

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export const urlOfDatabase = (name: string): string => withDatabase(testServerUrl(), name)

/** As the application logs in, which row level security binds. */
export const appUrlOfDatabase = (name: string): string => withDatabase(published(APP_LOGIN), name)
