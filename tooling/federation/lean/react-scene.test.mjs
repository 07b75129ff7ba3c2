/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repositoryRoot } from '../common.mjs'
import leanReactDom from './react-dom-loader.mjs'
import { playScreen } from './testing/react-scene.mjs'

const host = createRequire(path.join(repositoryRoot, 'host/package.json'))
const builtOf = (find, name) =>
  readFileSync(path.join(path.dirname(find.resolve(name)), `cjs/${name}.production.js`), 'utf8')
const renderer = createRequire(host.resolve('react-dom'))
const BUILT = {
  react: builtOf(host, 'react'),
  scheduler: builtOf(renderer, 'scheduler'),
  'react-dom': builtOf(host, 'react-dom'),
}
const client = readFileSync(
  path.join(path.dirname(host.resolve('react-dom')), 'cjs/react-dom-client.production.js'),
  'utf8',
)

// Every browser that runs the page has it; jsdom has not.
globalThis.reportError ??= () => undefined

/** React as a page has it, in copies of its own, with this text in the place of the renderer's. */
const reactWith = renderer => {
  const loaded = new Map()
  const load = name => {
    if (loaded.has(name)) return loaded.get(name).exports
    const module = { exports: {} }
    loaded.set(name, module)
    new Function('require', 'module', 'exports', BUILT[name] ?? renderer)(load, module, module.exports)
    return module.exports
  }
  return { React: load('react'), dom: load('react-dom'), client: load('react-dom/client') }
}

it('a screen behaves as it does with the whole renderer, and what would move from view to view is what it contains', async () => {
  const whole = reactWith(client)
  const less = reactWith(leanReactDom(client))
  const steps = await playScreen({ ...whole, Moving: whole.React.Fragment })
  expect(steps.length).toBeGreaterThan(25)
  expect(await playScreen({ ...less, Moving: less.React.ViewTransition })).toEqual(steps)
})

it('what rests in a room that keeps its layout is hidden by the room, and all else by React', async () => {
  const { React, dom, client: root } = reactWith(leanReactDom(client))
  const element = document.createElement('main')
  const inRoom = (mode, attributes) =>
    React.createElement(
      'div',
      attributes,
      React.createElement(React.Activity, { mode }, React.createElement('p', null, mode)),
    )
  const shown = root.createRoot(element)
  const display = () => [...element.querySelectorAll('p')].map(({ style }) => style.display)
  const show = mode =>
    dom.flushSync(() =>
      shown.render([
        React.cloneElement(inRoom(mode, { 'data-keeps-layout': '' }), { key: 'room' }),
        React.cloneElement(inRoom(mode), { key: 'other' }),
      ]),
    )
  show('visible')
  expect(display()).toEqual(['', ''])
  show('hidden')
  expect(display()).toEqual(['', 'none'])
  show('visible')
  expect(display()).toEqual(['', ''])
})
