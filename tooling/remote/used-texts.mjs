import path from 'node:path'
import { parse, sourcesBelow } from './sources.mjs'

const callsIn = function* (node) {
  if (Array.isArray(node)) for (const each of node) yield* callsIn(each)
  else if (node && typeof node === 'object') {
    if (node.type === 'CallExpression') yield node
    for (const value of Object.values(node)) yield* callsIn(value)
  }
}

const calledName = ({ callee }) => callee.value ?? callee.property?.value

// `a ${b} c` depends on run time; 'a' and `a` do not.
const literalOf = node => {
  if (node?.type === 'StringLiteral') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].cooked
  return undefined
}

// With these options i18next uses another key, or none.
const CHANGES_KEY = new Set(['context', 'defaultValue', 'ns', 'keyPrefix'])

const hasOwnRules = ({ arguments: [, options] }) => {
  if (!options) return false
  const { type, properties = [] } = options.expression
  if (type !== 'ObjectExpression') return true
  return properties.some(({ type: kind, key, value }) =>
    kind === 'SpreadElement' ? true : CHANGES_KEY.has(key?.value ?? value),
  )
}

const keysIn = ({ tree, namespace }) => {
  const calls = [...callsIn(tree.body)]
  const hooks = calls.filter(call => calledName(call) === 'useTranslation')
  const isOwn =
    hooks.length > 0 &&
    hooks.every(call => call.arguments.length === 1 && literalOf(call.arguments[0].expression) === namespace)
  return calls
    .filter(call => calledName(call) === 't' && !hasOwnRules(call))
    .flatMap(call => literalOf(call.arguments[0]?.expression) ?? [])
    .flatMap(key => {
      if (key.startsWith(`${namespace}:`)) return [key.slice(namespace.length + 1)]
      return isOwn && !key.includes(':') ? [key] : []
    })
}

/**
 * Returns the literal text keys of its own namespace in the sources below `folder`, such as `t('orders:nav.orders')`,
 * each with the first file. Keys that are built at run time, and those of other namespaces, are excluded.
 */
export const usedTexts = ({ folder, namespace }) => {
  const used = new Map()
  for (const file of sourcesBelow(folder))
    for (const key of keysIn({ tree: parse({ folder, file }), namespace }))
      if (!used.has(key)) used.set(key, file.split(path.sep).join('/'))
  return [...used].map(([key, file]) => ({ key, file }))
}
