/** The screens that are opened. One can be used once everything of `ready` is painted; `answers` is a field of its form. */
export const SCREENS = [
  {
    name: 'login',
    path: '/login',
    goalKb: 131.5,
    marks: { ready: ['input[type=email]', 'input[type=password]'], answers: 'input[type=password]' },
  },
  {
    name: 'live orders',
    path: '/live-order',
    goalKb: 238,
    account: 'staff@sufra.test',
    marks: { ready: ['article[data-order]', '#lane-new [data-press="Accept"]:not([disabled])'] },
  },
]

/** Another product's page for signing in, which login is held against. */
export const PEER_SCREEN = {
  ...{ name: 'login', path: '/sign-in' },
  marks: { ready: ['input[type=password]'], answers: 'input[type=password]' },
}

/** The largest share of the peer's time that the login page may take, on Slow 4G. */
export const PEER_GOALS = { largest: 0.3, interactive: 0.62, blocking: 0.25 }

/** A signed-in person's second visit, on Slow 4G: when the screen can be used, in ms. */
export const SECOND_GOAL_MS = 2000
