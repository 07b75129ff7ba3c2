const { existsSync } = require('node:fs')

const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell'
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// CHROMIUM_PATH replaces both browsers.
const firstOf = places => [process.env.CHROMIUM_PATH, ...places].find(place => place && existsSync(place))

const findChromium = () => firstOf(WHOLE)

const findLightChromium = () => firstOf([WITHOUT_WINDOW, ...WHOLE])

// CommonJS, because journeys are no ES modules under jest, and every module can load it.
module.exports = { findChromium, findLightChromium }
