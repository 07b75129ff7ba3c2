import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const isExported = statement =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const declared = statement =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.text)
    : [statement.name?.text]

const exportedBy = statement => {
  if (ts.isExportDeclaration(statement))
    return statement.exportClause?.elements.map(({ name }) => name.text) ?? ['*']
  return isExported(statement) ? declared(statement) : []
}

const namesIn = file => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022)
  return [...new Set(source.statements.flatMap(exportedBy))].sort()
}

/**
 * Returns the public names of a package: for each entry of `exports` that is one TypeScript file, its sorted names.
 * Entries with patterns (the contracts) are excluded, because the API has versions of its own.
 */
export const readSurface = folder => {
  const { name, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const entries = Object.entries(exports).filter(([key, file]) => !key.includes('*') && /\.tsx?$/.test(file))
  return Object.fromEntries(
    entries.map(([key, file]) => [`${name}${key.slice(1)}`, namesIn(path.join(folder, file))]),
  )
}
