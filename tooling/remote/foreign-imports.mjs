import path from 'node:path'
import { parse, sourcesBelow } from './sources.mjs'

const BEHIND_FACADES = /^(@chakra-ui|@emotion|framer-motion|react-router|react-router-dom)(\/|$)/

const sourcesOf = ({ type, typeOnly, source }) => {
  const isStatement = /^(Import|ExportNamed|ExportAll)Declaration$/.test(type)
  return isStatement && !typeOnly && source ? [source.value] : []
}

const dynamicIn = function* (node) {
  if (Array.isArray(node)) for (const each of node) yield* dynamicIn(each)
  else if (node && typeof node === 'object') {
    if (node.type === 'CallExpression' && node.callee.type === 'Import')
      yield node.arguments[0]?.expression?.value
    for (const value of Object.values(node)) yield* dynamicIn(value)
  }
}

/**
 * Returns imports below `folder` of libraries that a remote must use through `@sufra/shared`: a second copy has no
 * context.
 */
export const foreignImports = folder =>
  sourcesBelow(folder).flatMap(file => {
    const { body } = parse({ folder, file })
    const taken = [...body.flatMap(sourcesOf), ...dynamicIn(body)]
    return [...new Set(taken)]
      .filter(from => BEHIND_FACADES.test(from ?? ''))
      .map(from => ({ from, file: file.split(path.sep).join('/') }))
  })
