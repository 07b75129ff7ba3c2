const { existsSync } = require('node:fs')

const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell'
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// What CHROMIUM_PATH names is taken for everything.
const firstOf = places => [process.env.CHROMIUM_PATH, ...places].find(place => place && existsSync(place))

const findChromium = () => firstOf(WHOLE)

const findLightChromium = () => firstOf([WITHOUT_WINDOW, ...WHOLE])

// Journeys are not modules of Node while they are tested, so this one is of the older kind, which everybody can load.
module.exports = { findChromium, findLightChromium }
