import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom'

// jsdom has no fetch types. Node's own behave like a browser's.
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

/** jsdom with the standard browser globals that it lacks. Nothing of jsdom is replaced. */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, NODE_GLOBALS)
  }
}
