import path from 'node:path'
import ts from 'typescript'

const OPTIONS = {
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
}

const KINDS = [
  [ts.SymbolFlags.Function, 'function'],
  [ts.SymbolFlags.Class, 'class'],
  [ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias, 'type'],
]

const typeOf = (symbol, checker) => {
  const known = KINDS.find(([flags]) => symbol.flags & flags && !(symbol.flags & ts.SymbolFlags.Variable))
  if (known) return known[1]
  if (/^[A-Z][a-z]/.test(symbol.name)) return 'component'
  const declared = symbol.valueDeclaration
  const calls = declared ? checker.getTypeOfSymbolAtLocation(symbol, declared).getCallSignatures() : []
  if (calls.length === 0) return 'value'
  return /^use[A-Z]/.test(symbol.name) ? 'hook' : 'function'
}

const originalOf = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const describe = (symbol, checker) => {
  const original = originalOf(symbol, checker)
  const about = ts.displayPartsToString(original.getDocumentationComment(checker))
  return { name: symbol.name, type: typeOf(original, checker), about: about.replace(/\s+/g, ' ') }
}

/** Returns the exports of each entry of a package, `{from: '@sufra/shared/ui', file}`: name, kind and docstring. */
export const readNames = entries => {
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    OPTIONS,
  )
  const checker = program.getTypeChecker()
  return entries.map(({ from, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file))
    if (!module) throw new Error(`${path.basename(file)} is not a module`)
    const names = checker.getExportsOfModule(module).map(symbol => describe(symbol, checker))
    return { from, names: names.toSorted((one, other) => (one.name < other.name ? -1 : 1)) }
  })
}
