const IMPORT = /^import (?:type )?\{([^}]*)\} from '(@sufra\/shared[^']*)'/gm

const namesIn = list =>
  list
    .split(',')
    .map(
      each =>
        each
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0],
    )
    .filter(Boolean)

/**
 * Returns the deprecated exports of @sufra/shared that a source file imports, each as `file: problem`. They still
 * work, so the check reports them and does not fail.
 */
export const deprecatedImports = ({ name: file, text }, deprecations) =>
  [...text.matchAll(IMPORT)].flatMap(([, list, entry]) =>
    namesIn(list)
      .map(name => deprecations.find(each => each.from === entry && each.name === name))
      .filter(Boolean)
      .map(({ name, from, instead }) => `${file}: ${name} of ${from} is deprecated: ${instead}`),
  )
