const NAME = 'PageHintsPlugin'
const GROUPS = ['login', 'account', 'onboarding', 'shell', 'federation']

/**
 * Writes `page-hints.json`: the files that the server names in the Link header of the page, so that browsers request
 * them before the page's first script does. `factsOf` returns the chunks and fonts of a compilation, as that script
 * gets them.
 */
export class PageHintsPlugin {
  constructor({ factsOf }) {
    this.factsOf = factsOf
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      // At the stage of the page: later stages change file hashes in both.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { chunks, fonts } = this.factsOf(compilation)
        const groups = Object.fromEntries(GROUPS.map(group => [group, chunks[group] ?? []]))
        compilation.emitAsset('page-hints.json', new sources.RawSource(JSON.stringify({ groups, fonts })))
      })
    })
  }
}
