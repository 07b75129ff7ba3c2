import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom'

// jsdom has no network types. Node's own behave like those of a browser.
const NODE_GLOBALS = {
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

/** jsdom with the globals that every browser has and jsdom leaves out. Nothing of jsdom is replaced. */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, NODE_GLOBALS)
  }
}
