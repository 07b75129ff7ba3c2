import { keepStyles } from './quick-styles.cjs'
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom'

// What every browser has and jsdom leaves out. Node's own, so that a Response in a test behaves like a real one.
const FROM_NODE = {
  fetch,
  Headers,
  Request,
  Response,
  ReadableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  structuredClone,
}

/** jsdom with the network types that the front end is written against. */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, FROM_NODE)
    keepStyles(this.global)
  }
}
