const NAME = 'PageHintsPlugin'
const GROUPS = ['login', 'account', 'onboarding', 'shell', 'federation']

/**
 * Writes `page-hints.json`: what the server names in the header of the page, so that browsers ask for it before the page's
 * first script tells them to. `factsOf` gives the chunks and fonts of a compilation, as that script gets them.
 */
export class PageHintsPlugin {
  constructor({ factsOf }) {
    this.factsOf = factsOf
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      // Beside the page: hashes of names are put right later, in both.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { chunks, fonts } = this.factsOf(compilation)
        const groups = Object.fromEntries(GROUPS.map(group => [group, chunks[group] ?? []]))
        compilation.emitAsset('page-hints.json', new sources.RawSource(JSON.stringify({ groups, fonts })))
      })
    })
  }
}
