import MiniCssExtractPlugin from 'mini-css-extract-plugin'

/**
 * Lets the host set the registry's hash on each chunk that webpack loads later, styles included. The federation
 * runtime loads remoteEntry itself, through a hook of the host; without this plugin a changed chunk would run.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', compilation => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        code => `${code}\nif (self.sufraGuardScript) self.sufraGuardScript(script, url);`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (code, { tag }) => `${code}\nif (self.sufraGuardStyle) self.sufraGuardStyle(${tag});`,
      )
    })
  }
}
