/** The measured screens. A screen is usable once everything of `ready` is painted; `answers` is a field of its form. */
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

/** Another product's sign-in page, with which login is compared. */
export const PEER_SCREEN = {
  name: 'login',
  path: '/sign-in',
  marks: { ready: ['input[type=password]'], answers: 'input[type=password]' },
}

/** Largest allowed shares of the peer's times for the login page, on Slow 4G. */
export const PEER_GOALS = { largest: 0.3, interactive: 0.62, blocking: 0.25 }

/** Goal for a signed-in person's second visit on Slow 4G: when the screen is usable, in ms. */
export const SECOND_GOAL_MS = 2000
