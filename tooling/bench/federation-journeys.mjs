const PASSWORD = 'Sufra-demo-1'

const signInByForm = async ({ page, email, waitForQuiet }) => {
  const password = page.locator('input[type=password]')
  await password.waitFor()
  await page.locator('input[type=email]').fill(email)
  await password.fill(PASSWORD)
  await waitForQuiet()
  const startedAt = await page.evaluate(() => performance.now())
  await page.locator('button[type=submit]').click()
  return startedAt
}

/**
 * The screens that are compared. `marks` say when one can be used: everything of `ready` is painted and, where there is a
 * `press`, that button has answered. With `act` the time runs from what it returns, otherwise from the navigation.
 */
export const JOURNEYS = [
  {
    name: 'live orders, deep link',
    path: '/live-order',
    account: 'staff@sufra.test',
    marks: {
      ready: ['main h1', 'article[data-order] button[aria-haspopup=menu]'],
      press: 'article[data-order] button[aria-haspopup=menu]',
      answered: 'article[data-order] button[aria-haspopup=menu][aria-expanded=true]',
    },
  },
  {
    name: 'login to dashboard',
    path: '/login',
    account: 'admin@sufra.test',
    act: ({ page, waitForQuiet }) => signInByForm({ page, email: 'admin@sufra.test', waitForQuiet }),
    marks: { ready: ['main h1', 'main dl dd', 'main ol li, main ul li'] },
  },
  { name: 'login page', path: '/login', marks: { ready: ['input[type=email]', 'input[type=password]'] } },
]
